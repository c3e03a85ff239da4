"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import { type DayGroup, groupByDay, keepInGroups } from "../../view/day-groups";
import { agentNames, type Facets, facetCounts, facets } from "../../view/facets";
import { filterEntries, type OverviewFilter, trackValues } from "../../view/filter";
import { correctProjectEntries } from "../../view/project-corrections";
import { entriesInSlot } from "../../view/slots";
import { useOverviewUi } from "./use-overview-ui";

interface OverviewEntries {
  /** All of the range. */
  all: readonly TimelineEntry[];
  /** Those that the filter leaves of the whole range, whatever slot of it the list is narrowed to. */
  ofRange: readonly TimelineEntry[];
  /** Those that the filter leaves. */
  shown: readonly TimelineEntry[];
  groups: readonly DayGroup[];
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
  values: Facets;
  /** Whether any of the range has a track. */
  tracked: boolean;
}

const NONE: readonly TimelineEntry[] = [];

/**
 * What an overview shows of its entries.
 *
 * @param filter What the reader asks for now.
 * @param applied The same, as far as the list has caught up with it.
 */
export function useOverviewEntries(
  entries: readonly TimelineEntry[] | undefined,
  filter: OverviewFilter,
  applied: OverviewFilter,
): OverviewEntries {
  const { timeZone } = useOverviewUi();
  const all = useMemo(() => correctProjectEntries(entries ?? NONE), [entries]);
  const { slot, oldestFirst } = applied;
  const ofRange = useMemo(() => filterEntries(all, applied), [all, applied]);
  const shown = useMemo(() => entriesInSlot(ofRange, slot, timeZone), [ofRange, slot, timeZone]);
  const days = useMemo(() => groupByDay(all, timeZone, oldestFirst), [all, timeZone, oldestFirst]);
  const groups = useMemo(() => keepInGroups(days, shown), [days, shown]);
  const names = useMemo(() => agentNames(all), [all]);
  const held = useMemo(() => facetCounts(all), [all]);
  const tracked = useMemo(() => all.some((entry) => trackValues(entry).some(Boolean)), [all]);
  return { all, ofRange, shown, groups, names, values: facets(held, names, filter), tracked };
}
