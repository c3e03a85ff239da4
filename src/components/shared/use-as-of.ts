"use client";

import { localDay } from "../../view/local-day";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";

/** A moment of the past by the reader's clock; its day where that is not today. `asOf` is in ms since the epoch. */
export function useAsOf(asOf: number | null): { time: string | null; day: string | null } {
  const { times, timeZone, clock } = useTimelineUi();
  const day = localDay(asOf, timeZone);
  const isToday = useAtTime((now) => day === localDay(now, timeZone), 60_000);
  return { time: times.time(asOf), day: isToday || day === null ? null : times.shortDay(day, clock.now()) };
}
