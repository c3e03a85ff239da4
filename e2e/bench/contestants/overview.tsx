import { Overview } from "../../../src/components/overview-timeline/OverviewTimelineView";
import { startBench } from "../page/start";
import { Provider } from "./Provider";
import { readAsTheQueryDoes } from "./read-as-the-query-does";

/** `OverviewTimeline`, without the network: its answers are read as its query reads them. */
startBench({
  rows: '[data-slot="timeline-entry"]',
  read: readAsTheQueryDoes,
  inSight: (size) => size - 3,
  View: ({ entries }) => (
    <Provider>
      <Overview entries={entries} fill forwardedRef={null} />
    </Provider>
  ),
});
