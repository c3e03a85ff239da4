"use client";

import { dayOf, hourOf, type Slot } from "../../view/slots";
import { useOverviewUi } from "./use-overview-ui";

/** What a part of a range is called in full. */
export function useSlotName(): (slot: Slot) => string {
  const { messages, times, clock } = useOverviewUi();
  return ({ unit, from, to }) => {
    const day = (of: string) => times.day(dayOf(of), clock.now()) ?? of;
    if (unit === "hour")
      return messages.slotHours(day(from), `${hourOf(from)}:00`, `${endOf(hourOf(to))}:00`);
    return from === to ? day(from) : messages.slotDays(day(from), day(to));
  };
}

function endOf(hour: string): string {
  return String(Number(hour) + 1).padStart(2, "0");
}
