import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUnfinished } from "../model/reported";
import { parseTimeline } from "../wire/index";
import { type ChatSubject, chatOf, groupByChat } from "./chat-groups";

const rows = (...entries: object[]) => parseTimeline({ entries }).entries;
const untitled = { titleOf: () => null };
const nora = (title: string, over: object = {}) => ({
  ...{ title, state: "done", agent_slug: "nora", agent: "Nora", channel: "web", conversation_id: "1" },
  ...{ started_at: "2026-11-30T10:00:00Z", ...over },
});
const shape = (...entries: object[]) =>
  groupByChat(rows(...entries), untitled).map(({ of, rows }) => [
    idOf(of),
    rows.map(({ entry }) => entry.title),
  ]);

function idOf(of: ChatSubject): string {
  switch (of.kind) {
    case "told":
      return of.thread.title ?? of.thread.kind;
    case "channel":
      return of.channel;
    case "conversation":
    case "thread":
      return of.id;
  }
}

describe("the chat of an entry", () => {
  const conversation = { kind: "conversation", agent: "nora", id: "1" };
  it.each([
    ["a step of a conversation", nora("a"), conversation],
    ["whatever channel it is filed under", nora("a", { channel: "engine" }), conversation],
    [
      "a milestone of a conversation",
      { kind: "declared", title: "a", agent: "nora", conversation_id: "1", thread_id: null },
      conversation,
    ],
    [
      "a step of a thread",
      { title: "a", channel: "telegram", agent_slug: null, conversation_id: null, thread_id: "2026-11-30" },
      { kind: "thread", channel: "telegram", id: "2026-11-30" },
    ],
    ["a conversation of nobody", nora("a", { agent_slug: null }), null],
    ["a thread of no channel", { title: "a", thread_id: "1" }, null],
    ["a display name is no slug", { title: "a", agent: "Nora", conversation_id: "1" }, null],
    ["empty ids", nora("a", { conversation_id: "", thread_id: "" }), null],
    ["nothing at all", { title: "a" }, null],
  ])("%s", (_, entry, chat) => {
    expect(rows(entry).map(chatOf)).toEqual([chat]);
  });
});

describe("groupByChat", () => {
  const thread = { id: "th_1", kind: "task", title: "Buy paper" };

  it.each([
    ["comes after those without", [nora("a"), nora("b", { thread })]],
    ["comes before them", [nora("a", { thread }), nora("b")]],
  ])("has a chat once where not each of its entries says the thread: one that %s", (_, entries) => {
    expect(shape(...entries)).toEqual([["Buy paper", ["a", "b"]]]);
  });

  it("leaves entries alone where their chat was of several threads", () => {
    const other = { id: "th_2", kind: "task", title: "Buy ink" };
    expect(shape(nora("a", { thread }), nora("b", { thread: other }), nora("c"))).toEqual([
      ["Buy ink", ["b"]],
      ["Buy paper", ["a"]],
      ["1", ["c"]],
    ]);
  });

  it("has Home once, over all its channels, by the name that it has now", () => {
    const home = (title: string | null) => ({ thread: { id: "th_1", kind: "home", title } });
    expect(
      shape(
        nora("a", home("Casa")),
        nora("b", { ...home(null), channel: "telegram", conversation_id: null, thread_id: "2026-11-30" }),
        nora("c", { ...home("Home"), agent_slug: "otto" }),
        nora("d"),
        nora("e", { conversation_id: "2" }),
      ),
    ).toEqual([
      ["Home", ["a", "b", "c", "d"]],
      ["2", ["e"]],
    ]);
  });

  it("keeps apart the same id of two agents and of two channels", () => {
    const thread = { conversation_id: null, agent_slug: null, thread_id: "1" };
    expect(
      shape(
        nora("a"),
        nora("b", { agent_slug: "otto" }),
        nora("c", thread),
        nora("d", { ...thread, channel: "telegram" }),
      ),
    ).toHaveLength(4);
  });

  it("files what names no chat under its channel", () => {
    const run = { conversation_id: null, channel: "engine" };
    expect(shape(nora("a", run), nora("b", { ...run, agent_slug: "otto" }), { title: "c" })).toEqual([
      ["engine", ["a", "b"]],
      ["", ["c"]],
    ]);
  });

  it("puts the oldest first inside, whatever the order given, and what has no time before that", () => {
    expect(
      shape(
        nora("late", { started_at: "2026-11-30T12:00:00Z" }),
        nora("early", { started_at: "2026-11-30T09:00:00Z" }),
        nora("undated", { started_at: null }),
        nora("early too", { started_at: "2026-11-30T09:00:00Z" }),
      ),
    ).toEqual([["1", ["undated", "early", "early too", "late"]]]);
  });

  const open = (over: object) => nora("o", { state: "open", answered: false, ended_at: null, ...over });
  const failed = (over: object) => nora("f", { state: "failed", ...over });
  it.each([
    [
      "most unfinished work first",
      [open({ conversation_id: "1" }), failed({ conversation_id: "2" }), failed({ conversation_id: "2" })],
      ["2", "1"],
    ],
    [
      "running, superseded and dropped are not unfinished",
      [
        ...["running", "superseded", "dropped"].map((state) => nora("x", { state, conversation_id: "1" })),
        failed({ conversation_id: "2", started_at: "2026-11-01T00:00:00Z" }),
      ],
      ["2", "1"],
    ],
    [
      "then whose open work has waited longest, before one where nothing waits",
      [
        failed({ conversation_id: "1", started_at: "2026-11-20T10:00:00Z" }),
        open({ conversation_id: "2", started_at: "2026-11-30T11:00:00Z" }),
        open({ conversation_id: "3", started_at: "2026-11-29T11:00:00Z" }),
      ],
      ["3", "2", "1"],
    ],
    [
      "then where something happened last, an end as well as a beginning",
      [
        nora("a", { conversation_id: "1" }),
        nora("b", { conversation_id: "2", ended_at: "2026-11-30T12:00:00Z" }),
        nora("c", { conversation_id: "3", started_at: null }),
      ],
      ["2", "1", "3"],
    ],
    ["then by name", ["c", "a", "b"].map((id) => nora("x", { conversation_id: id })), ["a", "b", "c"]],
  ])("%s", (_, entries, order) => {
    expect(shape(...entries).map(([id]) => id)).toEqual(order);
  });

  it("oldest first, the longest waiting comes before the most", () => {
    const entries = rows(
      failed({ conversation_id: "1" }),
      failed({ conversation_id: "1" }),
      open({ conversation_id: "2" }),
      open({ conversation_id: "3", started_at: "2026-11-29T11:00:00Z" }),
    );
    const order = (oldestFirst: boolean) =>
      groupByChat(entries, { ...untitled, oldestFirst }).map(({ of }) => "id" in of && of.id);
    expect(order(true)).toEqual(["3", "2", "1"]);
    expect(order(false)).toEqual(["1", "3", "2"]);
  });

  it("a milestone left open counts from when it was declared, not from its step's beginning", () => {
    const [group] = groupByChat(
      rows(
        nora("a", {
          started_at: "2026-11-30T10:00:00Z",
          milestones: [
            { id: "m_1", title: "m", state: "open", started_at: "2026-11-30T10:20:00Z", updated_at: null },
          ],
        }),
      ),
      untitled,
    );
    expect(group?.openSince).toBe(Date.parse("2026-11-30T10:20:00Z"));
    expect(group?.counts).toMatchObject({ total: 1, open: 1, done: 0 });
  });

  it("says nothing of what is open where it counts none: a question beside a failed milestone", () => {
    const milestones = [{ id: "m_1", title: "m", state: "failed" }];
    const [group] = groupByChat(rows(nora("a", { turn_state: "input-required", milestones })), untitled);
    expect(group).toMatchObject({ openSince: null, counts: { total: 1, failed: 1, open: 0 } });
  });

  it("takes a title where there is one, and orders by it", () => {
    const titles: Record<string, string> = { "1": "Zebra", "2": "Apple" };
    const groups = groupByChat(rows(nora("a"), nora("b", { conversation_id: "2" })), {
      titleOf: ({ id }) => titles[id] ?? null,
    });
    expect(groups.map(({ of }) => "title" in of && of.title)).toEqual(["Apple", "Zebra"]);
  });

  const entry = fc.record({
    title: fc.constantFrom("a", "b"),
    state: fc.constantFrom("done", "open", "failed", "running", "superseded", "?"),
    started_at: fc.constantFrom(null, "?", "2026-11-30T10:00:00Z", "2026-11-30T11:00:00Z"),
    channel: fc.constantFrom(null, "web", "channel", '["channel","web"]'),
    agent_slug: fc.constantFrom(null, "nora", "web", "channel"),
    conversation_id: fc.constantFrom(null, "1", "web"),
    thread_id: fc.constantFrom(null, "1", "web"),
  });

  it("loses no entry and doubles none, counts all, keys all apart, and stays the same when made again", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (given) => {
        const entries = rows(...given);
        const groups = groupByChat(entries, untitled);
        const all = groups.flatMap(({ rows }) => rows);
        expect(all).toHaveLength(entries.length);
        expect(new Set(all.map(({ entry }) => entry))).toEqual(new Set(entries));
        expect(groups.reduce((sum, { counts }) => sum + counts.total, 0)).toBe(entries.length);
        const keys = [...groups, ...all].map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { rows } of groups) {
          const [first, ...others] = rows.map(({ entry }) => chatOf(entry) ?? { channel: entry.channel });
          for (const other of others) expect(other).toEqual(first);
        }
        const left = groups.map(({ rows }) => rows.filter(({ entry }) => isUnfinished(entry)).length);
        expect(left).toEqual(left.toSorted((a, b) => b - a));
        expect(groupByChat(entries, untitled)).toEqual(groups);
      }),
      { seed: 7 },
    );
  });
});
