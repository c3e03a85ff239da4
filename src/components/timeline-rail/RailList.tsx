"use client";

import { Fragment, memo, useDeferredValue, useMemo, useRef, useState } from "react";
import { entryKeys } from "../../model/entry-key";
import type { TimelineEntry } from "../../model/types";
import { dayChanges } from "../../view/day-changes";
import { plainItems } from "../../view/drawn-items";
import { localDay } from "../../view/local-day";
import { matchesWords, searchWords } from "../../view/search-text";
import { LONG } from "../long-list/load-row-window";
import { RowGap } from "../long-list/RowGap";
import { useDrawnRows } from "../long-list/use-drawn-rows";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";
import { MoreRows } from "../shared/MoreRows";
import { RailRow } from "./RailRow";
import { RailSearch } from "./RailSearch";

interface RailListProps {
  entries: readonly TimelineEntry[];
  asOf: number | undefined;
  onStepSelect: ((entry: TimelineEntry) => void) | undefined;
}

/** The rail's steps, oldest first. A list too long to be there as a whole can be searched: the browser sees part of it. */
export const RailList = memo(function RailList({ entries, asOf, onStepSelect }: RailListProps) {
  const { messages } = useTimelineUi();
  const [text, setText] = useState("");
  // Typing stays quick while a long list catches up.
  const words = useDeferredValue(text);
  const found = useMemo(() => {
    const wanted = searchWords(words);
    return wanted.length === 0 ? entries : entries.filter((entry) => matchesWords(entry, wanted));
  }, [entries, words]);
  if (entries.length === 0) return <p className="tl:px-3 tl:py-2.5 tl:text-muted">{messages.emptyChat}</p>;
  return (
    <>
      {(entries.length > LONG || text !== "") && (
        <RailSearch text={text} onChange={setText} found={words.trim() === "" ? null : found.length} />
      )}
      <RailRows entries={found} asOf={asOf} onStepSelect={onStepSelect} />
    </>
  );
});

const RailRows = memo(function RailRows({ entries, asOf, onStepSelect }: RailListProps) {
  const { timeZone } = useTimelineUi();
  const today = useAtTime((now) => localDay(now, timeZone), 60_000);
  const keys = useMemo(() => entryKeys(entries), [entries]);
  const days = useMemo(() => dayChanges(entries, timeZone, today), [entries, timeZone, today]);
  const list = useRef<HTMLOListElement>(null);
  const { drawn, after, windowed, keptPlace, undrawn, drawMore } = useDrawnRows(
    list,
    useMemo(() => plainItems(keys), [keys]),
  );
  return (
    <>
      {/* Safari forgets that a list without markers is one, unless told. */}
      <ol
        ref={list}
        role="list"
        className={`tl:list-none tl:py-1 ${windowed ? "tl:[overflow-anchor:none]" : ""}`}
      >
        {windowed && <RowGap as="li" height={drawn[0]?.gap ?? 0} />}
        {drawn.map(({ position, gap }, at) => {
          const entry = entries[position];
          return (
            entry && (
              <Fragment key={keys[position]}>
                {gap > 0 && at > 0 && <RowGap as="li" height={gap} />}
                <RailRow
                  entry={entry}
                  withDay={days[position] ?? false}
                  asOf={asOf}
                  onSelect={onStepSelect}
                />
              </Fragment>
            )
          );
        })}
        {windowed && <RowGap as="li" height={after} />}
      </ol>
      {keptPlace}
      <MoreRows count={undrawn} drawMore={drawMore} />
    </>
  );
});
