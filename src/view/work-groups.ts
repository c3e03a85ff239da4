import { instantMs } from "../messages/instant";
import { reportedState, unfinishedOf } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { compare } from "./compare";
import { type KeyedEntry, keyedEntries } from "./day-groups";
import { agentValues, channelValue } from "./filter";
import { type RailHeader, railHeader } from "./rail-header";
import { entryStatus } from "./step-status";

/** Entries that belong together whatever the day, oldest first, and what a header says of exactly these. */
export interface WorkGroup<Subject> extends RailHeader {
  /** Unique among the keys of groups and rows, and the same when the group is made anew. */
  key: string;
  /** What they belong to. */
  of: Subject;
  rows: readonly KeyedEntry[];
  /** The channels of its rows, in the order of their first row; the empty string is left out. */
  channels: readonly string[];
  /** The agents of its rows as a filter names them, in the order of their first row. */
  agents: readonly string[];
  /** Since when the open entry that has been waiting longest waits, in ms; `null` where none does or nobody knows. */
  openSince: number | null;
  /** When something last happened in it, in ms; `null` where no time can be read. */
  lastActivity: number | null;
}

/** Entries with the keys of their rows, oldest first. Those without a readable time come first, as in a chat. */
export function inOrder(entries: readonly TimelineEntry[]): KeyedEntry[] {
  return keyedEntries(entries)
    .map((row) => ({ row, at: momentsOf(row.entry).began }))
    .toSorted((a, b) => (a.at ?? Number.NEGATIVE_INFINITY) - (b.at ?? Number.NEGATIVE_INFINITY) || 0)
    .map(({ row }) => row);
}

/** Makes a group of rows that stand in order. */
export function workGroup<Subject>(
  key: string,
  of: Subject,
  rows: readonly KeyedEntry[],
): WorkGroup<Subject> {
  const entries = rows.map(({ entry }) => entry);
  return {
    ...{ key, of, rows, ...railHeader(entries) },
    channels: distinct(entries.map(channelValue)),
    agents: distinct(entries.flatMap(agentValues)),
    openSince: extreme(
      Math.min,
      entries.map((entry) => momentsOf(entry).waits),
    ),
    lastActivity: extreme(
      Math.max,
      entries.map((entry) => momentsOf(entry).last),
    ),
  };
}

/**
 * The order of groups: most unfinished work first; of equal ones that whose open work has been waiting longest, then that
 * in which something happened last, then by name.
 *
 * @param oldestFirst Whether how long it has been waiting goes before how much it is.
 */
export function compareWork<Subject>(nameOf: (of: Subject) => string, oldestFirst: boolean) {
  type Group = WorkGroup<Subject>;
  const byAge = (a: Group, b: Group) =>
    compare(a.openSince ?? Number.POSITIVE_INFINITY, b.openSince ?? Number.POSITIVE_INFINITY);
  return (a: Group, b: Group): number =>
    (oldestFirst && byAge(a, b)) ||
    unfinishedOf(b.counts) - unfinishedOf(a.counts) ||
    byAge(a, b) ||
    compare(b.lastActivity ?? Number.NEGATIVE_INFINITY, a.lastActivity ?? Number.NEGATIVE_INFINITY) ||
    compare(nameOf(a.of), nameOf(b.of));
}

/** What an entry says of the times, in ms; `null` where it says nothing that can be read. */
interface Moments {
  began: number | null;
  /** Since when it waits, where it is open. */
  waits: number | null;
  last: number | null;
}

/** By entry: reading a time takes longer than all else here, and a filter changes with each letter. */
const known = new WeakMap<TimelineEntry, Moments>();

function momentsOf(entry: TimelineEntry): Moments {
  const read = known.get(entry) ?? readMoments(entry);
  known.set(entry, read);
  return read;
}

function readMoments(entry: TimelineEntry): Moments {
  const status = entryStatus(entry);
  const ended = entry.kind === "derived" ? entry.ended_at : entry.updated_at;
  const changed = entry.milestones.map(({ updated_at }) => updated_at);
  return {
    began: instantMs(entry.started_at),
    waits: reportedState(entry) === "open" && "since" in status ? instantMs(status.since) : null,
    last: extreme(
      Math.max,
      [entry.started_at, ended, ...changed].map((moment) => instantMs(moment)),
    ),
  };
}

function extreme(pick: (a: number, b: number) => number, values: readonly (number | null)[]): number | null {
  let found: number | null = null;
  for (const value of values) if (value !== null) found = found === null ? value : pick(found, value);
  return found;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean);
}
