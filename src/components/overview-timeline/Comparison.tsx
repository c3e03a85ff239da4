"use client";

import { useMemo } from "react";
import { comparisonMessages } from "../../messages/comparison-messages";
import type { TimelineEntry } from "../../model/types";
import { compareRanges } from "../../view/compare-ranges";
import { countedOnce } from "../../view/counted-once";
import { askedRange, filterEntries, type OverviewFilter } from "../../view/filter";
import { correctProjectEntries } from "../../view/project-corrections";
import { railHeader } from "../../view/rail-header";
import { rangeBeforeName } from "../../view/range-before";
import { useTimelineUi } from "../provider/timeline-ui";
import { useAsOf } from "../shared/use-as-of";

export interface ComparisonProps {
  /** What the filter leaves of a range that is complete. */
  entries: readonly TimelineEntry[];
  filter: OverviewFilter;
  /** All entries of the range, whatever the filter leaves. */
  all: readonly TimelineEntry[];
  /** When they were read, in ms. */
  updatedAt: number | undefined;
  /** All entries of the range before, and when they were read. */
  previous: readonly TimelineEntry[];
  previousUpdatedAt: number | undefined;
}

/** From when on what is compared with is older than the list, in ms: a clock on screen says no less. */
const OLDER = 60_000;

/**
 * How much is open and failed beside the range before, in a quiet sentence. Renders nothing where neither range has any.
 */
export function Comparison({ entries, filter, all, previous, ...read }: ComparisonProps) {
  const { wordsOf } = useTimelineUi();
  const { time, day } = useAsOf(olderThan(read));
  const before = useMemo(
    () => filterEntries(countedOnce(correctProjectEntries(previous), all), filter),
    [previous, all, filter],
  );
  const compared = useMemo(() => compareRanges(entries, before), [entries, before]);
  const words = useMemo(() => wordsOf(comparisonMessages), [wordsOf]);
  if (compared === null) return null;
  const { counts, unreadable } = railHeader(before);
  const unjudged = counts.unknown + unreadable;
  const sentences = [
    words.comparison(compared, rangeBeforeName(askedRange(filter.range))),
    unjudged > 0 && words.comparedUnknown(unjudged),
    time !== null && words.comparedAsOf(time, day),
  ];
  return (
    <p data-slot="overview-comparison" className="tl:text-small tl:text-muted">
      {sentences.filter(Boolean).join(" ")}
    </p>
  );
}

/** When the range before was read, where that is noticeably before the range itself was; else null. */
function olderThan({
  updatedAt,
  previousUpdatedAt,
}: Pick<ComparisonProps, "updatedAt" | "previousUpdatedAt">): number | null {
  if (updatedAt === undefined || previousUpdatedAt === undefined) return null;
  return updatedAt - previousUpdatedAt >= OLDER ? previousUpdatedAt : null;
}
