import { instantMs } from "../messages/instant";
import { milestonesOf } from "../model/milestones-of";
import type { DerivedEntry, TimelineEntry } from "../model/types";

/**
 * The entries of the days before a range without what the range has too. Both come from answers of their own, and what
 * lies on their border stands in both: a milestone under the step that was under way when the range began, and alone in
 * the range; a step that began before and was answered within, and its answer as a step that nobody asked for. Each counts
 * once, where the range's own rows have it.
 */
export function countedOnce(
  before: readonly TimelineEntry[],
  range: readonly TimelineEntry[],
): readonly TimelineEntry[] {
  const ids = new Set(range.flatMap(milestonesOf).map(({ id }) => id));
  ids.delete("");
  const begins = firstMoments(range);
  return before.flatMap((entry) => {
    if (entry.kind === "declared" ? ids.has(entry.id) : goesOn(entry, begins)) return [];
    const milestones = entry.milestones.filter(({ id }) => !ids.has(id));
    return [milestones.length === entry.milestones.length ? entry : { ...entry, milestones }];
  });
}

/** When the first step of each chat begins, in ms. */
function firstMoments(range: readonly TimelineEntry[]): Map<string, number> {
  const moments = new Map<string, number>();
  for (const entry of range) {
    const at = instantMs(entry.started_at);
    if (entry.kind !== "derived" || at === null) continue;
    const chat = chatOf(entry);
    if (chat === null) continue;
    moments.set(chat, Math.min(at, moments.get(chat) ?? at));
  }
  return moments;
}

/** Whether the range has a step of the same chat before this one ended: what came of it stands there. */
function goesOn(entry: DerivedEntry, begins: ReadonlyMap<string, number>): boolean {
  const ended = instantMs(entry.ended_at);
  const next = begins.get(chatOf(entry) ?? "");
  return ended !== null && next !== undefined && next <= ended;
}

/** Within one of these, one step ends before the next one begins; null where nobody knows whose a step is. */
function chatOf({ agent_slug, channel, conversation_id, thread_id }: DerivedEntry): string | null {
  if (!agent_slug) return null;
  return JSON.stringify([agent_slug, channel ?? null, conversation_id ?? null, thread_id ?? null]);
}
