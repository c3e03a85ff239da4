import type { TimelineEntry } from "../model/types";
import { type ChatSubject, chatKeys } from "./chat-groups";
import type { KeyedEntry } from "./day-groups";
import { trackValues } from "./filter";
import { compareWork, inOrder, type WorkGroup, workGroup } from "./work-groups";

/** A piece of work, by the name that its milestones give it, and how many chats it went through. */
export interface TrackSubject {
  kind: "track";
  /** The empty string is "no track". */
  track: string;
  chats: number;
}

/** What entries can belong to besides a day. */
export type GroupSubject = ChatSubject | TrackSubject;

/**
 * Entries by the tracks of their milestones, oldest first in each across all chats, the track with the most unfinished
 * work first (see `compareWork`), those without one last. An entry with milestones of two tracks stands in both, with a
 * key of its own in each.
 *
 * @param only The tracks that somebody asked for; where none are named, all. Of others, that share entries with these,
 * a part would look like the whole.
 * @param oldestFirst Whether the track whose open work has been waiting longest comes first.
 */
export function groupEntriesByTrack(
  entries: readonly TimelineEntry[],
  { only = [], oldestFirst = false }: { only?: readonly string[]; oldestFirst?: boolean } = {},
): WorkGroup<TrackSubject>[] {
  const groups = new Map<string, KeyedEntry[]>();
  const chatOf = chatKeys(entries);
  for (const { key, entry } of inOrder(entries)) {
    for (const track of trackValues(entry)) {
      if (only.length > 0 && !only.includes(track)) continue;
      const row = { key: JSON.stringify([track, key]), entry };
      const known = groups.get(track);
      if (known) known.push(row);
      else groups.set(track, [row]);
    }
  }
  const byWork = compareWork(({ track }: TrackSubject) => track, oldestFirst);
  return [...groups]
    .map(([track, rows]) =>
      workGroup(`track ${track}`, { kind: "track" as const, track, chats: chatCount(rows, chatOf) }, rows),
    )
    .toSorted((a, b) => Number(a.of.track === "") - Number(b.of.track === "") || byWork(a, b));
}

function chatCount(rows: readonly KeyedEntry[], chatOf: ReturnType<typeof chatKeys>): number {
  return new Set(rows.map(({ entry }) => chatOf(entry)).filter((chat) => chat !== null)).size;
}
