import { instantMs } from "../messages/instant";
import type { TimelineEntry } from "../model/types";

/** Entries keep their identity between polls, so that the time of each is read once. */
const known = new WeakMap<TimelineEntry, number | null>();

/** When an entry began, in ms since 1970; `null` where that is missing or cannot be read. */
export function startedAt(entry: TimelineEntry): number | null {
  const read = known.get(entry);
  if (read !== undefined) return read;
  const at = instantMs(entry.started_at);
  known.set(entry, at);
  return at;
}
