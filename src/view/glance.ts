import type { OverviewFilter } from "./filter";

/**
 * The filter of a glance: by day and the newest first, whatever the whole overview is told, and all of its range, since
 * nothing there would show that it is narrowed or let it be widened.
 */
export function glanceFilter(filter: OverviewFilter): OverviewFilter {
  return { ...filter, slot: "", groupBy: "day", oldestFirst: false };
}

/** How many rows a glance has; null where none is asked for, or no number that can be. */
export function glanceCount(glance: number | undefined): number | null {
  return glance !== undefined && glance >= 1 ? Math.floor(glance) : null;
}

/** The first rows of groups, and of the groups those that have one. Each keeps what else it says of all its rows. */
export function firstRows<Group extends { rows: readonly unknown[] }>(
  groups: readonly Group[],
  count: number,
): readonly Group[] {
  if (count === Number.POSITIVE_INFINITY) return groups;
  let left = count;
  const first: Group[] = [];
  for (const group of groups) {
    if (left === 0) break;
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    first.push(rows.length === group.rows.length ? group : { ...group, rows });
  }
  return first;
}
