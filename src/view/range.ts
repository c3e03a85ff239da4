import type { RangeName } from "../messages/message-values";
import { dayAfter, dayStart, isDay, localDay } from "./local-day";

/** Which days of the reader a list covers, today included. A custom range has both its days in it (`YYYY-MM-DD`). */
export type TimelineRange =
  | { kind: "today" }
  | { kind: "days"; days: 7 | 30 }
  | { kind: "custom"; from: string; to: string };

/** UTC, whole seconds with `Z`, as the API compares them. `until` itself is not in the range. */
export interface RangeBounds {
  since: string;
  until: string;
}

/**
 * The moments between which a range lies for a reader in a zone.
 *
 * Days are the reader's own, however long they are where the clock changes.
 * @param now In ms.
 * @param timeZone An IANA zone; one that does not exist falls back to the system's.
 * @throws RangeError for a range that `isValidRange` refuses, or a `now` that is no moment.
 */
export function rangeBounds(range: TimelineRange, now: number, timeZone: string): RangeBounds {
  const today = localDay(now, timeZone);
  if (!isValidRange(range) || today === null) {
    throw new RangeError(`No such range: ${JSON.stringify(range)} at ${now}. Check it with isValidRange.`);
  }
  const [from, to] = rangeDays(range, today);
  return { since: utcSecond(dayStart(from, timeZone)), until: utcSecond(dayStart(dayAfter(to), timeZone)) };
}

/** Whether a range can be asked for: days that exist, the first not after the last. */
export function isValidRange(range: TimelineRange): boolean {
  switch (range.kind) {
    case "today":
      return true;
    case "days":
      return range.days === 7 || range.days === 30;
    case "custom":
      return isDay(range.from) && isDay(range.to) && range.from <= range.to;
  }
}

/** The next longer range to offer where one holds nothing; `null` where 30 days are not longer. */
export function widerRange(range: TimelineRange): Extract<TimelineRange, { kind: "days" }> | null {
  switch (range.kind) {
    case "today":
      return { kind: "days", days: 7 };
    case "days":
      return range.days < 30 ? { kind: "days", days: 30 } : null;
    case "custom":
      return dayAfter(range.from, 29) > range.to ? { kind: "days", days: 30 } : null;
  }
}

/** What a range is called in a sentence. */
export function rangeName(range: TimelineRange): RangeName {
  return range.kind === "days" ? { kind: "days", days: range.days } : { kind: range.kind };
}

/** The first and the last day of a range, for a reader whose day is `today` (`YYYY-MM-DD`). */
export function rangeDays(range: TimelineRange, today: string): [from: string, to: string] {
  switch (range.kind) {
    case "today":
      return [today, today];
    case "days":
      return [dayAfter(today, 1 - range.days), today];
    case "custom":
      return [range.from, range.to];
  }
}

/** Whether a range is of several days, but no more than a week. */
export function isOfAWeek(range: TimelineRange): boolean {
  switch (range.kind) {
    case "today":
      return false;
    case "days":
      return range.days <= 7;
    case "custom":
      return range.from < range.to && dayAfter(range.from, 6) >= range.to;
  }
}

function utcSecond(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
