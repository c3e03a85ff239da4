import { instantMs } from "../messages/instant";
import { usableTimeZone } from "../messages/time-zone";
import type { TimelineEntry } from "../model/types";
import { dayAfter, dayStart, isDay } from "./local-day";

/** Neighbouring days of the reader (`YYYY-MM-DD`), or hours of one such day (`YYYY-MM-DDTHH`), both ends included. */
export interface Slot {
  unit: "day" | "hour";
  from: string;
  to: string;
}

/** A stretch of time in ms; its end is not in it. */
type Stretch = readonly [start: number, end: number];

/** A stretch of a day in which the reader's clock shows one hour (`HH`). */
export interface ClockHour {
  hour: string;
  start: number;
}

const QUARTER = 900_000;
const BETWEEN = "..";

/** The slot that a text names: `2026-11-28`, `2026-11-28T14`, or two of a kind with `..` between them. Else `null`. */
export function readSlot(text: string): Slot | null {
  const [from = "", to = from, ...more] = text.split(BETWEEN);
  const unit = unitOf(from);
  if (unit === null || unitOf(to) !== unit || from > to || more.length > 0) return null;
  return unit === "hour" && dayOf(from) !== dayOf(to) ? null : { unit, from, to };
}

/** The text that {@link readSlot} reads. */
export function slotText({ from, to }: Pick<Slot, "from" | "to">): string {
  return from === to ? from : from + BETWEEN + to;
}

/** Whether a text names a slot. */
export function isSlot(text: string): boolean {
  return readSlot(text) !== null;
}

/**
 * The entries that begin in a slot, in the order given; all of them for a text that names none. Those without a
 * readable time are in no slot.
 *
 * @param timeZone An IANA zone; one that does not exist falls back to the system's.
 */
export function entriesInSlot(
  entries: readonly TimelineEntry[],
  text: string,
  timeZone: string,
): readonly TimelineEntry[] {
  const slot = readSlot(text);
  if (slot === null) return entries;
  const stretches = stretchesOf(slot, timeZone);
  return entries.filter(({ started_at }) => {
    const at = instantMs(started_at);
    return at !== null && stretches.some(([start, end]) => start <= at && at < end);
  });
}

/**
 * The hours that the reader's clock shows in a day, in order. One that is put forward skips an hour or a part of it, one
 * that is put back shows an hour for longer, or again. Clocks change at quarters of an hour.
 */
export function clockHours(day: string, timeZone: string): ClockHour[] {
  const clock = new Intl.DateTimeFormat("en", {
    numberingSystem: "latn",
    timeZone: usableTimeZone(timeZone),
    hour: "2-digit",
    hourCycle: "h23",
  });
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

function unitOf(part: string): Slot["unit"] | null {
  if (!/^.{10}(T([01]\d|2[0-3]))?$/.test(part) || !isDay(dayOf(part))) return null;
  return part.length > 10 ? "hour" : "day";
}

function stretchesOf({ unit, from, to }: Slot, timeZone: string): Stretch[] {
  const end = dayStart(dayAfter(dayOf(to)), timeZone);
  switch (unit) {
    case "day":
      return [[dayStart(from, timeZone), end]];
    case "hour": {
      const hours = clockHours(dayOf(from), timeZone);
      return hours
        .map(({ hour, start }, nth) => ({ hour, stretch: [start, hours[nth + 1]?.start ?? end] as const }))
        .filter(({ hour }) => hourOf(from) <= hour && hour <= hourOf(to))
        .map(({ stretch }) => stretch);
    }
  }
}
