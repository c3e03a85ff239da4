"use client";

import { ageMs, timeAmount } from "../../view/durations";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";

const MINUTE = 60_000;

/**
 * How long ago something began, in words that move with the clock ("3 h"), or null where that cannot be told.
 * `since` is ISO UTC, or ms since the epoch.
 */
export function useAge(since: string | number | null): string | null {
  const { messages, clock } = useTimelineUi();
  const age = (now: number) => ageMs(since, now);
  const young = (age(clock.now()) ?? MINUTE) < MINUTE;
  return useAtTime(
    (now) => {
      const elapsed = age(now);
      return elapsed === null ? null : messages.amount(timeAmount(elapsed));
    },
    young ? 1_000 : 15_000,
  );
}
