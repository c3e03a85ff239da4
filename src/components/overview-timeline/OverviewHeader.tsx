"use client";

import type { TimelineEntry } from "../../model/types";
import type { OverviewFilter } from "../../view/filter";
import { OutcomeCountsLine } from "../shared/OutcomeCountsLine";
import { useOverviewCounts } from "./use-overview-counts";

interface OverviewHeaderProps {
  shown: readonly TimelineEntry[];
  /** How many entries were loaded, where a limit cut the rest of the range off; else null. */
  newest: number | null;
  filter: OverviewFilter;
  live: boolean;
}

/** Counts of exactly the rows below it; where a limit cut rows off, it says that it counts the newest only. */
export function OverviewHeader({ shown, newest, filter, live }: OverviewHeaderProps) {
  const { counts, unreadable, steps } = useOverviewCounts(shown, newest, filter);
  // Nothing of the range has been read yet: there is nothing to count, and not zero of it.
  if (newest === 0) return null;
  return (
    <div data-slot="overview-counts" className="tl:shrink-0 tl:px-3 tl:py-2">
      <OutcomeCountsLine counts={counts} unreadable={unreadable} steps={steps} live={live} />
    </div>
  );
}
