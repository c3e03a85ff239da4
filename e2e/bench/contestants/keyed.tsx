import { memo } from "react";
import type { TimelineEntry } from "../../../src/model/types";
import { thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";
import { inDisclosure } from "./Disclosure";
import { keepIdentity, keyOf } from "./keep-identity";
import { RowContent } from "./RowContent";

const Row = memo(function Row({ entry }: { entry: TimelineEntry }) {
  return (
    <li>
      <i data-state={entry.state} />
      <RowContent entry={entry} />
    </li>
  );
});

const List = memo(function List({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <Row key={keyOf(entry)} entry={entry} />
      ))}
    </ol>
  );
});

/** A bound: the plainest list that draws all rows, and again only those that changed. */
startBench({
  rows: "li",
  read: keepIdentity,
  inSight: thirdOldest,
  View: inDisclosure(List),
});
