import { TimelineRailView } from "../../../src";
import { readAnew, thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";
import { Provider } from "./Provider";

/** `TimelineRailView` in a host with fetching of its own, which hands over each answer as it comes. */
startBench({
  rows: '[data-slot="timeline-entry"]',
  read: readAnew,
  inSight: thirdOldest,
  View: ({ entries, defaultOpen }) => (
    <Provider>
      <TimelineRailView entries={entries} defaultOpen={defaultOpen} fill />
    </Provider>
  ),
});
