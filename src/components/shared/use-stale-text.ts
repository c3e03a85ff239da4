"use client";

import { useTimelineUi } from "../provider/timeline-ui";
import { useAsOf } from "./use-as-of";

/** "As of 14:18; updates are failing.", with its day once that is not today. `asOf` is in ms since the epoch. */
export function useStaleText(asOf: number | undefined): string {
  const { messages } = useTimelineUi();
  const { time, day } = useAsOf(asOf ?? null);
  return messages.staleAsOf(time ?? messages.noTime, day);
}
