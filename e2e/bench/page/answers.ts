import { createDice } from "../../../mocks/seeded";
import { timelineStats } from "../../../src/model/reported";
import type { DerivedEntry, Milestone, TimelineEntry } from "../../../src/model/types";

/** When request 0 was sent; each further one is eight minutes later. */
const FIRST = Date.parse("2026-11-01T00:00:00Z");
const STRIDE = 8 * 60_000;

const TASKS = ["check the handbook", "write the report", "move the archive", "draw the map"] as const;
const AGENTS = ["nora", "otis", "pia"] as const;
const TOOLS = ["read_file", "write_file", "run_shell"] as const;

const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");

/** What a daemon answers: requests `first` to `first + size - 1`, of which `changed` has failed since it was last asked. */
export function answer(
  size: number,
  { first = 0, changed }: { first?: number; changed?: number } = {},
): string {
  const entries = Array.from({ length: size }, (_, at): TimelineEntry => {
    const entry = request(first + at);
    return first + at === changed
      ? { ...entry, state: "failed", tools: { ...entry.tools, failed: 1 } }
      : entry;
  });
  return JSON.stringify({ entries, stats: timelineStats(entries) });
}

/** The minute after the newest request of a first answer of this size. */
export function timeOf(size: number): number {
  return FIRST + size * STRIDE;
}

/** The number of a request out of the text of its row. */
export function numberIn(text: string): number | undefined {
  const [, digits] = /Request (\d+)/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A request is the same whatever answer it comes in. */
function request(number: number): DerivedEntry {
  const dice = createDice(number);
  const at = FIRST + number * STRIDE;
  const chance = dice.next();
  const answered = chance < 0.98;
  const failed = chance < 0.04 ? 1 : 0;
  const total = dice.between(failed, 9);
  return {
    kind: "derived",
    index: number,
    title: `Request ${number}: ${dice.pick(TASKS)}`,
    state: answered ? (failed > 0 ? "failed" : "done") : "open",
    superseded_reason: null,
    started_at: iso(at),
    ended_at: answered ? iso(at + dice.between(5, 300) * 1_000) : null,
    answered,
    tools: { total, failed, names: TOOLS.slice(0, Math.min(total, 3)) },
    agent: answered ? "Nora" : null,
    model: answered ? "mock:demo" : null,
    channel: "engine",
    agent_slug: dice.pick(AGENTS),
    conversation_id: iso(at).slice(0, 10),
    milestones: Array.from({ length: dice.next() < 0.3 ? dice.between(1, 2) : 0 }, (_, part) =>
      milestone(number, part, at),
    ),
  };
}

function milestone(number: number, part: number, at: number): Milestone {
  const stamp = iso(at + part * 1_000);
  return {
    id: `m_${number}_${part}`,
    state: "done",
    title: `Part ${part + 1} is there`,
    track: null,
    detail: null,
    started_at: stamp,
    updated_at: stamp,
    closed_at: stamp,
    note: null,
    channel: "engine",
    conversation_id: null,
    thread_id: null,
    agent: "nora",
    created_by: "agent",
    meta: {},
  };
}
