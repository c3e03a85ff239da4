import { replaceEqualDeep } from "@tanstack/react-query";
import { entryKeys } from "../model/entry-key";
import type { TimelineEntry } from "../model/types";

/**
 * What a poll leaves as it was keeps its identity, so that nothing is drawn again for it. react-query's own way goes by
 * place in the list: when the newest N entries move on by one, every row would be another. This one goes by the entry's key.
 */
export function shareTimeline(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (!hasEntries(before) || !hasEntries(after)) return replaceEqualDeep(before, after);
  const { entries: entriesBefore, ...restBefore } = before;
  const { entries: entriesAfter, ...restAfter } = after;
  const entries = shareEntries(entriesBefore, entriesAfter);
  const rest: object = replaceEqualDeep(restBefore, restAfter);
  return entries === entriesBefore && rest === restBefore ? before : { ...rest, entries };
}

function shareEntries(
  before: readonly TimelineEntry[],
  after: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const keysBefore = entryKeys(before);
  const known = new Map(before.map((entry, i) => [keysBefore[i], entry]));
  const keys = entryKeys(after);
  const entries = after.map((entry, i): TimelineEntry => replaceEqualDeep(known.get(keys[i]), entry));
  return entries.length === before.length && entries.every((entry, i) => entry === before[i])
    ? before
    : entries;
}

function hasEntries(data: unknown): data is { entries: readonly TimelineEntry[] } {
  return typeof data === "object" && data !== null && "entries" in data && Array.isArray(data.entries);
}
