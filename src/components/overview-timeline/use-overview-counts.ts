"use client";

import { useMemo } from "react";
import type { OutcomeCounts, TimelineEntry } from "../../model/types";
import { isFiltering, type OverviewFilter } from "../../view/filter";
import { railHeader } from "../../view/rail-header";

import { useOverviewUi } from "./use-overview-ui";

/** What is said of the rows of an overview. */
export interface OverviewCounts {
  counts: OutcomeCounts;
  unreadable: number;
  /** The steps in words; where a limit cut rows off, they say that they are of the newest only. */
  steps: string;
}

/** Counts of exactly these rows. `newest` is how many were loaded where a limit cut the rest of the range off, else null. */
export function useOverviewCounts(
  shown: readonly TimelineEntry[],
  newest: number | null,
  filter: OverviewFilter,
): OverviewCounts {
  const { messages } = useOverviewUi();
  const { counts, unreadable } = useMemo(() => railHeader(shown), [shown]);
  return { counts, unreadable, steps: stepsText(counts.total) };

  function stepsText(total: number): string {
    if (newest === null) return messages.stepCount(total);
    return isFiltering(filter) ? messages.stepsOfNewest(total, newest) : messages.newestStepCount(total);
  }
}
