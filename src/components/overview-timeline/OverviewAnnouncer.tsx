"use client";

import { useEffect, useState } from "react";
import type { Milestone } from "../../model/types";
import { type ChatsCoverage, isComing } from "../../view/chats-coverage";
import { quotedName } from "../../view/name-of";
import { LiveRegion } from "../shared/LiveRegion";
import { useCountsText } from "../shared/OutcomeCountsLine";
import { useCoverageText } from "./use-coverage-text";
import type { OverviewCounts } from "./use-overview-counts";
import { useOverviewUi } from "./use-overview-ui";

/** While somebody types, each letter changes the results: they are said when they have stood for so long. In ms. */
const PAUSE = 500;

interface OverviewAnnouncerProps {
  counted: OverviewCounts;
  newest: number | null;
  /** Whether there is anything to count yet. */
  loaded: boolean;
  coverage: ChatsCoverage;
  lastClosed: Milestone | null;
}

/** Tells a screen reader what a filter, a range or an update left, and what was closed, each once. */
export function OverviewAnnouncer({ counted, newest, loaded, coverage, lastClosed }: OverviewAnnouncerProps) {
  const { messages } = useOverviewUi();
  const { counts, unreadable, steps } = counted;
  const lacking = useCoverageText(coverage);
  const text = useCountsText(counts, unreadable, steps);
  const said = messages.results(lacking === null ? text : `${text}, ${lacking}`);
  const results = newest === 0 ? messages.allAfterRange : said;
  // Rows that come one chat after the other are told of once, all together.
  const isSettled = loaded && !isComing(coverage);
  return (
    <LiveRegion
      news={[
        {
          words: lastClosed === null ? "" : messages.closed(quotedName(lastClosed, messages)),
          about: lastClosed?.id,
        },
        { words: useSettled(isSettled ? results : null, PAUSE) },
        { words: useSettled(loaded ? "" : messages.loading, PAUSE) },
      ]}
    />
  );
}

function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
