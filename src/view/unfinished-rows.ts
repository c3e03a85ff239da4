import { isUnfinished } from "../model/reported";
import type { KeyedEntry } from "./day-groups";

/** Where to look for an unfinished row from a place in a list. */
export type Direction = "previous" | "next";

/** A place among the rows of a list: a row of it, or where one was that is gone. */
export interface RowPlace {
  key: string;
  /** The row's position, or that of the one that came after it. */
  index: number;
}

/** An unfinished row, and which of the unfinished entries it is of: one may stand in several rows, as under two tracks. */
export interface UnfinishedRow {
  place: RowPlace;
  /** From 1, by the first row of each entry. */
  position: number;
  total: number;
  /** Whether the list's end came in between. */
  wrapped: boolean;
}

/**
 * The next or the previous unfinished row, in the order of the list and round its ends. From no place at all the next is
 * the first and the previous the last. Null where all are finished.
 */
export function unfinishedFrom(
  rows: readonly KeyedEntry[],
  from: RowPlace | null,
  direction: Direction,
): UnfinishedRow | null {
  const unfinished = rows.flatMap(({ key, entry }, index) =>
    isUnfinished(entry) ? [{ key, index, entry }] : [],
  );
  if (unfinished.length === 0) return null;
  const [after, before] = edgesOf(rows, from);
  const found =
    direction === "next"
      ? unfinished.findIndex(({ index }) => index > after)
      : unfinished.findLastIndex(({ index }) => index < before);
  const wrapped = found < 0;
  const row = wrapped ? unfinished.at(direction === "next" ? 0 : -1) : unfinished[found];
  if (!row) return null;
  const { entry, ...place } = row;
  const entries = [...new Set(unfinished.map((one) => one.entry))];
  return { place, position: entries.indexOf(entry) + 1, total: entries.length, wrapped };
}

/** The next row comes after the first of these positions, the previous one before the second. */
function edgesOf(rows: readonly KeyedEntry[], from: RowPlace | null): [after: number, before: number] {
  if (from === null) return [-1, rows.length];
  const index =
    rows[from.index]?.key === from.key ? from.index : rows.findIndex(({ key }) => key === from.key);
  // What came after a row that is gone stands where it stood.
  return index < 0 ? [from.index - 1, from.index] : [index, index];
}
