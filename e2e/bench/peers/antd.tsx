import { Timeline } from "antd";
import { inDisclosure } from "../contestants/Disclosure";
import { keyOf } from "../contestants/keep-identity";
import { RowContent } from "../contestants/RowContent";
import { readAnew, thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";

/** antd's Timeline, as its documentation shows it. */
startBench({
  rows: "li.ant-timeline-item",
  read: readAnew,
  inSight: thirdOldest,
  View: inDisclosure(({ entries }) => (
    <Timeline
      items={entries.map((entry) => ({
        key: keyOf(entry),
        color: entry.state === "failed" ? "red" : "green",
        content: <RowContent entry={entry} />,
      }))}
    />
  )),
});
