import { OUTCOME_NAMES, type Outcome } from "../model/outcome";
import { countOutcomes } from "../model/reported";
import type { OutcomeCounts, TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { agentValues, channelValue, type OverviewFilter, trackValues } from "./filter";

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
}

/** How often each value occurs among all entries of a range. */
interface Occurrences {
  channels: Map<string, number>;
  agents: Map<string, number>;
  tracks: Map<string, number>;
  states: OutcomeCounts;
  names: Map<string, string>;
}

/** Entries keep their identity between polls, so that they are counted once, not at every key pressed. */
const counted = new WeakMap<readonly TimelineEntry[], Occurrences>();

/**
 * The values to offer, from the *unfiltered* entries, so that none vanishes because of another filter. One that is
 * chosen stays, with a count of 0, when no entry has it any more. Channels, agents and tracks are in the order of their
 * labels, "none" last; states are in the order of the catalogue, the most urgent first.
 */
export function facets(entries: readonly TimelineEntry[], filter: OverviewFilter): Facets {
  const { channels, agents, tracks, states, names } = occurrences(entries);
  const hasTracks = filter.tracks.length > 0 || [...tracks.keys()].some((track) => track !== "");
  return {
    channels: toFacets(channels, filter.channels, (value) => value),
    agents: toFacets(agents, filter.agents, (value) => names.get(value) ?? value),
    states: OUTCOME_NAMES.filter((state) => states[state] > 0 || filter.states.includes(state)).map(
      (state) => ({ value: state, label: state, count: states[state] }),
    ),
    tracks: hasTracks ? toFacets(tracks, filter.tracks, (value) => value) : [],
  };
}

function occurrences(entries: readonly TimelineEntry[]): Occurrences {
  const known = counted.get(entries);
  if (known) return known;
  const found = {
    channels: countOf(entries, (entry) => [channelValue(entry)]),
    agents: countOf(entries, agentValues),
    tracks: countOf(entries, trackValues),
    states: countOutcomes(entries),
    names: agentNames(entries),
  };
  counted.set(entries, found);
  return found;
}

function countOf(entries: readonly TimelineEntry[], valuesOf: (entry: TimelineEntry) => string[]) {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function toFacets(
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
  labelOf: (value: string) => string,
): Facet[] {
  return [...new Set([...counts.keys(), ...chosen])]
    .map((value) => ({ value, label: labelOf(value), count: counts.get(value) ?? 0 }))
    .toSorted((a, b) => Number(a.value === "") - Number(b.value === "") || compareText(a.label, b.label));
}

/** Display names of agents by slug: the newest that is not the slug itself. What nobody answered names only the slug. */
export function agentNames(entries: readonly TimelineEntry[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { value, label } of entries.flatMap(agentsOf)) if (label !== value) names.set(value, label);
  return names;
}

function compareText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : Number(x > y);
}
