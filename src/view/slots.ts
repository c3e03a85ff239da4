import { usableTimeZone } from "../messages/time-zone";
import type { TimelineEntry } from "../model/types";
import { isDay, localDay } from "./local-day";
import { startedAt } from "./started-at";

/** Neighbouring days of the reader (`YYYY-MM-DD`), or hours of one such day (`YYYY-MM-DDTHH`), both ends included. */
export interface Slot {
  unit: "day" | "hour";
  from: string;
  to: string;
}

const SLOT = /^(.{10})(T[01]\d|T2[0-3])?(?:\.\.(.{10})(T[01]\d|T2[0-3])?)?$/;

/** The slot that a text names: `2026-11-28`, `2026-11-28T14`, or two of a kind with `..` between them. Else `null`. */
export function readSlot(text: string): Slot | null {
  const [, day = "", hour = "", lastDay, lastHour = ""] = SLOT.exec(text) ?? [];
  const slot = { from: day + hour, to: lastDay === undefined ? day + hour : lastDay + lastHour };
  if (!isDay(day) || !isDay(lastDay ?? day) || slot.from > slot.to || slot.from.length !== slot.to.length)
    return null;
  if (hour === "") return { unit: "day", ...slot };
  return day === (lastDay ?? day) ? { unit: "hour", ...slot } : null;
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
  const { unit, from, to } = slot;
  const clock = hourClock(timeZone);
  return entries.filter((entry) => {
    const at = startedAt(entry);
    const day = localDay(at, timeZone);
    if (at === null || day === null) return false;
    const place = unit === "day" ? day : `${day}T${clock.format(at)}`;
    return from <= place && place <= to;
  });
}

/** Tells the hour (`HH`) that the reader's clock shows. */
export function hourClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en", {
    numberingSystem: "latn",
    timeZone: usableTimeZone(timeZone),
    hour: "2-digit",
    hourCycle: "h23",
  });
}
