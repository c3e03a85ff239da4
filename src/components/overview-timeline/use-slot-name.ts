"use client";

import { useMemo } from "react";
import { histogramMessages } from "../../messages/overview-histogram-messages";
import type { HistogramMessages } from "../../messages/overview-histogram-words";
import { slotName } from "../../view/slot-name";
import type { Slot } from "../../view/slots";
import { useOverviewUi } from "./use-overview-ui";

/** What a part of a range is called in full. */
export function useSlotName(): (slot: Slot) => string {
  const { times, clock } = useOverviewUi();
  const words = useHistogramWords();
  return (slot) => slotName(slot, { times, words, now: clock.now() });
}

/** The words of the histogram and of what it narrows the list to. */
export function useHistogramWords(): HistogramMessages {
  const { wordsOf } = useOverviewUi();
  return useMemo(() => wordsOf(histogramMessages), [wordsOf]);
}
