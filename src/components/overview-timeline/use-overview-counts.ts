"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import { overviewSteps } from "../../view/counts-text";
import type { OverviewFilter } from "../../view/filter";
import { type RailHeader, railHeader } from "../../view/rail-header";
import { useOverviewUi } from "./use-overview-ui";

/** What is said of the rows of an overview. */
export interface OverviewCounts extends RailHeader {
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
  const header = useMemo(() => railHeader(shown), [shown]);
  return { ...header, steps: overviewSteps(header.counts.total, newest, filter, messages) };
}
