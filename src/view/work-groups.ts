import { instantMs } from "../messages/instant";
import { entryKeys } from "../model/entry-key";
import type { OutcomeCounts, TimelineEntry } from "../model/types";
import type { KeyedEntry } from "./day-groups";
import { agentValues, channelValue } from "./filter";
import { railHeader } from "./rail-header";
import { entryStatus } from "./step-status";

/** Entries that belong together whatever the day, oldest first, and what a header says of exactly these. */
export interface WorkGroup<Subject> {
  /** Unique among the keys of groups and rows, and the same when the group is made anew. */
  key: string;
  /** What they belong to. */
  of: Subject;
  rows: readonly KeyedEntry[];
  /** The channels of its rows, in the order of their first row; the empty string is left out. */
  channels: readonly string[];
  /** The agents of its rows as a filter names them, in the order of their first row. */
  agents: readonly string[];
  counts: OutcomeCounts;
  /** Milestones under steps whose own state could not be read. */
  unreadable: number;
  /** Since when the open entry that has been waiting longest waits, in ms; `null` where none does or nobody knows. */
  openSince: number | null;
  /** When something last happened in it, in ms; `null` where no time can be read. */
  lastActivity: number | null;
}

/** Entries with the keys of their rows, oldest first. Those without a readable time come first, as in a chat. */
export function inOrder(entries: readonly TimelineEntry[]): KeyedEntry[] {
  const keys = entryKeys(entries);
  return entries
    .map((entry, i) => ({ row: { key: keys[i] ?? String(i), entry }, at: instantMs(entry.started_at) }))
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
    openSince: extreme(Math.min, entries.map(waitsSince)),
    lastActivity: extreme(Math.max, entries.flatMap(moments)),
  };
}

/**
 * The order of groups: most unfinished work first; of equal ones that whose open work has been waiting longest, then that
 * in which something happened last, then by name.
 */
export function compareWork<Subject>(nameOf: (of: Subject) => string) {
  return (a: WorkGroup<Subject>, b: WorkGroup<Subject>): number =>
    unfinished(b.counts) - unfinished(a.counts) ||
    compare(a.openSince ?? Number.POSITIVE_INFINITY, b.openSince ?? Number.POSITIVE_INFINITY) ||
    compare(b.lastActivity ?? Number.NEGATIVE_INFINITY, a.lastActivity ?? Number.NEGATIVE_INFINITY) ||
    compare(nameOf(a.of), nameOf(b.of));
}

function unfinished({ open, failed }: OutcomeCounts): number {
  return open + failed;
}

function waitsSince(entry: TimelineEntry): number | null {
  const status = entryStatus(entry);
  return "since" in status && status.kind !== "running" ? instantMs(status.since) : null;
}

function moments(entry: TimelineEntry): (number | null)[] {
  const ended = entry.kind === "derived" ? entry.ended_at : entry.updated_at;
  const changed = entry.milestones.map(({ updated_at }) => instantMs(updated_at));
  return [instantMs(entry.started_at), instantMs(ended), ...changed];
}

function extreme(pick: (a: number, b: number) => number, values: readonly (number | null)[]): number | null {
  let found: number | null = null;
  for (const value of values) if (value !== null) found = found === null ? value : pick(found, value);
  return found;
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean);
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
