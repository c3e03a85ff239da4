import { OUTCOME_NAMES, type Outcome } from "../model/outcome";
import { isUnfinished, reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { isValidRange, type TimelineRange } from "./range";
import { matchesWords, searchWords } from "./search-text";

/** Which entries an overview shows. Of the lists, an empty one means all; all that is set has to hold at once. */
export interface OverviewFilter {
  /** Which days of the reader, both ends included (`YYYY-MM-DD`). */
  range: TimelineRange;
  /** Only what somebody still has to act on: entries that report `open` or `failed`. */
  unfinishedOnly: boolean;
  /** Channels as the API names them; the empty string is "no channel". */
  channels: string[];
  /** Agents by slug, or by name where an entry has no slug; the empty string is "no agent". */
  agents: string[];
  /** States that entries report. */
  states: Outcome[];
  /** Words that all have to appear in an entry's own text or that of its milestones; case and accents do not matter. */
  text: string;
}

/** The last 7 days, nothing else asked. */
export const DEFAULT_FILTER: OverviewFilter = {
  range: { kind: "days", days: 7 },
  unfinishedOnly: false,
  channels: [],
  agents: [],
  states: [],
  text: "",
};

/** The entries that a filter leaves, in the order given. The range is not looked at: it is what was asked for. */
export function filterEntries(entries: readonly TimelineEntry[], filter: OverviewFilter): TimelineEntry[] {
  const { unfinishedOnly, states, channels, agents } = filter;
  const words = searchWords(filter.text);
  return entries.filter(
    (entry) =>
      (!unfinishedOnly || isUnfinished(entry)) &&
      (states.length === 0 || states.includes(reportedState(entry))) &&
      (channels.length === 0 || channels.includes(channelValue(entry))) &&
      (agents.length === 0 || agentValues(entry).some((agent) => agents.includes(agent))) &&
      matchesWords(entry, words),
  );
}

/**
 * A filter out of whatever a host kept somewhere. Each part that cannot be read asks for what the default asks for; states
 * that this version does not know are left out. Custom days that are none, or the wrong way round, stay to be mended by
 * whoever chose them: see {@link askedRange}.
 */
export function readFilter(given: unknown): OverviewFilter {
  const { range, unfinishedOnly, channels, agents, states, text } = record(given);
  return {
    range: readRange(range) ?? DEFAULT_FILTER.range,
    unfinishedOnly: unfinishedOnly === true,
    channels: texts(channels),
    agents: texts(agents),
    states: OUTCOME_NAMES.filter((state) => texts(states).includes(state)),
    text: typeof text === "string" ? text : "",
  };
}

/** The range to ask for: the default's where this one cannot be. */
export function askedRange(range: TimelineRange): TimelineRange {
  return isValidRange(range) ? range : DEFAULT_FILTER.range;
}

/** How many unfinished entries the other filters leave: what the switch "unfinished only" would show. */
export function unfinishedCount(entries: readonly TimelineEntry[], filter: OverviewFilter): number {
  return filterEntries(entries, { ...filter, unfinishedOnly: true }).length;
}

/** Whether a filter hides anything of its range. */
export function isFiltering({ unfinishedOnly, channels, agents, states, text }: OverviewFilter): boolean {
  return unfinishedOnly || channels.length + agents.length + states.length > 0 || text.trim() !== "";
}

/** The same range with nothing hidden. */
export function clearFilters(filter: OverviewFilter): OverviewFilter {
  return { ...DEFAULT_FILTER, range: filter.range };
}

/** The channel of an entry as a filter names it. */
export function channelValue(entry: TimelineEntry): string {
  return entry.channel ?? "";
}

/** The agents of an entry as a filter names them: a merged message between two agents has both. */
export function agentValues(entry: TimelineEntry): string[] {
  const agents = agentsOf(entry).map(({ value }) => value);
  return agents.length > 0 ? agents : [""];
}

function readRange(given: unknown): TimelineRange | null {
  const { kind, days, from, to } = record(given);
  switch (kind) {
    case "today":
      return { kind };
    case "days":
      return days === 7 || days === 30 ? { kind, days } : null;
    case "custom":
      return typeof from === "string" && typeof to === "string" ? { kind, from, to } : null;
    default:
      return null;
  }
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((member): member is string => typeof member === "string") : [];
}
