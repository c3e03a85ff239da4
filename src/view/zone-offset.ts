import { usableTimeZone } from "../messages/time-zone";

const DAY = 86_400_000;

/** Before, some clocks were ahead by seconds, too. */
const SINCE = Date.UTC(1973, 0);

/** Later, the days around a moment may be of years that have no name. */
const UNTIL = Date.UTC(9999, 11);

/** So many days are remembered of each zone. */
const MOST = 20_000;

interface ZoneClock {
  format: Intl.DateTimeFormat;
  /** By number of the UTC day: how far the zone's clock is ahead all that day, null where it is moved. */
  days: Map<number, number | null>;
}

const clocks = new Map<string, ZoneClock>();

/**
 * How far the clock of a zone is ahead of UTC at a moment, in ms, where that holds for the moment's whole UTC day: then two
 * looks at the clock tell of all the day's moments. `null` where the clock is moved on that day, or nobody can tell.
 */
export function steadyOffset(ms: number, timeZone: string): number | null {
  if (!(ms >= SINCE && ms < UNTIL)) return null;
  const clock = clockOf(timeZone);
  const day = Math.floor(ms / DAY);
  const known = clock.days.get(day);
  if (known !== undefined) return known;
  const offset = offsetAt(day * DAY, clock);
  const steady = offset === offsetAt((day + 1) * DAY, clock) ? offset : null;
  if (clock.days.size >= MOST) clock.days.clear();
  clock.days.set(day, steady);
  return steady;
}

function offsetAt(ms: number, { format }: ZoneClock): number {
  const at: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(ms)) at[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute } = at;
  return Date.UTC(year, month - 1, day, hour, minute) - ms;
}

function clockOf(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en", {
    calendar: "gregory",
    numberingSystem: "latn",
    timeZone: usableTimeZone(timeZone),
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  const made = { format, days: new Map() };
  clocks.set(timeZone, made);
  return made;
}
