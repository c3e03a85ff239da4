import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { ChatRef } from "../src/model/chat-ref";
import type { Clock } from "./clock";
import { createClock } from "./clock";
import type { MilestoneApi } from "./milestone-api";
import { createMilestoneApi } from "./milestone-api";
import { createIds } from "./seeded";

const noras: ChatRef = { kind: "conversation", agent: "nora", id: "2026-11-30-01" };
const ottos: ChatRef = { kind: "conversation", agent: "otto", id: "2026-11-30-01" };

let clock: Clock;
let api: MilestoneApi;

beforeEach(() => {
  clock = createClock("2026-11-30T12:00:00.750Z");
  const agents = [{ slug: "nora", name: "Nora" }];
  api = createMilestoneApi({
    now: clock.now,
    newId: createIds(),
    projects: [{ id: 1, name: "Harbor Docs", agents }],
  });
});

const user = (ts: string, content: string) => ({ role: "user", ts, content });
const states = (chat: ChatRef) => api.chatTimeline("1", chat).entries.map(({ state }) => state);

describe("chats", () => {
  test("steps are derived from the transcript", () => {
    api.addTurns("1", noras, [
      user("2026-11-30T11:00:00Z", "Build the index"),
      {
        role: "tool",
        ts: "2026-11-30T11:00:10Z",
        content: '{"tool":"run_shell","result":{"error":"exit 1"}}',
      },
      { role: "assistant", ts: "2026-11-30T11:00:20Z", content: "It broke.", agent_name: "Nora", model: "m" },
      user("2026-11-30T11:10:00Z", "Again"),
    ]);
    expect(api.chatTimeline("1", noras)).toMatchObject({
      entries: [
        {
          title: "Build the index",
          state: "failed",
          agent: "Nora",
          tools: { total: 1, failed: 1, names: ["run_shell"] },
        },
        { title: "Again", state: "open", answered: false },
      ],
      stats: { total: 2, failed: 1, open: 1 },
    });
  });

  test("a listing counts what was said, in one line each, and knows the project's agents only", () => {
    const content = "Which pages\nchanged? ".repeat(9);
    const tool = { role: "tool", ts: "2026-11-30T11:00:05Z", content: "{}" };
    const answer = {
      role: "assistant",
      ts: "2026-11-30T11:00:20Z",
      content: "Two.\n```js\n1\n``` See\nbelow.",
    };
    for (const chat of [
      noras,
      { ...noras, agent: "ghost" },
      { kind: "thread", channel: "web", id: "2026-11-30" },
    ] as const) {
      api.addTurns("1", chat, [user("2026-11-30T11:00:00Z", content), tool, answer]);
    }
    expect(api.conversations("1", "nora")).toMatchObject([
      { messages: 2, title: "Which pages", last_message: "Two. See below.", last_role: "assistant" },
    ]);
    expect(api.threads("1")).toMatchObject([
      { messages: 2, title: "Which pages changed? ".repeat(9).slice(0, 80), last_ts: "2026-11-30T11:00:20Z" },
    ]);
    expect(() => api.conversations("1", "ghost")).toThrow("agent not found");
  });

  test("only the last, unanswered request of a live turn is running, and only until the turn ends", () => {
    api.addTurns("1", noras, [user("2026-11-30T11:00:00Z", "First"), user("2026-11-30T11:10:00Z", "Second")]);
    const turn = api.startTurn("1", noras);
    expect(turn).toMatchObject({
      agent_slug: "nora",
      conversation_id: noras.id,
      started_at: "2026-11-30T12:00:00Z",
    });
    expect(states(noras)).toEqual(["open", "running"]);
    expect(api.conversations("1", "nora")).toMatchObject([{ id: noras.id, active_turn: turn }]);
    api.endTurn("1", noras);
    expect(states(noras)).toEqual(["open", "open"]);
  });

  test("another agent's conversation with the same id shows the same milestones and the same live turn", () => {
    for (const chat of [noras, ottos]) api.addTurns("1", chat, [user("2026-11-30T11:00:00Z", "Go")]);
    api.markMilestone("1", { title: "Nora's" }, { agent: "nora", conversation_id: noras.id });
    api.startTurn("1", noras);
    expect(api.chatTimeline("1", ottos).entries).toMatchObject([
      { state: "running", milestones: [{ title: "Nora's", agent: "nora" }] },
    ]);
  });

  test("a thread shows the milestones whose channel and thread are its own", () => {
    const thread: ChatRef = { kind: "thread", channel: "web", id: "2026-11-30" };
    api.addTurns("1", thread, [user("2026-11-30T11:00:00Z", "Go")]);
    api.startMilestone("1", { title: "Same thread", channel: "web", thread_id: "2026-11-30" });
    api.startMilestone("1", { title: "Other channel", channel: "telegram", thread_id: "2026-11-30" });
    api.startMilestone("1", { title: "No thread", channel: "web" });
    expect(api.chatTimeline("1", thread).entries).toMatchObject([{ milestones: [{ title: "Same thread" }] }]);
    expect(api.threads("1")).toMatchObject([{ id: "2026-11-30", channel: "web", title: "Go", messages: 1 }]);
  });

  test("a thread without messages is not found, a project without a number neither", () => {
    expect(() => api.chatTimeline("1", { kind: "thread", channel: "web", id: "2026-11-30" })).toThrow(
      "thread not found",
    );
    expect(() => api.chatTimeline("harbor-docs", noras)).toThrow("project not found");
  });

  test("the file name of a conversation reads its turns but none of its milestones", () => {
    api.addTurns("1", noras, [user("2026-11-30T11:00:00Z", "Go")]);
    api.markMilestone("1", { title: "Gone" }, { conversation_id: noras.id });
    expect(api.chatTimeline("1", { ...noras, id: `${noras.id}.md` }).entries).toMatchObject([
      { milestones: [] },
    ]);
  });
});

describe("the project", () => {
  test("its ledger runs where its conversation does", () => {
    const row = { ts: "2026-11-30T11:00:00Z", type: "user", body: "Go", channel: "web", agent_slug: "nora" };
    api.addLedgerRows("1", [{ ...row, meta: { conversation: noras.id } }]);
    api.startTurn("1", noras);
    expect(api.projectTimeline("1").entries).toMatchObject([
      { title: "Go", state: "running", conversation_id: noras.id },
    ]);
  });

  test("by default it reaches back to UTC midnight seven days ago", () => {
    const start = (id: string, ts: string) => ({ id, ts, op: "start", title: id });
    api.addMilestoneEvents("1", [
      start("before", "2026-11-22T23:59:59Z"),
      start("within", "2026-11-23T00:00:00Z"),
    ]);
    expect(api.projectTimeline("1").entries).toMatchObject([{ id: "within" }]);
  });
});

describe("the milestone log", () => {
  test("is appended to and never rewritten", () => {
    const { id } = api.startMilestone("1", { title: "Index built" });
    clock.advance(5000);
    api.closeMilestone("1", id, { note: "Fine" });
    clock.advance(5000);
    expect(api.closeMilestone("1", id, { state: "failed" })).toEqual({
      ...api.milestone("1", id),
      state: "failed",
      note: "Fine",
      started_at: "2026-11-30T12:00:00Z",
      closed_at: "2026-11-30T12:00:10Z",
    });
  });

  test.each([
    ["m_ab", "m_abc123"],
    ["m_abc123", "m_abc123"],
    ["m_", null],
    ["m_x", null],
    ["nothing", null],
  ])("%s finds %s", (asked, found) => {
    for (const id of ["m_abc123", "m_xyz111", "m_xyz222"]) {
      api.addMilestoneEvents("1", [{ id, ts: "2026-11-30T11:00:00Z", op: "start", title: id }]);
    }
    if (found === null) expect(() => api.milestone("1", asked)).toThrow("milestone not found");
    else expect(api.milestone("1", asked).id).toBe(found);
  });

  test("a prefix of two characters finds nothing, even where only one fits", () => {
    const { id } = api.startMilestone("1", { title: "Index built" });
    expect(() => api.milestone("1", id.slice(0, 2))).toThrow("milestone not found");
    expect(api.milestone("1", id.slice(0, 3)).id).toBe(id);
  });

  test("any JSON body is either refused or filed, and nothing half", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        const before = api.milestones("1").length;
        let filed = 0;
        try {
          filed = api.startMilestone("1", body).id.length > 0 ? 1 : 0;
        } catch (refusal) {
          expect(refusal).toMatchObject({ status: 400 });
        }
        expect(api.milestones("1")).toHaveLength(before + filed);
      }),
    );
  });

  test("a patch stores anything but what the log owns", () => {
    const { id } = api.startMilestone("1", { title: "Index built" });
    const owned = ["id", "state", "started_at", "closed_at"];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...owned, "title", "kind", "milestones"), fc.jsonValue()),
        (patch) => {
          const before = api.milestone("1", id);
          const after = Object.entries(api.updateMilestone("1", id, { patch }));
          for (const [key, value] of after) {
            const expected =
              Object.hasOwn(patch, key) && !owned.includes(key) ? patch[key] : Object(before)[key];
            expect(value, key).toEqual(expected);
          }
        },
      ),
    );
  });
});
