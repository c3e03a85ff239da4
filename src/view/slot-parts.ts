import { dayAfter, dayStart } from "./local-day";
import { hourClock, type Slot } from "./slots";

/** A stretch of a day in which the reader's clock shows one hour (`HH`). */
export interface ClockHour {
  hour: string;
  start: number;
}

const QUARTER = 900_000;

/** The text that names a slot: see `readSlot`. */
export function slotText({ from, to }: Pick<Slot, "from" | "to">): string {
  return from === to ? from : `${from}..${to}`;
}

/**
 * The hours that the reader's clock shows in a day, in order. One that is put forward skips an hour or a part of it, one
 * that is put back shows an hour for longer, or again. Clocks change at quarters of an hour.
 */
export function clockHours(day: string, timeZone: string): ClockHour[] {
  const clock = hourClock(timeZone);
  const hours: ClockHour[] = [];
  const end = dayStart(dayAfter(day), timeZone);
  for (let start = dayStart(day, timeZone); start < end; start += QUARTER) {
    const hour = clock.format(start);
    if (hours.at(-1)?.hour !== hour) hours.push({ hour, start });
  }
  return hours;
}

/** Whether two slots have an hour in common. */
export function overlaps(one: Pick<Slot, "from" | "to">, other: Pick<Slot, "from" | "to">): boolean {
  return firstHour(one.from) <= lastHour(other.to) && firstHour(other.from) <= lastHour(one.to);
}

/** The day of an hour; a day's own. */
export function dayOf(part: string): string {
  return part.slice(0, 10);
}

/** The hour (`HH`) of an hour; empty for a day. */
export function hourOf(part: string): string {
  return part.slice(11);
}

function firstHour(part: string): string {
  return dayOf(part) + (hourOf(part) || "00");
}

function lastHour(part: string): string {
  return dayOf(part) + (hourOf(part) || "23");
}
