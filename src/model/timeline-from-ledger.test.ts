import { describe, expect, it } from "vitest";
import { foldMilestones } from "./milestones";
import { timelineFromLedger } from "./timeline-from-ledger";

const at = (minute: number) => new Date(Date.UTC(2026, 8, 9, 12, minute)).toISOString().replace(".000", "");
const since = at(0);

function row(type: string, minute: number, fields: object = {}) {
  const chat = { agent_slug: "nora", channel: "exec", meta: { conversation: "c1" } };
  return { ts: at(minute), type, body: `${type} ${minute}`, ...chat, ...fields };
}

const milestones = (...rows: [string, number, (string | null)?][]) =>
  foldMilestones(
    rows.map(([id, minute, conversation_id]) => ({
      id,
      ts: at(minute),
      op: "start",
      title: id,
      conversation_id,
    })),
  );

/** Each entry by its title, with its milestones in brackets where it has some. */
const titles = ({ entries }: ReturnType<typeof timelineFromLedger>) =>
  entries.map(
    ({ title, milestones: under }) => title + (under.length ? ` [${under.map(({ id }) => id).join()}]` : ""),
  );

describe("the timeline across chats", () => {
  it("reads rows as turns and says which chat each step is of", () => {
    const rows = [
      row("user", 1),
      row("tool", 2, { body: '{"tool":"t","result":{"error":1}}' }),
      row("agent", 3),
    ];
    const { entries } = timelineFromLedger([...rows, row("system", 4), row("note", 4)], [], { since });
    expect(entries).toMatchObject([
      {
        title: "user 1",
        state: "failed",
        tools: { total: 1, names: ["t"] },
        started_at: at(1),
        ended_at: at(3),
      },
    ]);
    expect(Object.entries(entries[0] ?? {}).slice(9)).toEqual([
      ["agent", "nora"],
      ["model", null],
      ["channel", "exec"],
      ["agent_slug", "nora"],
      ["conversation_id", "c1"],
      ["milestones", []],
    ]);
  });

  it("names who answered, else the agent of the chat", () => {
    const answered = row("agent", 2, { meta: { conversation: "c1", agent_name: "Nora B." } });
    const { entries } = timelineFromLedger([row("user", 1), answered, row("user", 3)], [], { since });
    expect(entries).toMatchObject([{ agent: "Nora B." }, { agent: "nora" }]);
  });

  it("hands a row's own tool and result on to nobody", () => {
    const rows = [
      row("user", 1),
      row("tool", 2, { body: "t()", tool: "t", result: { error: 1 } }),
      row("agent", 3),
    ];
    const { entries } = timelineFromLedger(rows, [], { since });
    expect(entries).toMatchObject([{ state: "done", tools: { total: 1, failed: 0, names: [] } }]);
  });

  it.each([
    ["agent", { agent_slug: "otto" }],
    ["channel", { channel: "a2a" }],
    ["conversation", { meta: { conversation: "c2" } }],
    ["conversation, where one has none", { meta: null }],
  ])("tells chats apart by their %s", (_, other) => {
    const timeline = timelineFromLedger([row("user", 1), row("agent", 2, other)], [], { since });
    expect(timeline.entries).toMatchObject([
      { title: "user 1", answered: false, index: 0 },
      { title: "agent 2", answered: true, index: 0 },
    ]);
  });

  it("keeps rows from since to until, both included, and undated ones", () => {
    const apart = (minute: number) => ({ meta: { conversation: `c${minute}` } });
    const rows = [1, 2, 3, 4].map((minute) => row("agent", minute, apart(minute)));
    const undated = row("agent", 9, { ts: null, ...apart(9) });
    const timeline = timelineFromLedger([...rows, undated], [], { since: at(2), until: at(3) });
    expect(titles(timeline)).toEqual(["agent 9", "agent 2", "agent 3"]);
  });

  it("puts rows in order before it reads them", () => {
    const timeline = timelineFromLedger([row("agent", 2), row("user", 1)], [], { since });
    expect(timeline.entries).toMatchObject([{ title: "user 1", answered: true }]);
  });

  it("reads no more than the newest 5,000 rows", () => {
    const rows = Array.from({ length: 5001 }, (_, i) => row("agent", i));
    const { stats, entries } = timelineFromLedger(rows, [], { since, limit: 0 });
    expect(stats.total).toBe(5000);
    expect(entries[0]).toMatchObject({ started_at: at(1) });
  });

  it("makes the last unanswered step of a live chat running", () => {
    const rows = [row("user", 1), row("user", 5), row("user", 6, { meta: { conversation: "c2" } })];
    const { entries } = timelineFromLedger(rows, [], { since, runningIds: ["c1"] });
    expect(entries.map(({ state }) => state)).toEqual(["open", "running", "open"]);
  });

  it("hangs milestones under the first chat that has their conversation, and the rest nowhere", () => {
    const rows = [row("user", 1), row("user", 2, { agent_slug: "otto" }), row("user", 3, { meta: {} })];
    const declared = milestones(["a", 4, "c1"], ["b", 5, null], ["c", 6, "elsewhere"], ["d", 7, "c1"]);
    expect(titles(timelineFromLedger(rows, declared, { since }))).toEqual([
      "user 1 [a,d]",
      "user 2",
      "user 3",
      "b",
      "c",
    ]);
  });

  it("leaves milestones out that started before since, but none after until", () => {
    const timeline = timelineFromLedger([], milestones(["a", 1], ["b", 2], ["c", 9]), {
      since: at(2),
      until: at(3),
    });
    expect(titles(timeline)).toEqual(["b", "c"]);
    expect(timeline.declared).toEqual({ total: 2, open: 2, done: 0, failed: 0, dropped: 0 });
  });

  it("keeps the newest of a limit: stats count what is sent, declared what there is", () => {
    const timeline = timelineFromLedger([row("user", 1)], milestones(["a", 2], ["b", 3]), {
      since,
      limit: 1,
    });
    expect(titles(timeline)).toEqual(["b"]);
    expect(timeline.stats.total).toBe(1);
    expect(timeline.declared?.total).toBe(2);
  });

  it.each([
    [undefined, 200],
    [0, 250],
    [-1, 250],
    [3, 3],
  ])("a limit of %s keeps %i of 250", (limit, kept) => {
    const rows = Array.from({ length: 250 }, (_, i) => row("agent", i));
    const range = limit === undefined ? { since } : { since, limit };
    expect(timelineFromLedger(rows, [], range).entries).toHaveLength(kept);
  });
});
