import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useRef } from "react";
import type { TimelineEntry } from "../../../src/model/types";
import { inDisclosure } from "../contestants/Disclosure";
import { keepIdentity, keyOf } from "../contestants/keep-identity";
import { RowContent } from "../contestants/RowContent";
import { thirdOldest } from "../page/contestant";
import { startBench } from "../page/start";

const Row = memo(RowContent);

const List = memo(function List({ entries }: { entries: readonly TimelineEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    getItemKey: (at) => {
      const entry = entries[at];
      return entry ? keyOf(entry) : at;
    },
    estimateSize: () => 60,
    overscan: 5,
  });
  return (
    <ol ref={list} style={{ height: rows.getTotalSize(), position: "relative", margin: 0, padding: 0 }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={String(key)}
              ref={rows.measureElement}
              data-index={index}
              style={{ position: "absolute", insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <i data-state={entry.state} />
              <Row entry={entry} />
            </li>
          )
        );
      })}
    </ol>
  );
});

/** A bound: a list of which only the rows in sight are drawn, and again only those that changed. */
startBench({
  rows: "li",
  read: keepIdentity,
  inSight: thirdOldest,
  View: inDisclosure(List),
});
