import { OUTCOME_NAMES, type Outcome } from "../model/outcome";
import { countOutcomes } from "../model/reported";
import type { TimelineEntry } from "../model/types";
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

/**
 * The values to offer, from the *unfiltered* entries, so that none vanishes because of another filter. One that is
 * chosen stays, with a count of 0, when no entry has it any more. Channels and agents are in the order of their labels,
 * "none" last; states are in the order of the catalogue, the most urgent first.
 */
export function facets(entries: readonly TimelineEntry[], filter: OverviewFilter): Facets {
  const counts = countOutcomes(entries);
  const names = agentNames(entries);
  const hasThreads = filter.threads.length > 0 || entries.some(({ thread }) => thread?.id);
  const titles = new Map(entries.map(({ thread }) => [thread?.id, thread?.title]));
  return {
    channels: toFacets(entries.map(channelValue), filter.channels, (value) => value),
    agents: toFacets(entries.flatMap(agentValues), filter.agents, (value) => names.get(value) ?? value),
    states: OUTCOME_NAMES.filter((state) => counts[state] > 0 || filter.states.includes(state)).map(
      (state) => ({ value: state, label: state, count: counts[state] }),
    ),
    threads: hasThreads
      ? toFacets(entries.map(threadValue), filter.threads, (value) => titles.get(value) || value)
      : [],
  };
}

function toFacets(values: string[], chosen: string[], labelOf: (value: string) => string): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const value of chosen) if (!counts.has(value)) counts.set(value, 0);
  return [...counts]
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
