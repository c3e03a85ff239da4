import type { TimelineEntry } from "../model/types";
import { localDay } from "./local-day";

/**
 * The days (`YYYY-MM-DD`) that the rows of a chat say beside the hour, by position: where it is another day than the row
 * before, or, at the beginning, another day than today; else `null`. A row without a readable time has no day to say.
 */
export function dayChanges(
  entries: readonly TimelineEntry[],
  timeZone: string,
  today: string | null,
): (string | null)[] {
  let before = today;
  return entries.map(({ started_at }) => {
    const day = localDay(started_at, timeZone);
    if (day === null || day === before) return null;
    before = day;
    return day;
  });
}
