import type { TimelineEntry } from "../model/types";
import { localDay } from "./local-day";
import { startedAt } from "./started-at";

/**
 * The days (`YYYY-MM-DD`) that rows of a chat say beside the hour, by their position: where it is another day than the row
 * before, or, at the beginning, another day than today. A row without a readable time has no day to say.
 *
 * @param positions Of the rows that are drawn, ascending: of a long list, few are looked at.
 */
export function dayChanges(
  entries: readonly TimelineEntry[],
  positions: readonly number[],
  timeZone: string,
  today: string | null,
): Map<number, string> {
  const said = new Map<number, string>();
  const dayOf = (position: number) => {
    const entry = entries[position];
    return entry ? localDay(startedAt(entry), timeZone) : null;
  };
  let before = today;
  let next = 0;
  for (const position of positions) {
    for (let at = position - 1; at >= next; at -= 1) {
      const day = dayOf(at);
      if (day === null) continue;
      before = day;
      break;
    }
    next = position + 1;
    const day = dayOf(position);
    if (day === null || day === before) continue;
    said.set(position, day);
    before = day;
  }
  return said;
}
