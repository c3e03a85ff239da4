"use client";

import { useMemo, useState } from "react";
import type { TimelineEntry } from "../../model/types";
import { filterEntries, type OverviewFilter } from "../../view/filter";
import { firstRows, glanceCount, glanceFilter } from "../../view/glance";

/** What makes a glance of an overview. */
export interface GlanceProps {
  /**
   * Draw a glance for a front page: this many of the newest entries that the filter leaves, under counts of all of its
   * range, and a way to the rest. It has no filter bar: `filter` or `defaultFilter` say its range, and with
   * `unfinishedOnly` that it lists unfinished entries, still under the counts of all.
   */
  glance?: number | undefined;
  /**
   * Where the way to the rest of a glance leads, drawn by the provider's `linkComponent`. Only http(s) and relative
   * addresses become links.
   */
  moreHref?: string | undefined;
  /** Called to show the rest of a glance, where there is no `moreHref`. Without both the whole overview opens in its place. */
  onMore?: (() => void) | undefined;
}

/** Whether an overview is drawn as a glance, and the ways there and back. */
export interface Glance {
  isGlance: boolean;
  /** The filter of what is drawn. */
  filter: OverviewFilter;
  /** How many rows a glance has; null where none was asked for. */
  rows: number | null;
  /** Draws the whole overview in the glance's place. */
  open(): void;
  /** Goes back to the glance; undefined where nobody came from there. */
  close: (() => void) | undefined;
}

/** @param asked How many rows the host wants a glance to have. */
export function useGlance(asked: number | undefined, filter: OverviewFilter): Glance {
  const [isOpen, setOpen] = useState(false);
  const rows = glanceCount(asked);
  const isGlance = rows !== null && !isOpen;
  return {
    isGlance,
    filter: useMemo(() => (isGlance ? glanceFilter(filter) : filter), [filter, isGlance]),
    rows,
    open: () => setOpen(true),
    close: rows !== null && isOpen ? () => setOpen(false) : undefined,
  };
}

interface Entries<Group> {
  all: readonly TimelineEntry[];
  shown: readonly TimelineEntry[];
  groups: readonly Group[];
}

interface Glanced<Group> {
  /** What the counts are of: the rows, or in a glance all that its range holds, finished or not. */
  whole: { entries: readonly TimelineEntry[]; filter: OverviewFilter };
  drawn: readonly Group[];
  /** How many entries of those that the filter leaves are not drawn. */
  left: number;
}

/** What an overview draws and counts of its entries: all of them, or in a glance the newest under the counts of all. */
export function useGlanced<Group extends { rows: readonly unknown[] }>(
  { isGlance, rows }: Glance,
  filter: OverviewFilter,
  { all, shown, groups }: Entries<Group>,
): Glanced<Group> {
  const most = isGlance && rows !== null ? rows : Number.POSITIVE_INFINITY;
  const countsMore = isGlance && filter.unfinishedOnly;
  const whole = useMemo(() => {
    if (!countsMore) return { entries: shown, filter };
    const ofAll = { ...filter, unfinishedOnly: false };
    return { entries: filterEntries(all, ofAll), filter: ofAll };
  }, [all, shown, filter, countsMore]);
  const drawn = useMemo(() => firstRows(groups, most), [groups, most]);
  return { whole, drawn, left: Math.max(0, shown.length - most) };
}
