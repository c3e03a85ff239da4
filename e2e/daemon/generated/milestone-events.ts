import { isoSeconds } from "../../../mocks/clock";
import type { Chance } from "./chance";

/** The chat that a milestone names. */
export interface Place {
  channel?: string | null;
  conversation_id?: string | null;
  thread_id?: string | null;
  agent?: string | null;
}

/**
 * The events of some milestones around `start` (seconds since 1970), as lines of a log in the order they are written:
 * every state, patches, closes without a start and twice, unknown operations, and lines that cannot be read.
 */
export function milestoneLines(chance: Chance, start: number, place: Place, prefix: string): string[] {
  return chance
    .upTo(4, (at) => events(chance, start, place, `${prefix}${at}`))
    .flat()
    .flatMap((event) =>
      chance.happens(0.05) ? [broken(chance), JSON.stringify(event)] : [JSON.stringify(event)],
    );
}

function events(chance: Chance, start: number, place: Place, id: string): Record<string, unknown>[] {
  let clock = start + chance.pick([-60, 0, 0, 1, 30, 31, 90, 300, 4_000]);
  const event = (op: string, fields: Record<string, unknown>) => {
    const ts = isoSeconds(clock * 1000);
    clock += chance.pick([0, 0, 1, 60]);
    return { id, ts, op, ...fields };
  };
  const first = event("start", {
    title: chance.pick(["Index built", "<b>bold</b>", "נשלח", "🚀".repeat(60), "a\nb", ""]),
    track: chance.pick(["Release", null, ""]),
    detail: chance.pick(["Kept in docs/.\nTwo lines.", null, ""]),
    channel: place.channel ?? null,
    conversation_id: place.conversation_id ?? null,
    thread_id: place.thread_id ?? null,
    agent: chance.pick([place.agent ?? null, "nora", "otto", null, "super_agent"]),
    created_by: chance.pick(["nora", null]),
    meta: chance.pick<unknown>([{}, { sprint: 12 }, null]),
  });
  const later = chance.upTo(3, () => {
    const op = chance.pick(["update", "update", "done", "failed", "drop", "start", "reopen"]);
    return event(
      op,
      op === "update" ? { patch: patch(chance) } : { note: chance.pick(["Disk full", null, ""]) },
    );
  });
  return chance.happens(0.05) ? later : [first, ...later];
}

function patch(chance: Chance): unknown {
  return chance.pick<unknown>([
    {},
    { title: "Retitled" },
    { title: 5, track: { a: 1 } },
    { note: null, detail: "more" },
    { kind: "derived", milestones: 3 },
    { id: "z", state: "done", started_at: "1", closed_at: "2", updated_at: "3" },
    { extra: [1], meta: { b: 2 } },
    { conversation_id: null },
    ["a"],
    null,
    "text",
  ]);
}

function broken(chance: Chance): string {
  return chance.pick([
    "",
    "  ",
    "junk",
    "null",
    "5",
    "[1]",
    '{"id":"m_half","op":"sta',
    '{"op":"start"}',
    '{"id":"m_x"}',
  ]);
}
