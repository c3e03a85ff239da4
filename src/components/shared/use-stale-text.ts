"use client";

import { localDay } from "../../view/local-day";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";

/** "As of 14:18; updates are failing.", with its day once that is not today. `asOf` is in ms since the epoch. */
export function useStaleText(asOf: number | undefined): string {
  const { messages, times, timeZone, clock } = useTimelineUi();
  const day = localDay(asOf ?? null, timeZone);
  const isToday = useAtTime((now) => day === localDay(now, timeZone), 60_000);
  const time = times.time(asOf ?? null) ?? messages.noTime;
  return messages.staleAsOf(time, isToday || day === null ? null : times.shortDay(day, clock.now()));
}
