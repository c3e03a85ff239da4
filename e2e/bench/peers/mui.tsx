import {
  Timeline,
  TimelineConnector,
  TimelineContent,
  TimelineDot,
  TimelineItem,
  TimelineSeparator,
} from "@mui/lab";
import { inDisclosure } from "../contestants/Disclosure";
import { keyOf } from "../contestants/keep-identity";
import { RowContent } from "../contestants/RowContent";
import { readAnew, thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";

/** MUI Lab's Timeline, as its documentation shows it. */
startBench({
  rows: "li.MuiTimelineItem-root",
  read: readAnew,
  inSight: thirdOldest,
  View: inDisclosure(({ entries }) => (
    <Timeline>
      {entries.map((entry) => (
        <TimelineItem key={keyOf(entry)}>
          <TimelineSeparator>
            <TimelineDot color={entry.state === "failed" ? "error" : "success"} />
            <TimelineConnector />
          </TimelineSeparator>
          <TimelineContent>
            <RowContent entry={entry} />
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  )),
});
