"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import type { OverviewFilter } from "../../view/filter";
import { leftText } from "../../view/left-text";
import { unjudgedText } from "../../view/unjudged";
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
 * @param count How many of what the filter leaves are unfinished.
 * @param all All entries that were read.
 * @param isWhole Whether all of the range was read.
 */
export function useLeft(
  count: number,
  all: readonly TimelineEntry[],
  filter: OverviewFilter,
  isWhole: boolean,
): Left {
  const { messages, timeZone } = useOverviewUi();
  const nothing = count === 0;
  const unjudged = useMemo(
    () => (nothing ? unjudgedText(all, filter, timeZone, messages) : ""),
    [nothing, all, filter, timeZone, messages],
  );
  return { count, unjudged, words: leftText(count, isWhole, unjudged, messages) };
}
