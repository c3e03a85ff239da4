import { OverviewTimelineView } from "../../../src/components/overview-timeline/OverviewTimelineView";
import { startBench } from "../page/start";
import { Provider } from "./Provider";
import { readAsTheQueryDoes } from "./read-as-the-query-does";

startBench({
  rows: '[data-slot="timeline-entry"]',
  read: readAsTheQueryDoes,
  inSight: (size) => size - 3,
  View: ({ entries }) => (
    <Provider>
      <OverviewTimelineView entries={entries} fill />
    </Provider>
  ),
});
