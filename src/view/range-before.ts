import type { RangeBeforeName } from "../messages/messages";
import { dayAfter, dayCount } from "./local-day";
import { isValidRange, rangeDays, type TimelineRange } from "./range";

/** As many days, just before a range, and what they are called in a sentence. */
export interface RangeBefore {
  range: TimelineRange;
  name: RangeBeforeName;
}

/**
 * The same length just before a range: yesterday before today, the 7 days before these 7, the 5 before 5 of the reader's
 * own. `null` where the calendar has no such days.
 *
 * @param range One that `isValidRange` takes.
 * @param today The reader's day, `YYYY-MM-DD`.
 */
export function rangeBefore(range: TimelineRange, today: string): RangeBefore | null {
  const [from, to] = rangeDays(range, today);
  const days = dayCount(from, to);
  const before = { kind: "custom", from: dayAfter(from, -days), to: dayAfter(from, -1) } as const;
  if (!isValidRange(before)) return null;
  return { range: before, name: range.kind === "today" ? { kind: "yesterday" } : { kind: "days", days } };
}
