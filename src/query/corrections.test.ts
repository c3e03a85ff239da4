import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/parse-timeline";
import { correctConversation, correctProject, correctThread } from "./corrections";

const milestone = (id: string, agent: string | null) => ({
  id,
  agent,
  state: "failed",
  started_at: "2026-09-10T00:00:00Z",
});
const declared = (id: string, agent: string | null, started_at = "2026-09-10T00:00:00Z") => ({
  ...milestone(id, agent),
  kind: "declared",
  started_at,
});
const step = (started_at: string | null, ...milestones: object[]) => ({
  kind: "derived",
  state: "done",
  started_at,
  milestones,
});

describe("a conversation", () => {
  it("leaves out what agents with the same id declared, under steps and on their own", () => {
    const answer = parseTimeline({
      entries: [
        declared("m_1", "nora"),
        declared("m_2", "otto"),
        declared("m_3", null),
        declared("m_4", ""),
        step(
          "2026-09-10T00:00:00Z",
          milestone("m_5", "nora"),
          milestone("m_6", "otto"),
          milestone("m_7", null),
        ),
      ],
    });
    const { entries } = correctConversation(answer, "otto");
    expect(entries.map((entry) => (entry.kind === "declared" ? entry.id : "step"))).toEqual([
      "m_2",
      "m_3",
      "m_4",
      "step",
    ]);
    expect(entries[3]?.milestones.map(({ id }) => id)).toEqual(["m_6", "m_7"]);
  });

  it("keeps the very rows that nothing is wrong with", () => {
    const answer = parseTimeline({
      entries: [step(null, milestone("m_1", "nora")), declared("m_2", "nora")],
    });
    const { entries } = correctConversation(answer, "nora");
    expect(entries[0]).toBe(answer.entries[0]);
    expect(entries[1]).toBe(answer.entries[1]);
  });

  it("leaves the answer as it was", () => {
    const answer = parseTimeline({ entries: [step(null, milestone("m_1", "nora"))] });
    correctConversation(answer, "otto");
    expect(answer.entries[0]?.milestones).toHaveLength(1);
  });
});

it("a thread keeps every milestone: its agents differ by nature", () => {
  const answer = parseTimeline({ entries: [step(null, milestone("m_1", "nora"), milestone("m_2", "otto"))] });
  expect(correctThread(answer)).toEqual({ entries: answer.entries });
});

describe("a project", () => {
  const until = "2026-09-10T03:00:00Z";
  it.each([
    ["2026-09-10T02:59:59Z", true],
    ["2026-09-10T03:00:00Z", false],
    ["2026-09-10T03:00:01Z", false],
    ["2026-09-10T00:00:00-03:00", false],
    ["not-a-date", true],
    [null, true],
  ])("with something at %s: stays %s", (started_at, stays) => {
    const answer = parseTimeline({ entries: [step(started_at), { ...declared("m_1", null), started_at }] });
    expect(correctProject(answer, { until }).entries).toHaveLength(stays ? 2 : 0);
  });

  it("without an end keeps everything", () => {
    const answer = parseTimeline({ entries: [step("2999-01-01T00:00:00Z")] });
    expect(correctProject(answer, {}).entries).toHaveLength(1);
  });

  it.each([
    [1, 2, false],
    [2, 2, true],
    [3, 2, true],
    [199, undefined, false],
    [200, undefined, true],
  ])("of %i rows with limit %s is cut off: %s", (rows, limit, cutOff) => {
    const answer = parseTimeline({ entries: Array.from({ length: rows }, () => step(null)) });
    expect(correctProject(answer, { limit })).toMatchObject({ cutOff, limit: limit ?? 200 });
  });

  it("counts the limit before it drops rows", () => {
    const answer = parseTimeline({ entries: [step(null), step("2026-09-11T00:00:00Z")] });
    expect(correctProject(answer, { until, limit: 2 })).toMatchObject({ entries: [{}], cutOff: true });
  });

  it("hands on the counts of all milestones, where they came", () => {
    const counts = { total: 3, open: 1, done: 1, failed: 1, dropped: 0 };
    expect(correctProject(parseTimeline({ entries: [], declared: counts }), {}).declared).toEqual(counts);
    expect(correctProject(parseTimeline({ entries: [] }), {})).not.toHaveProperty("declared");
  });
});
