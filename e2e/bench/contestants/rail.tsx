import { Rail } from "../../../src/components/timeline-rail/TimelineRailView";
import { thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";
import { Provider } from "./Provider";
import { readAsTheQueryDoes } from "./read-as-the-query-does";

/** `TimelineRail`, without the network: its answers are read as its query reads them. */
startBench({
  rows: '[data-slot="timeline-entry"]',
  read: readAsTheQueryDoes,
  inSight: thirdOldest,
  View: ({ entries, defaultOpen }) => (
    <Provider>
      <Rail entries={entries} defaultOpen={defaultOpen} fill forwardedRef={null} />
    </Provider>
  ),
});
