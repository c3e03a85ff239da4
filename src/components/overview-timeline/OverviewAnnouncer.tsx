"use client";

import { useEffect, useState } from "react";
import { type ChatsCoverage, isComing } from "../../view/chats-coverage";
import { LiveRegion } from "../shared/LiveRegion";
import { useCountsText } from "../shared/OutcomeCountsLine";
import { useCoverageText } from "./use-coverage-text";
import type { OverviewCounts } from "./use-overview-counts";
import { useOverviewUi } from "./use-overview-ui";

/** While somebody types, each letter changes the results: they are said when they have stood for so long. In ms. */
const PAUSE = 500;

/** What was closed is said with what is left, once that has been counted; and several at once, together. In ms. */
const SHORT_PAUSE = 100;

interface OverviewAnnouncerProps {
  counted: OverviewCounts;
  newest: number | null;
  /** Whether there is anything to count yet. */
  loaded: boolean;
  coverage: ChatsCoverage;
  /** What came of taking it along, and the how many-th time that was. */
  taken: { words: string; nth: number };
  /** What was closed, in words, oldest first; and how much is left, in words. */
  told: readonly string[];
  left: string;
  /** Where somebody was led to among the unfinished rows. */
  ledTo: { words: string; nth: number } | null;
}

/** Tells a screen reader what a filter, a range or an update left, and what was closed, each once. */
export function OverviewAnnouncer({
  counted,
  newest,
  loaded,
  coverage,
  taken,
  told,
  left,
  ledTo,
}: OverviewAnnouncerProps) {
  const { messages } = useOverviewUi();
  const { counts, unreadable, steps } = counted;
  const lacking = useCoverageText(coverage);
  const text = useCountsText(counts, unreadable, steps);
  const said = messages.results(lacking === null ? text : `${text}, ${lacking}`);
  const results = newest === 0 ? messages.allAfterRange : said;
  const closings = useClosings(told, left);
  // Rows that come one chat after the other are told of once, all together.
  const isSettled = loaded && !isComing(coverage);
  return (
    <LiveRegion
      news={[
        { words: ledTo?.words ?? "", about: ledTo ? String(ledTo.nth) : undefined },
        { words: closings.words, about: String(closings.said) },
        { words: taken.words, about: String(taken.nth) },
        { words: useSettled(isSettled ? results : null, PAUSE) },
        { words: useSettled(loaded ? "" : messages.loading, PAUSE) },
      ]}
    />
  );
}

/** What came of closing since it was last said, with what is left by then. Said once: what changes later is no news of it. */
function useClosings(told: readonly string[], left: string): { words: string; said: number } {
  const settled = useSettled(told, SHORT_PAUSE);
  const [closings, setClosings] = useState({ words: "", said: settled.length });
  if (settled.length > closings.said)
    setClosings({ words: [...settled.slice(closings.said), `${left}.`].join(" "), said: settled.length });
  return closings;
}

function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
