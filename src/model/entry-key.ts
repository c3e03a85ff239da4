import type { TimelineEntry } from "./types";

/**
 * A key for each entry, in the order given, unique within the list.
 *
 * The API gives steps no id: their key is who, where and when, never their `index`, which shifts with the range asked
 * for. Entries that are equal in all of that get a running suffix.
 */
export function entryKeys(entries: readonly TimelineEntry[]): string[] {
  return withSuffixes(entries.map(entryKey));
}

/** A key for each of what has an id, in the order given: its id, with a running suffix where one comes twice. */
export function idKeys(things: readonly { id: string }[]): string[] {
  return withSuffixes(things.map(({ id }) => JSON.stringify([id])));
}

/** Entries keep their identity between polls, and what a key is made of never changes in one. */
const known = new WeakMap<TimelineEntry, string>();

function entryKey(entry: TimelineEntry): string {
  const key = known.get(entry) ?? makeKey(entry);
  known.set(entry, key);
  return key;
}

function makeKey(entry: TimelineEntry): string {
  switch (entry.kind) {
    case "declared":
      return JSON.stringify([entry.kind, entry.id]);
    case "derived":
      return JSON.stringify([
        entry.kind,
        entry.agent_slug ?? null,
        entry.channel ?? null,
        entry.conversation_id ?? null,
        entry.started_at,
      ]);
  }
}

function withSuffixes(keys: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before === 0 ? key : `${key}#${before + 1}`;
  });
}
