"use client";

import { useMemo } from "react";
import { isUnfinished } from "../../model/reported";
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
 * @param all All entries that were read.
 * @param shown Those of them that the filter leaves.
 * @param isWhole Whether all of the range was read.
 */
export function useLeft(
  all: readonly TimelineEntry[],
  shown: readonly TimelineEntry[],
  filter: OverviewFilter,
  isWhole: boolean,
): Left {
  const { messages, timeZone } = useOverviewUi();
  const count = useMemo(() => shown.filter(isUnfinished).length, [shown]);
  const nothing = count === 0;
  const unjudged = useMemo(
    () => (nothing ? unjudgedText(all, filter, timeZone, messages) : ""),
    [nothing, all, filter, timeZone, messages],
  );
  return { count, unjudged, words: leftText(count, isWhole, unjudged, messages) };
}
