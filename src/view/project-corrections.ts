import type { DerivedEntry, TimelineEntry } from "../model/types";
import { isPair, joinPair } from "./agent-pair";
import { compare } from "./compare";
import { worseOutcome } from "./shape-strip";

/**
 * What the view across chats cannot know, put right. Counts of the result describe the result; counts of the raw
 * answer stay equal to the daemon's.
 *
 * - A request in a room (channel `group`) always comes unanswered, because its answers are filed under who gave them,
 *   and so also as replaced by whatever was written next in another room. Nobody can tell: it becomes `unknown`,
 *   without a `raw_state` (see `hasHiddenAnswer`).
 * - A message between two agents (channel `a2a`) comes twice, once a side. Two such rows of equal title and time and
 *   different `agent_slug` become one, where the first stood, with both names (see `agentsOf`), the worse state and
 *   the milestones of both.
 */
export function correctProjectEntries(entries: readonly TimelineEntry[]): TimelineEntry[] {
  return mergeSides(entries.map(withoutFalseVerdict));
}

/** Whether a row is a request in a room, of which nobody can tell whether it was answered. */
export function hasHiddenAnswer(entry: TimelineEntry): boolean {
  return (
    entry.kind === "derived" &&
    entry.state === "unknown" &&
    entry.raw_state === undefined &&
    entry.channel === "group" &&
    !entry.answered
  );
}

/** Corrected entries by the ones they came from: a row is drawn again only for another entry. */
const corrected = new WeakMap<TimelineEntry, TimelineEntry>();

function withoutFalseVerdict(entry: TimelineEntry): TimelineEntry {
  if (entry.kind !== "derived" || entry.channel !== "group" || entry.answered) return entry;
  // What became of the turn is known then, wherever its answers stand.
  if (entry.turn_state !== undefined) return entry;
  if (entry.state !== "open" && entry.state !== "superseded") return entry;
  const known = corrected.get(entry);
  if (known) return known;
  const judged: TimelineEntry = { ...entry, state: "unknown", superseded_reason: null };
  corrected.set(entry, judged);
  return judged;
}

function mergeSides(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const rows: TimelineEntry[] = [];
  /** By message: the sides whose other side has not come yet, and where they stand in `rows`. */
  const waiting = new Map<string, { side: DerivedEntry; place: number }[]>();
  for (const entry of entries) {
    if (!isSide(entry)) {
      rows.push(entry);
      continue;
    }
    const message = JSON.stringify([entry.title, entry.started_at]);
    const alone = waiting.get(message) ?? [];
    const other = alone.find(({ side }) => side.agent_slug !== entry.agent_slug);
    if (other) {
      rows[other.place] = mergedPair(other.side, entry);
      waiting.set(
        message,
        alone.filter((one) => one !== other),
      );
    } else {
      waiting.set(message, [...alone, { side: entry, place: rows.length }]);
      rows.push(entry);
    }
  }
  return rows;
}

/** Whether a row is one side of a message between agents. Without a time there is no evidence which is its other side. */
function isSide(entry: TimelineEntry): entry is DerivedEntry {
  if (entry.kind !== "derived" || entry.channel !== "a2a" || !entry.started_at) return false;
  return Boolean(entry.agent_slug) && !isPair(entry.agent_slug);
}

/** Merged rows by their first side and then their second, for the same reason. */
const merged = new WeakMap<DerivedEntry, WeakMap<DerivedEntry, DerivedEntry>>();

function mergedPair(a: DerivedEntry, b: DerivedEntry): DerivedEntry {
  const ofFirst = merged.get(a) ?? new WeakMap<DerivedEntry, DerivedEntry>();
  const pair = ofFirst.get(b) ?? mergePair(a, b);
  merged.set(a, ofFirst.set(b, pair));
  return pair;
}

function mergePair(a: DerivedEntry, b: DerivedEntry): DerivedEntry {
  const state = worseOutcome(a.state, b.state);
  const worse = state === a.state ? a : b;
  const sides = [a, b].toSorted((x, y) => compare(x.agent_slug ?? "", y.agent_slug ?? ""));
  return {
    ...worse,
    index: a.index,
    ended_at: a.ended_at ?? b.ended_at,
    answered: a.answered || b.answered,
    tools: b.tools.total > a.tools.total ? b.tools : a.tools,
    agent: joinPair(sides.map((side) => side.agent ?? side.agent_slug ?? "")),
    agent_slug: joinPair(sides.map((side) => side.agent_slug ?? "")),
    model: a.model ?? b.model,
    milestones: [...a.milestones, ...b.milestones],
  };
}
