import { OUTCOME_NAMES, type Outcome } from "../model/outcome";
import { countOutcomes } from "../model/reported";
import type { OutcomeCounts, TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { compare } from "./compare";
import { agentValues, channelValue, type OverviewFilter, threadValue, trackValues } from "./filter";

/** A value to filter by. `label` is what it is called; the value "" (none) has an empty label. */
export interface Facet<Value extends string = string> {
  value: Value;
  label: string;
  /** How many of the unfiltered entries have it. */
  count: number;
}

/** What there is to filter by. */
export interface Facets {
  channels: Facet[];
  agents: Facet[];
  states: Facet<Outcome>[];
  /** Empty where no entry has a track and none is chosen: "no track" alone is no choice. */
  tracks: Facet[];
  /** None where no entry says its thread; a thread without a title goes by its id. */
  threads: Facet[];
}

/** How many entries have each value; a state that none has counts 0. */
export interface FacetCounts {
  channels: ReadonlyMap<string, number>;
  agents: ReadonlyMap<string, number>;
  tracks: ReadonlyMap<string, number>;
  states: OutcomeCounts;
  /** Empty where no entry says its thread. */
  threads: ReadonlyMap<string, number>;
  /** Titles of threads by their id. */
  threadTitles: ReadonlyMap<string, string>;
}

/** Counts once what a list holds, whatever is chosen of it. */
export function facetCounts(entries: readonly TimelineEntry[]): FacetCounts {
  const titles = threadTitles(entries);
  return {
    channels: countValues(entries.map(channelValue)),
    agents: countValues(entries.flatMap(agentValues)),
    tracks: countValues(entries.flatMap(trackValues)),
    states: countOutcomes(entries),
    threads: titles.size > 0 ? countValues(entries.map(threadValue)) : new Map(),
    threadTitles: titles,
  };
}

/**
 * The values to offer, of the *unfiltered* entries, so that none vanishes because of another filter. One that is
 * chosen stays, with a count of 0, when no entry has it any more. Channels, agents and tracks are in the order of their
 * labels, "none" last; states are in the order of the catalogue, the most urgent first.
 */
export function facets(
  { channels, agents, tracks, states, threads, threadTitles }: FacetCounts,
  names: ReadonlyMap<string, string>,
  filter: OverviewFilter,
): Facets {
  const hasTracks = filter.tracks.length > 0 || [...tracks.keys()].some((track) => track !== "");
  return {
    channels: toFacets(channels, filter.channels, (value) => value),
    agents: toFacets(agents, filter.agents, (value) => names.get(value) ?? value),
    states: OUTCOME_NAMES.filter((state) => states[state] > 0 || filter.states.includes(state)).map(
      (state) => ({ value: state, label: state, count: states[state] }),
    ),
    tracks: hasTracks ? toFacets(tracks, filter.tracks, (value) => value) : [],
    threads: toFacets(threads, filter.threads, (value) => threadTitles.get(value) ?? value),
  };
}

function countValues(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function toFacets(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  labelOf: (value: string) => string,
): Facet[] {
  const gone = chosen.filter((value) => !counts.has(value)).map((value): [string, number] => [value, 0]);
  return [...new Map([...counts, ...gone])]
    .map(([value, count]) => ({ value, label: labelOf(value), count }))
    .toSorted(
      (a, b) =>
        Number(a.value === "") - Number(b.value === "") ||
        compare(a.label.toLowerCase(), b.label.toLowerCase()),
    );
}

/** Display names of agents by slug: the newest that is not the slug itself. What nobody answered names only the slug. */
export function agentNames(entries: readonly TimelineEntry[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { value, label } of entries.flatMap(agentsOf)) if (label !== value) names.set(value, label);
  return names;
}

/** What threads are called, by their id: their newest title, or the id where none of their entries has one. */
export function threadTitles(entries: readonly TimelineEntry[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { thread } of entries)
    if (thread?.id) titles.set(thread.id, thread.title?.trim() || titles.get(thread.id) || thread.id);
  return titles;
}
