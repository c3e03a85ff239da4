import { OUTCOME_NAMES, type Outcome } from "../model/outcome";
import { countOutcomes } from "../model/reported";
import type { OutcomeCounts, TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { agentValues, channelValue, type OverviewFilter, threadValue } from "./filter";

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
  /** None where no entry says its thread; a thread without a title goes by its id. */
  threads: Facet[];
}

/** How many entries have each value; a state that none has counts 0. */
export interface FacetCounts {
  channels: ReadonlyMap<string, number>;
  agents: ReadonlyMap<string, number>;
  states: OutcomeCounts;
  /** Empty where no entry says its thread. */
  threads: ReadonlyMap<string, number>;
  /** Titles of threads by their id. */
  threadTitles: ReadonlyMap<string, string>;
}

/** Counts once what a list holds, whatever is chosen of it. */
export function facetCounts(entries: readonly TimelineEntry[]): FacetCounts {
  const threadTitles = new Map<string, string>();
  for (const { thread } of entries) if (thread?.id) threadTitles.set(thread.id, thread.title || thread.id);
  return {
    channels: countValues(entries.map(channelValue)),
    agents: countValues(entries.flatMap(agentValues)),
    states: countOutcomes(entries),
    threads: threadTitles.size > 0 ? countValues(entries.map(threadValue)) : new Map(),
    threadTitles,
  };
}

/**
 * The values to offer, of the *unfiltered* entries, so that none vanishes because of another filter. One that is
 * chosen stays, with a count of 0, when no entry has it any more. Channels and agents are in the order of their labels,
 * "none" last; states are in the order of the catalogue, the most urgent first.
 */
export function facets(
  { channels, agents, states, threads, threadTitles }: FacetCounts,
  names: ReadonlyMap<string, string>,
  filter: OverviewFilter,
): Facets {
  return {
    channels: toFacets(channels, filter.channels, (value) => value),
    agents: toFacets(agents, filter.agents, (value) => names.get(value) ?? value),
    states: OUTCOME_NAMES.filter((state) => states[state] > 0 || filter.states.includes(state)).map(
      (state) => ({ value: state, label: state, count: states[state] }),
    ),
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
