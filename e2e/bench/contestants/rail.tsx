import { TimelineRailView } from "../../../src/components/timeline-rail/TimelineRailView";
import { thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";
import { Provider } from "./Provider";
import { readAsTheQueryDoes } from "./read-as-the-query-does";

startBench({
  rows: '[data-slot="timeline-entry"]',
  read: readAsTheQueryDoes,
  inSight: thirdOldest,
  View: ({ entries, defaultOpen }) => (
    <Provider>
      <TimelineRailView entries={entries} defaultOpen={defaultOpen} fill />
    </Provider>
  ),
});
