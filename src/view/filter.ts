import { milestonesOf } from "../model/milestones-of";
import { OUTCOME_NAMES, type Outcome } from "../model/outcome";
import { isUnfinished, reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { agentsOf } from "./agent-pair";
import { isValidRange, type TimelineRange } from "./range";
import { matchesWords, searchWords } from "./search-text";
import { isSlot } from "./slots";

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
  /** Tracks of milestones, an entry's own or those under it; the empty string is "no track". */
  tracks: string[];
  /** Threads by their id, whatever the channel; the empty string is "no thread". */
  threads: string[];
  /** Words that all have to appear in an entry's own text or that of its milestones; case and accents do not matter. */
  text: string;
  /**
   * A part of the range that the list is narrowed to: one of the reader's days (`YYYY-MM-DD`), an hour of one
   * (`YYYY-MM-DDTHH`), or several in a row (`2026-11-02..2026-11-08`, hours of the same day only). The empty string is the
   * whole range.
   */
  slot: string;
  /** What the entries stand under: their day, their chat, or the track of their milestones. */
  groupBy: OverviewGrouping;
  /** Whether those that have been waiting longest come first. */
  oldestFirst: boolean;
}

/** What the entries of an overview can stand under. */
export const OVERVIEW_GROUPINGS = ["day", "chat", "track"] as const;

/** What the entries of an overview stand under: the reader's day, the chat, or the track of their milestones. */
export type OverviewGrouping = (typeof OVERVIEW_GROUPINGS)[number];

/** The last 7 days by day, the newest first, nothing else asked. */
export const DEFAULT_FILTER: OverviewFilter = {
  range: { kind: "days", days: 7 },
  unfinishedOnly: false,
  channels: [],
  agents: [],
  states: [],
  tracks: [],
  threads: [],
  text: "",
  slot: "",
  groupBy: "day",
  oldestFirst: false,
};

/**
 * The entries that a filter leaves, in the order given. The range is not looked at, which is what was asked for, nor the
 * slot in it, which depends on the reader's zone.
 */
export function filterEntries(entries: readonly TimelineEntry[], filter: OverviewFilter): TimelineEntry[] {
  const { unfinishedOnly, states, channels, agents, tracks, threads } = filter;
  const words = searchWords(filter.text);
  return entries.filter(
    (entry) =>
      (!unfinishedOnly || isUnfinished(entry)) &&
      (states.length === 0 || states.includes(reportedState(entry))) &&
      (channels.length === 0 || channels.includes(channelValue(entry))) &&
      (agents.length === 0 || agentValues(entry).some((agent) => agents.includes(agent))) &&
      (tracks.length === 0 || trackValues(entry).some((track) => tracks.includes(track))) &&
      (threads.length === 0 || threads.includes(threadValue(entry))) &&
      matchesWords(entry, words),
  );
}

/**
 * A filter out of whatever a host kept somewhere. Each part that cannot be read asks for what the default asks for; states
 * that this version does not know are left out. Custom days that are none, or the wrong way round, stay to be mended by
 * whoever chose them: see {@link askedRange}.
 */
export function readFilter(given: unknown): OverviewFilter {
  const {
    range,
    unfinishedOnly,
    channels,
    agents,
    states,
    tracks,
    threads,
    text,
    slot,
    groupBy,
    oldestFirst,
  } = record(given);
  return {
    range: readRange(range) ?? DEFAULT_FILTER.range,
    unfinishedOnly: unfinishedOnly === true,
    channels: texts(channels),
    agents: texts(agents),
    states: OUTCOME_NAMES.filter((state) => texts(states).includes(state)),
    tracks: texts(tracks),
    threads: texts(threads),
    text: typeof text === "string" ? text : "",
    slot: typeof slot === "string" && isSlot(slot) ? slot : "",
    groupBy: OVERVIEW_GROUPINGS.find((grouping) => grouping === groupBy) ?? DEFAULT_FILTER.groupBy,
    oldestFirst: oldestFirst === true,
  };
}

/** The range to ask for: the default's where this one cannot be. */
export function askedRange(range: TimelineRange): TimelineRange {
  return isValidRange(range) ? range : DEFAULT_FILTER.range;
}

/** Whether a filter hides anything of its range. */
export function isFiltering(filter: OverviewFilter): boolean {
  const { unfinishedOnly, channels, agents, states, tracks, threads, text, slot } = filter;
  const chosen = channels.length + agents.length + states.length + tracks.length + threads.length;
  return unfinishedOnly || chosen > 0 || text.trim() !== "" || slot !== "";
}

/** The same range in the same order with nothing hidden. */
export function clearFilters({ range, groupBy, oldestFirst }: OverviewFilter): OverviewFilter {
  return { ...DEFAULT_FILTER, range, groupBy, oldestFirst };
}

/** The channel of an entry as a filter names it. */
export function channelValue(entry: TimelineEntry): string {
  return entry.channel ?? "";
}

/** The thread of an entry as a filter names it. */
export function threadValue(entry: TimelineEntry): string {
  return entry.thread?.id ?? "";
}

/** The agents of an entry as a filter names them: a merged message between two agents has both. */
export function agentValues(entry: TimelineEntry): string[] {
  const agents = agentsOf(entry).map(({ value }) => value);
  return agents.length > 0 ? agents : [""];
}

/**
 * The tracks of an entry as a filter names them: its own, and those of the milestones under it. White space around a track
 * is no part of its name.
 */
export function trackValues(entry: TimelineEntry): string[] {
  const tracks = new Set(
    milestonesOf(entry)
      .map(({ track }) => track?.trim() ?? "")
      .filter(Boolean),
  );
  return tracks.size > 0 ? [...tracks] : [""];
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
