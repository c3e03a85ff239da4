"use client";

import { memo, useMemo, useRef } from "react";
import { entryKeys } from "../../model/entry-key";
import type { TimelineEntry } from "../../model/types";
import { dayChanges } from "../../view/day-changes";
import { plainItems } from "../../view/drawn-items";
import { localDay } from "../../view/local-day";
import { RowGap } from "../long-list/RowGap";
import { useDrawnRows } from "../long-list/use-drawn-rows";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";
import { KeptPlace } from "../shared/KeptPlace";
import { MoreRows } from "../shared/MoreRows";
import { RailRow } from "./RailRow";
import type { StepSearch } from "./use-step-search";

interface RailRowsProps {
  entries: readonly TimelineEntry[];
  asOf: number | undefined;
  onStepSelect: ((entry: TimelineEntry) => void) | undefined;
  /** What the reader asked to see. */
  subject: string;
}

interface RailListProps extends Omit<RailRowsProps, "subject"> {
  search: StepSearch;
}

/** The rail's steps, oldest first. A list too long to be there as a whole can be searched: the browser sees part of it. */
export const RailList = memo(function RailList({ entries, search, asOf, onStepSelect }: RailListProps) {
  const { messages } = useTimelineUi();
  const { part, text, setText, found, count } = search;
  if (entries.length === 0) return <p className="tl:px-3 tl:py-2.5 tl:text-muted">{messages.emptyChat}</p>;
  return (
    <>
      {part && <part.RailSearch text={text} onChange={setText} found={count} />}
      <RailRows entries={found} subject={text} asOf={asOf} onStepSelect={onStepSelect} />
    </>
  );
});

const RailRows = memo(function RailRows({ entries, subject, asOf, onStepSelect }: RailRowsProps) {
  const { times, timeZone, clock } = useTimelineUi();
  const today = useAtTime((now) => localDay(now, timeZone), 60_000);
  const keys = useMemo(() => entryKeys(entries), [entries]);
  const list = useRef<HTMLOListElement>(null);
  const { drawn, after, windowed, undrawn, drawMore } = useDrawnRows(
    list,
    useMemo(() => plainItems(keys), [keys]),
  );
  const days = useMemo(() => {
    const positions = drawn.map(({ position }) => position);
    return dayChanges(entries, positions, timeZone, today);
  }, [entries, drawn, timeZone, today]);
  const dayAt = (position: number) => {
    const day = days.get(position);
    return day === undefined ? null : times.shortDay(day, clock.now());
  };
  return (
    <KeptPlace list={list} subject={subject}>
      {/* Safari forgets that a list without markers is one, unless told. */}
      <ol
        ref={list}
        role="list"
        className={`tl:list-none tl:py-1 ${windowed ? "tl:[overflow-anchor:none]" : ""}`}
      >
        {windowed && <RowGap as="li" height={drawn[0]?.gap ?? 0} />}
        {drawn.flatMap(({ position, gap }, at) => {
          const entry = entries[position];
          if (!entry) return [];
          const key = keys[position];
          const row = (
            <RailRow
              key={key}
              entry={entry}
              day={dayAt(position)}
              inThread={entry.thread?.id !== entries[position - 1]?.thread?.id}
              asOf={asOf}
              onSelect={onStepSelect}
            />
          );
          return gap > 0 && at > 0 ? [<RowGap key={`gap ${key}`} as="li" height={gap} />, row] : [row];
        })}
        {windowed && <RowGap as="li" height={after} />}
      </ol>
      <MoreRows count={undrawn} drawMore={drawMore} />
    </KeptPlace>
  );
});
