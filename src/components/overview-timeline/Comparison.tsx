"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import { compareRanges } from "../../view/compare-ranges";
import { askedRange, filterEntries, type OverviewFilter } from "../../view/filter";
import { correctProjectEntries } from "../../view/project-corrections";
import { rangeBeforeName } from "../../view/range-before";
import { useTimelineUi } from "../provider/timeline-ui";
import { createPart, useLoaded } from "../shared/use-loaded";

/** The words: few overviews have loaded what there is to compare with. */
const part = createPart(() => import("../../messages/comparison-messages"));

interface ComparisonProps {
  /** What the filter leaves of a range that is complete. */
  entries: readonly TimelineEntry[];
  filter: OverviewFilter;
  /** All entries of the range before. */
  previous: readonly TimelineEntry[];
}

/**
 * How much is open and failed beside the range before, in a quiet sentence. Renders nothing where neither range has any,
 * nor while there are no words for it: it is no part of what the counts beside it say.
 */
export function Comparison({ entries, filter, previous }: ComparisonProps) {
  const { wordsOf } = useTimelineUi();
  const before = useMemo(() => filterEntries(correctProjectEntries(previous), filter), [previous, filter]);
  const compared = useMemo(() => compareRanges(entries, before), [entries, before]);
  const loaded = useLoaded(part, compared !== null);
  const words = useMemo(
    () => (loaded === null || loaded === "failed" ? null : wordsOf(loaded.comparisonMessages)),
    [loaded, wordsOf],
  );
  if (compared === null || words === null) return null;
  return (
    <p data-slot="overview-comparison" className="tl:text-small tl:text-muted">
      {words.comparison(compared, rangeBeforeName(askedRange(filter.range)))}
    </p>
  );
}
