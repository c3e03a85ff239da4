import type { TimelineEntry } from "../model/types";
import { dayAfter, dayCount, dayStart, localDay } from "./local-day";
import { type RailHeader, railHeader } from "./rail-header";
import { clockHours } from "./slot-parts";
import type { Slot } from "./slots";
import { startedAt } from "./started-at";

/** A part of a range, and what begins in it. */
export interface HistogramBar extends Slot, RailHeader {
  /** Whether all that begins in it was loaded, the newest of it, or none. */
  loaded: "all" | "newest" | "none";
}

/** The shape of a range: its parts in order, and what is in none of them. */
export interface Histogram {
  bars: HistogramBar[];
  /** How much the fullest bar counts. */
  most: number;
  /** Entries without a readable time, or outside of the range. */
  unplaced: number;
}

/** What a histogram is drawn of. */
export interface HistogramRange {
  /** The first and the last day of the reader (`YYYY-MM-DD`). */
  days: readonly [from: string, to: string];
  /** An IANA zone; one that does not exist falls back to the system's. */
  timeZone: string;
  /** How many bars there is room for. Days and hours merge into equal parts until they fit. */
  room: number;
  /** What was not loaded lies before this moment, in ms; null where all of the range was. */
  loadedSince: number | null;
}

/** A bar with the moments at which it begins: more than one where the clock was put back to an hour before. */
interface Part extends Slot {
  starts: number[];
}

const DAY = 86_400_000;
const HOURS_A_BAR = [1, 2, 3, 4, 6, 12, 24];
const DAYS_A_BAR = [1, 2, 7, 14, 28];

/** Entries by the part of the range that they begin in: a bar a day, of a single day a bar an hour. */
export function histogram(entries: readonly TimelineEntry[], range: HistogramRange): Histogram {
  const { days, timeZone, loadedSince } = range;
  const room = Math.max(1, range.room);
  const parts = days[0] === days[1] ? hourParts(days[0], timeZone, room) : dayParts(days, timeZone, room);
  const end = dayStart(dayAfter(days[1]), timeZone);
  const pieces = parts
    .flatMap(({ starts }, bar) => starts.map((start) => ({ start, bar })))
    .toSorted((a, b) => a.start - b.start);

  const members: TimelineEntry[][] = parts.map(() => []);
  let unplaced = 0;
  for (const entry of entries) {
    const at = startedAt(entry);
    const place = at === null || at >= end ? -1 : lastAtOrBefore(pieces, at);
    const bar = members[pieces[place]?.bar ?? -1];
    if (bar) bar.push(entry);
    else unplaced += 1;
  }

  const ends = parts.map(
    (_, bar) => pieces[pieces.findLastIndex((piece) => piece.bar === bar) + 1]?.start ?? end,
  );
  const bars = parts.map(({ starts, ...slot }, nth) => ({
    ...slot,
    ...railHeader(members[nth] ?? []),
    loaded: loadedOf(starts[0] ?? end, ends[nth] ?? end, loadedSince),
  }));
  return { bars, most: Math.max(0, ...bars.map(({ counts }) => counts.total)), unplaced };
}

/** The moment of the oldest of these entries, before which a limit may have cut others off; never, where there is none. */
export function oldestMoment(entries: readonly TimelineEntry[]): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (const entry of entries) oldest = Math.min(oldest, startedAt(entry) ?? oldest);
  return oldest;
}

function loadedOf(start: number, end: number, since: number | null): HistogramBar["loaded"] {
  if (since === null || start > since) return "all";
  return end > since ? "newest" : "none";
}

/** Days, counted back from the last, so that only the first part may be shorter. */
function dayParts([first, last]: HistogramRange["days"], timeZone: string, room: number): Part[] {
  const size = sizeOf(DAYS_A_BAR, dayCount(first, last), room);
  const parts: Part[] = [];
  let next = Number.NaN;
  for (let to = last; to >= first; to = dayAfter(to, -size)) {
    const from = dayAfter(to, 1 - size) < first ? first : dayAfter(to, 1 - size);
    next = startOf(from, next - size * DAY, timeZone);
    parts.unshift({ unit: "day", from, to, starts: [next] });
  }
  return parts;
}

/** Most days begin at the clock's time of the one before: a look at both sides of that is quicker than a search. */
function startOf(day: string, guess: number, timeZone: string): number {
  const isIt = localDay(guess, timeZone) === day && localDay(guess - 1000, timeZone) !== day;
  return isIt ? guess : dayStart(day, timeZone);
}

function hourParts(day: string, timeZone: string, room: number): Part[] {
  const hours = clockHours(day, timeZone);
  const size = sizeOf(HOURS_A_BAR, 24, room);
  const parts = new Map<number, Part>();
  for (const { hour, start } of hours) {
    const nth = Math.floor(Number(hour) / size);
    const name = (of: number) => `${day}T${String(of).padStart(2, "0")}`;
    const part = parts.get(nth) ?? {
      unit: "hour",
      from: name(nth * size),
      to: name(nth * size + size - 1),
      starts: [],
    };
    part.starts.push(start);
    parts.set(nth, part);
  }
  return [...parts.values()];
}

/** The least size of a part with which so many fit: one of the usual ones, beyond them the largest, doubled. */
function sizeOf(usual: readonly number[], count: number, room: number): number {
  let size = usual.find((one) => Math.ceil(count / one) <= room) ?? usual.at(-1) ?? count;
  while (Math.ceil(count / size) > room) size *= 2;
  return size;
}

function lastAtOrBefore(pieces: readonly { start: number }[], at: number): number {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.start ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
