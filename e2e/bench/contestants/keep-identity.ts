import type { TimelineEntry } from "../../../src/model/types";
import { readAnew } from "../page/contestant";

export function keyOf(entry: TimelineEntry): string {
  return entry.kind === "declared" ? entry.id : `${entry.agent_slug} ${entry.started_at}`;
}

/** Reads an answer; an entry that is the same text as before is the same object. */
export function keepIdentity(
  text: string,
  before: readonly TimelineEntry[] | undefined = [],
): readonly TimelineEntry[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  const entries = readAnew(text).map((entry) => {
    const old = known.get(keyOf(entry));
    return old && JSON.stringify(old) === JSON.stringify(entry) ? old : entry;
  });
  return entries.length === before.length && entries.every((entry, at) => entry === before[at])
    ? before
    : entries;
}
