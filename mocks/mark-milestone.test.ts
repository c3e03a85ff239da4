import { beforeEach, describe, expect, test } from "vitest";
import type { MarkMilestoneArgs } from "./mark-milestone";
import type { MilestoneApi } from "./milestone-api";
import { createMilestoneApi } from "./milestone-api";
import { createIds } from "./seeded";

const HERE = { agent: "nora", channel: "web", conversation_id: "2026-11-30-01" };
let api: MilestoneApi;

beforeEach(() => {
  api = createMilestoneApi({ now: () => Date.parse("2026-11-30T12:00:00Z"), newId: createIds() });
});

const mark = (args: MarkMilestoneArgs, context = HERE) => {
  const answer = api.markMilestone("1", args, context);
  if ("error" in answer) throw new Error(answer.error);
  return answer;
};

test("a milestone is done unless told otherwise, and belongs to the turn that filed it", () => {
  const { milestone } = mark({ title: " Index built ", track: "Search", detail: "41 s", note: "Fine" });
  expect(api.milestone("1", milestone.id)).toEqual({
    id: milestone.id,
    state: "done",
    title: "Index built",
    track: "Search",
    detail: "41 s",
    note: "Fine",
    started_at: "2026-11-30T12:00:00Z",
    updated_at: "2026-11-30T12:00:00Z",
    closed_at: "2026-11-30T12:00:00Z",
    channel: "web",
    conversation_id: "2026-11-30-01",
    thread_id: null,
    agent: "nora",
    created_by: "nora",
    meta: {},
  });
});

test("title and track are cut at 120", () => {
  const { milestone } = mark({ title: "t".repeat(300), track: "k".repeat(300) });
  expect(milestone).toMatchObject({ title: "t".repeat(120), track: "k".repeat(120) });
});

test.each([
  ["done", "done"],
  ["failed", "failed"],
  ["dropped", "dropped"],
  ["open", "open"],
])("filed as %s it is %s", (state, expected) => {
  expect(mark({ title: "x", state }).milestone.state).toBe(expected);
});

test("a note is not kept with an open one", () => {
  const { milestone } = mark({ title: "x", state: "open", note: "later" });
  expect(api.milestone("1", milestone.id).note).toBeNull();
});

describe("closing", () => {
  test.each([
    [undefined, "done"],
    ["open", "done"],
    ["failed", "failed"],
    ["dropped", "dropped"],
  ])("told %s, it becomes %s", (state, expected) => {
    const { id } = mark({ title: "x", state: "open" }).milestone;
    const closed = mark({
      milestone: id.slice(0, 5),
      title: "ignored",
      note: "n",
      ...(state ? { state } : {}),
    });
    expect(closed.milestone).toMatchObject({ id, title: "x", state: expected });
    expect(api.milestone("1", id).note).toBe("n");
  });
});

describe("the answer", () => {
  test("holds the open milestones of its chat, oldest first", () => {
    mark({ title: "elsewhere", state: "open" }, { ...HERE, conversation_id: "2026-11-29-01" });
    const { milestone } = mark({ title: "first", state: "open" });
    mark({ title: "second", state: "open" });
    expect(mark({ title: "third" }).open_milestones.map(({ title }) => title)).toEqual(["first", "second"]);
    expect(mark({ milestone: milestone.id }).open_milestones).toMatchObject([{ title: "second" }]);
  });

  test("holds the project's where the call comes from no conversation", () => {
    mark({ title: "in a chat", state: "open" });
    const answer = api.markMilestone("1", { title: "from a routine" }, { channel: "routine" });
    expect(answer).toMatchObject({ ok: true, open_milestones: [{ title: "in a chat" }] });
    expect(api.milestones("1").at(-1)).toMatchObject({ agent: "super_agent", conversation_id: null });
  });
});

test.each([
  [{}, "title required"],
  [{ title: "   " }, "title required"],
  [{ title: "x", state: "running" }, 'unknown state "running" (use open|done|failed|dropped)'],
  [{ milestone: "m_nobody" }, "milestone not found: m_nobody"],
])("%j is an error in the answer, and nothing is filed", (args, error) => {
  expect(api.markMilestone("1", args, HERE)).toEqual({ error: expect.stringContaining(error) });
  expect(api.milestones("1")).toEqual([]);
});
