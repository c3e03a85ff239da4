import type { RangeBeforeName } from "../messages/message-values";
import { dayAfter, dayCount } from "./local-day";
import { isValidRange, rangeDays, type TimelineRange } from "./range";

/**
 * The same length just before a range: yesterday before today, the 7 days before these 7, the 5 before 5 of the reader's
 * own. `null` where the calendar has no such days.
 *
 * @param range One that `isValidRange` takes.
 * @param today The reader's day, `YYYY-MM-DD`.
 */
export function rangeBefore(range: TimelineRange, today: string): TimelineRange | null {
  const [from, to] = rangeDays(range, today);
  const before = {
    kind: "custom",
    from: dayAfter(from, -dayCount(from, to)),
    to: dayAfter(from, -1),
  } as const;
  return isValidRange(before) ? before : null;
}

/** What that is called in a sentence. */
export function rangeBeforeName(range: TimelineRange): RangeBeforeName {
  switch (range.kind) {
    case "today":
      return { kind: "yesterday" };
    case "days":
      return range;
    case "custom":
      return { kind: "days", days: dayCount(range.from, range.to) };
  }
}
