import { entryKeys } from "../model/entry-key";
import type { TimelineEntry } from "../model/types";
import { localDay } from "./local-day";
import { type RailHeader, railHeader } from "./rail-header";
import { startedAt } from "./started-at";

/** An entry with the key of its row. */
export interface KeyedEntry {
  key: string;
  entry: TimelineEntry;
}

/** Entries with the keys of their rows, in the order given. */
export function keyedEntries(entries: readonly TimelineEntry[]): KeyedEntry[] {
  const keys = entryKeys(entries);
  return entries.map((entry, i) => ({ key: keys[i] ?? String(i), entry }));
}

/** The entries of one of the reader's days, in the order of the list, with a header of exactly these. */
export interface DayGroup {
  /** Unique among the keys of groups and rows. */
  key: string;
  /** `YYYY-MM-DD` in the reader's zone; `null` for entries whose time is missing or unreadable. */
  day: string | null;
  rows: KeyedEntry[];
  /** What its line says of its rows. */
  readonly header: RailHeader;
}

/**
 * Entries by the reader's day, newest day first and newest entry first, or the oldest of both; those without a readable
 * time come last in either order. Of equal times the one later in the answer is the newer. Keys are unique across all
 * groups, and the same in either order.
 *
 * @param timeZone An IANA zone; one that does not exist falls back to the system's.
 */
export function groupByDay(
  entries: readonly TimelineEntry[],
  timeZone: string,
  oldestFirst = false,
): DayGroup[] {
  const groups = new Map<string | null, KeyedEntry[]>();
  const sign = oldestFirst ? 1 : -1;
  const inAnswer = keyedEntries(entries).map((row) => ({ row, at: startedAt(row.entry) }));
  const ordered = (oldestFirst ? inAnswer : inAnswer.toReversed()).toSorted(
    (a, b) => Number(a.at === null) - Number(b.at === null) || sign * ((a.at ?? 0) - (b.at ?? 0)),
  );
  for (const { row, at } of ordered) {
    const day = localDay(at, timeZone);
    const rows = groups.get(day);
    if (rows) rows.push(row);
    else groups.set(day, [row]);
  }
  return [...groups]
    .map(([day, rows]) => dayGroup(day, rows))
    .toSorted((a, b) => Number(a.day === null) - Number(b.day === null));
}

/** The same days with only these of their entries; days that none is left of go. Rows keep their keys. */
export function keepInGroups(
  groups: readonly DayGroup[],
  kept: readonly TimelineEntry[],
): readonly DayGroup[] {
  if (kept.length === groups.reduce((sum, { rows }) => sum + rows.length, 0)) return groups;
  const isKept = new Set(kept);
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ entry }) => isKept.has(entry));
    if (rows.length === group.rows.length) return [group];
    return rows.length === 0 ? [] : [dayGroup(group.day, rows)];
  });
}

function dayGroup(day: string | null, rows: KeyedEntry[]): DayGroup {
  let header: RailHeader | undefined;
  return {
    key: `day ${day}`,
    day,
    rows,
    // Of many days few are in sight, and only those are asked.
    get header() {
      header ??= railHeader(rows.map(({ entry }) => entry));
      return header;
    },
  };
}
