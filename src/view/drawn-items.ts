import type { KeyedEntry } from "./day-groups";

/** What a list is made of, in order: its rows, and the headings of groups of them. */
export interface ListItems {
  /** A key for each item, unique in the list. */
  keys: readonly string[];
  /** The positions of the headings among the keys, ascending. */
  headings: readonly number[];
}

/** An item that is drawn, by its position, with the room in px to leave before it for the items that are not. */
export interface DrawnItem {
  position: number;
  gap: number;
}

/** The items to draw, ascending, and the room in px to leave after the last of them. */
export interface DrawnPart {
  drawn: readonly DrawnItem[];
  after: number;
}

/** Rows under a heading; none of them where the group is folded. */
export interface RowGroup {
  /** The heading's own, unique among those of groups and rows. */
  key: string;
  rows: readonly KeyedEntry[];
}

/** A row to draw, where it stands in its group, and the room to leave before it. */
export interface DrawnRow extends KeyedEntry {
  at: number;
  gap: number;
}

/** The part of a group that is drawn, with the room to leave at its end. */
export interface DrawnGroup<Group extends RowGroup> {
  group: Group;
  rows: DrawnRow[];
  after: number;
}

const NO_HEADINGS: readonly number[] = [];

/** A list of rows without headings. */
export function plainItems(keys: readonly string[]): ListItems {
  return { keys, headings: NO_HEADINGS };
}

/** Groups with their headings, as one list. */
export function groupItems(groups: readonly RowGroup[]): ListItems {
  const keys: string[] = [];
  const headings: number[] = [];
  for (const { key, rows } of groups) {
    headings.push(keys.length);
    keys.push(key);
    for (const row of rows) keys.push(row.key);
  }
  return { keys, headings };
}

/** Where a row, or the first one under a heading, stands among all rows of these groups; -1 where it is in none. */
export function rowIndex(groups: readonly RowGroup[], key: string): number {
  let before = 0;
  for (const group of groups) {
    if (group.key === key) return before;
    const at = group.rows.findIndex((row) => row.key === key);
    if (at >= 0) return before + at;
    before += group.rows.length;
  }
  return -1;
}

/** How many rows a list has, headings aside. */
export function rowCount({ keys, headings }: ListItems): number {
  return keys.length - headings.length;
}

/** The first items of a list, without gaps. */
export function firstItems(count: number): DrawnPart {
  return { drawn: Array.from({ length: count }, (_, position) => ({ position, gap: 0 })), after: 0 };
}

/** The position of the heading that an item stands under, its own if it is one; -1 where there is none. */
export function headingOf(position: number, headings: readonly number[]): number {
  return headings.findLast((heading) => heading <= position) ?? -1;
}

/** Which items to draw: a range, those that are held, and the heading of each; ascending. */
export function positionsToDraw(
  { keys, headings }: ListItems,
  { from, to }: { from: number; to: number },
  held: ReadonlySet<string>,
): number[] {
  const wanted = new Set<number>();
  const want = (position: number) => wanted.add(position).add(headingOf(position, headings));
  const end = Math.min(keys.length - 1, to);
  for (let position = Math.max(0, from); position <= end; position += 1) want(position);
  if (held.size > 0) for (const [position, key] of keys.entries()) if (held.has(key)) want(position);
  wanted.delete(-1);
  return [...wanted].toSorted((a, b) => a - b);
}

/** Drawn items as groups. A group is there with its heading as soon as one of its rows is, and keeps all its counts. */
export function drawnGroups<Group extends RowGroup>(
  groups: readonly Group[],
  drawn: readonly DrawnItem[],
): DrawnGroup<Group>[] {
  const parts: DrawnGroup<Group>[] = [];
  let next = 0;
  let heading = 0;
  for (const group of groups) {
    const end = heading + 1 + group.rows.length;
    const rows: DrawnRow[] = [];
    const first = drawn[next];
    for (; (drawn[next]?.position ?? end) < end; next += 1) {
      const { position, gap } = drawn[next] ?? { position: heading, gap: 0 };
      const at = position - heading - 1;
      const row = group.rows[at];
      if (row) rows.push({ ...row, at, gap });
    }
    if (first && first.position < end) {
      const before = parts.at(-1);
      // The room before a heading belongs to the group before it, whose own heading sticks as far as that.
      if (before && first.position === heading) before.after = first.gap;
      parts.push({ group, rows, after: 0 });
    }
    heading = end;
  }
  return parts;
}
