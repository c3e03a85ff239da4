"use client";

import { useMemo } from "react";
import type { HistogramMessages } from "../../messages/overview-histogram-en";
import { histogramMessages } from "../../messages/overview-histogram-messages";
import { dayOf, hourOf } from "../../view/slot-parts";
import type { Slot } from "../../view/slots";
import { useOverviewUi } from "./use-overview-ui";

/** What a part of a range is called in full. */
export function useSlotName(): (slot: Slot) => string {
  const { times, clock } = useOverviewUi();
  const words = useHistogramWords();
  return ({ unit, from, to }) => {
    const day = (of: string) => times.day(dayOf(of), clock.now()) ?? of;
    if (unit === "hour") return words.slotHours(day(from), `${hourOf(from)}:00`, `${endOf(hourOf(to))}:00`);
    return from === to ? day(from) : words.slotDays(day(from), day(to));
  };
}

/** The words of the histogram and of what it narrows the list to. */
export function useHistogramWords(): HistogramMessages {
  const { wordsOf } = useOverviewUi();
  return useMemo(() => wordsOf(histogramMessages), [wordsOf]);
}

function endOf(hour: string): string {
  return String(Number(hour) + 1).padStart(2, "0");
}
