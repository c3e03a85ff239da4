"use client";

import { useMemo } from "react";
import { unfinishedOf } from "../../model/reported";
import type { TimelineEntry } from "../../model/types";
import type { OverviewFilter } from "../../view/filter";
import { leftText } from "../../view/left-text";
import type { RailHeader } from "../../view/rail-header";
import { unjudgedOf, unjudgedText } from "../../view/unjudged";
import { useOverviewUi } from "./use-overview-ui";

/** How much of a list is left to act on. */
export interface Left {
  count: number;
  /** The same in words, which say what the list lacks. */
  words: string;
  /** Where nothing is left: what could not be judged, in words; else the empty string. */
  unjudged: string;
}

/**
 * @param counted What the entries that the filter leaves amount to.
 * @param all All entries that were read.
 * @param isWhole Whether all of the range was read.
 */
export function useLeft(
  counted: RailHeader,
  all: readonly TimelineEntry[],
  filter: OverviewFilter,
  isWhole: boolean,
): Left {
  const { messages, timeZone } = useOverviewUi();
  const count = unfinishedOf(counted.counts);
  // A list of nothing but unfinished entries has counted no others.
  const uncounted = count === 0 && filter.unfinishedOnly;
  const others = useMemo(
    () => (uncounted ? unjudgedText(all, filter, timeZone, messages) : ""),
    [uncounted, all, filter, timeZone, messages],
  );
  const unjudged = count === 0 && !uncounted ? unjudgedOf(counted, messages) : others;
  return { count, unjudged, words: leftText(count, isWhole, unjudged, messages) };
}
