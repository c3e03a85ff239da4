"use client";

import { useMemo } from "react";
import { comparisonMessages } from "../../messages/comparison-messages";
import type { TimelineEntry } from "../../model/types";
import { compareRanges } from "../../view/compare-ranges";
import { askedRange, filterEntries, type OverviewFilter } from "../../view/filter";
import { localDay } from "../../view/local-day";
import { correctProjectEntries } from "../../view/project-corrections";
import { rangeBefore } from "../../view/range-before";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";
import { useReadableEntries } from "../shared/use-readable-entries";

/** A range that is complete, to be compared with the one before it. */
export interface ComparedRange {
  /** What the filter leaves of it. */
  entries: readonly TimelineEntry[];
  filter: OverviewFilter;
}

interface ComparisonProps extends ComparedRange {
  /** All entries of the range before. */
  previous: readonly TimelineEntry[];
}

/** How much is open and failed beside the range before, in a quiet sentence; nothing where neither range has any. */
export function Comparison({ entries, filter, previous }: ComparisonProps) {
  const { wordsOf, timeZone } = useTimelineUi();
  const { comparison } = useMemo(() => wordsOf(comparisonMessages), [wordsOf]);
  const { entries: readable } = useReadableEntries(previous);
  const before = useMemo(
    () => readable && filterEntries(correctProjectEntries(readable), filter),
    [readable, filter],
  );
  const compared = useMemo(() => before && compareRanges(entries, before), [entries, before]);
  const today = useAtTime((now) => localDay(now, timeZone), 60_000);
  const name = today === null ? undefined : rangeBefore(askedRange(filter.range), today)?.name;
  if (!compared || !name) return null;
  return (
    <p data-slot="overview-comparison" className="tl:text-small tl:text-muted">
      {comparison(compared, name)}
    </p>
  );
}
