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

/** The entries after, of which each that is as it was before is the same object as before. */
export function shareEntries(
  before: readonly TimelineEntry[],
  after: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const keysBefore = entryKeys(before);
  const known = new Map(before.map((entry, i) => [keysBefore[i], entry]));
  const keys = entryKeys(after);
  const entries = after.map((entry, i): TimelineEntry => {
    const old = known.get(keys[i]);
    // Looking is quicker than building what turns out to be the same.
    return old !== undefined && isSameJson(old, entry) ? old : replaceEqualDeep(old, entry);
  });
  return entries.length === before.length && entries.every((entry, i) => entry === before[i])
    ? before
    : entries;
}

/** No deeper than this is looked: an answer may hold anything. */
const DEEPEST = 50;

function isSameJson(a: unknown, b: unknown, depth = 0): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || depth > DEEPEST || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name], depth + 1))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function hasEntries(data: unknown): data is { entries: readonly TimelineEntry[] } {
  return typeof data === "object" && data !== null && "entries" in data && Array.isArray(data.entries);
}
