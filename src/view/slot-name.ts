import type { HistogramMessages } from "../messages/overview-histogram-words";
import type { TimeFormat } from "../messages/time-format";
import { dayOf, hourOf } from "./slot-parts";
import type { Slot } from "./slots";

interface SlotNaming {
  times: TimeFormat;
  words: Pick<HistogramMessages, "slotDays" | "slotHours">;
  /** Days of another year than this moment's (ms) say theirs; all do where it is none. */
  now: number;
}

/** What a part of a range is called in full: its last hour goes on until the next one begins. */
export function slotName({ unit, from, to }: Slot, { times, words, now }: SlotNaming): string {
  const day = (of: string) => times.day(dayOf(of), now) ?? of;
  if (unit === "hour") return words.slotHours(day(from), `${hourOf(from)}:00`, `${endOf(hourOf(to))}:00`);
  return from === to ? day(from) : words.slotDays(day(from), day(to));
}

function endOf(hour: string): string {
  return String(Number(hour) + 1).padStart(2, "0");
}
