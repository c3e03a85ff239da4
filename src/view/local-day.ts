import { instantMs } from "../messages/instant";
import { usableTimeZone } from "../messages/time-zone";
import { steadyOffset } from "./zone-offset";

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So many names of days are remembered. */
const MOST = 20_000;

/** Names of days by their number since 1970: thousands of entries are of a few of them. */
const names = new Map<number, string>();
const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * The reader's day (`YYYY-MM-DD`) of a moment (ISO text or ms) in an IANA zone.
 * `null` for a moment that cannot be read or lies outside the years 1 to 9999.
 */
export function localDay(moment: string | number | null, timeZone: string): string | null {
  const ms = instantMs(moment);
  if (ms === null) return null;
  const offset = steadyOffset(ms, timeZone);
  if (offset !== null) return nameOfDay(Math.floor((ms + offset) / DAY));
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of calendar(timeZone).formatToParts(ms)) part[type] = value;
  const year = part.year ?? "";
  if (part.era !== "AD" || year.length > 4) return null;
  return `${year.padStart(4, "0")}-${part.month}-${part.day}`;
}

/**
 * The first second of a day in a zone, in ms.
 *
 * Found by halving rather than by asking for midnight: where the clock changes at night, midnight may not exist or come
 * twice, and the libraries then answer by the zone that the machine itself is in.
 */
export function dayStart(day: string, timeZone: string): number {
  const midnight = dayMs(day);
  let before = midnight - 30 * HOUR;
  let after = midnight + 30 * HOUR;
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / (2 * SECOND)) * SECOND;
    const reached = localDay(middle, timeZone);
    if (reached !== null && reached < day) before = middle;
    else after = middle;
  }
  return after;
}

/** The day some days later (or earlier) in the calendar. */
export function dayAfter(day: string, days = 1): string {
  return new Date(dayMs(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days there are from one day to another, both of them counted. */
export function dayCount(from: string, to: string): number {
  return (dayMs(to) - dayMs(from)) / DAY + 1;
}

/** Whether a text is a day of the calendar, of the years 1000 to 9998. */
export function isDay(day: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(day) || day >= "9999") return false;
  const ms = dayMs(day);
  return !Number.isNaN(ms) && dayAfter(day, 0) === day;
}

function nameOfDay(day: number): string {
  const known = names.get(day);
  if (known !== undefined) return known;
  const name = new Date(day * DAY).toISOString().slice(0, 10);
  if (names.size >= MOST) names.clear();
  names.set(day, name);
  return name;
}

function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function calendar(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en", {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: usableTimeZone(timeZone),
    era: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  calendars.set(timeZone, made);
  return made;
}
