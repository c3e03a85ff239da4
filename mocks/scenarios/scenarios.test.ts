import { describe, expect, test } from "vitest";
import type { DerivedEntry, Timeline, TimelineEntry } from "../../src/model";
import { countOutcomes, OUTCOME_NAMES, reportedState } from "../../src/model";
import { parseTimeline } from "../../src/wire";
import {
  emptyChat,
  everyMilestoneState,
  failedChat,
  fortyEntriesOneHidden,
  hostileTextChat,
  hugeChat,
  liveChat,
  longBuildChat,
  mockPictureChat,
  oneCleanStep,
  openChat,
  rightToLeftChat,
  runningChat,
  shortCleanChat,
  supersededChat,
} from "../index";
import type { ChatScenario, ScenarioOptions } from "./stage";

const NOW = "2026-11-30T17:20:00.000Z";

const CHATS: Record<string, (options?: ScenarioOptions) => ChatScenario> = {
  emptyChat,
  everyMilestoneState,
  failedChat,
  fortyEntriesOneHidden,
  hostileTextChat,
  hugeChat: (options) => hugeChat(300, options),
  liveChat,
  longBuildChat,
  mockPictureChat,
  oneCleanStep,
  openChat,
  rightToLeftChat,
  runningChat,
  shortCleanChat,
  supersededChat,
};

const read = ({ api, project, chat }: ChatScenario): Timeline => api.chatTimeline(project, chat);
const reported = (scenario: ChatScenario) => read(scenario).entries.map(reportedState);
const milestonesOf = (entries: readonly TimelineEntry[]) => entries.flatMap(({ milestones }) => milestones);
const isDerived = (entry: TimelineEntry): entry is DerivedEntry => entry.kind === "derived";

describe.each(Object.entries(CHATS))("%s", (_, scenario) => {
  test("is the same every time, ends before 14:20 in Buenos Aires and survives the wire", () => {
    const timeline = read(scenario());
    expect(read(scenario())).toEqual(timeline);
    expect(new Date(scenario().clock.now()).toISOString()).toBe(NOW);
    expect(timeline.entries.filter(({ started_at }) => (started_at ?? NOW) >= NOW)).toEqual([]);
    expect(parseTimeline(JSON.parse(JSON.stringify(timeline))).entries).toEqual(timeline.entries);
  });

  test("moves with its anchor", () => {
    const { entries } = read(scenario({ anchor: "2026-03-08" }));
    expect(entries.filter(({ started_at }) => !started_at?.startsWith("2026-03-0"))).toEqual([]);
  });

  test("is listed where it has turns", () => {
    const { api, project, chat } = scenario();
    const rows = chat.kind === "conversation" ? api.conversations(project, chat.agent) : api.threads(project);
    expect(rows.map(({ id }) => id)).toEqual(read(scenario()).entries.length > 0 ? [chat.id] : []);
  });
});

describe("the shape of", () => {
  test.each([
    ["shortCleanChat", shortCleanChat, ["done", "done", "done"]],
    ["oneCleanStep", oneCleanStep, ["done"]],
    ["emptyChat", emptyChat, []],
    ["openChat", openChat, ["done", "open", "done", "open", "open"]],
    [
      "supersededChat",
      supersededChat,
      ["superseded", "superseded", "done", "superseded", "superseded", "done"],
    ],
    ["failedChat", failedChat, ["failed", "failed", "failed", "done"]],
    ["everyMilestoneState", everyMilestoneState, ["done", "failed", "done"]],
    ["runningChat", runningChat, ["done", "done", "running"]],
    ["rightToLeftChat", rightToLeftChat, ["failed", "open", "open", "done"]],
  ])("%s", (_, scenario, shape) => {
    expect(reported(scenario())).toEqual(shape);
  });

  test("supersededChat: repeated twice, then replaced twice", () => {
    const reasons = read(supersededChat()).entries.map(
      (entry) => isDerived(entry) && entry.superseded_reason,
    );
    expect(reasons).toEqual(["repeated", "repeated", null, "replaced", "replaced", null]);
  });

  test("failedChat: by a tool, by a milestone of a step that is done, by both", () => {
    const [tool, milestone, both] = read(failedChat()).entries;
    expect([tool?.state, milestone?.state, both?.state]).toEqual(["failed", "done", "failed"]);
    expect(milestone?.milestones).toMatchObject([{ state: "failed" }]);
    expect(both?.milestones).toMatchObject([{ state: "done" }]);
  });

  test("everyMilestoneState: all states, with and without track, note and detail", () => {
    const milestones = milestonesOf(read(everyMilestoneState()).entries);
    expect(new Set(milestones.map(({ state }) => state))).toEqual(
      new Set(["open", "done", "failed", "dropped"]),
    );
    for (const field of ["track", "note", "detail"] as const) {
      expect(new Set(milestones.map((milestone) => milestone[field] === null)), field).toEqual(
        new Set([true, false]),
      );
    }
  });

  test("fortyEntriesOneHidden: the 8th of 12 milestones inside the 37th step failed", () => {
    const { entries } = read(fortyEntriesOneHidden());
    expect(entries).toHaveLength(40);
    expect(entries[36]).toMatchObject({ state: "done" });
    expect(entries[36]?.milestones.map(({ state }) => state)).toEqual(
      Array.from({ length: 12 }, (_, at) => (at === 7 ? "failed" : "done")),
    );
    expect(countOutcomes(entries)).toMatchObject({ total: 40, done: 39, failed: 1 });
  });

  test("longBuildChat: a long piece of work with a failure, and one milestone still open", () => {
    const { entries } = read(longBuildChat());
    const milestones = milestonesOf(entries);
    expect(entries.length).toBeGreaterThan(40);
    expect(entries.filter(isDerived).reduce((sum, { tools }) => sum + tools.total, 0)).toBeGreaterThan(300);
    expect(new Set(milestones.map(({ track }) => track)).size).toBeGreaterThan(4);
    expect(milestones.filter(({ state }) => state === "failed")).toHaveLength(1);
    expect(milestones.filter(({ state }) => state === "open")).toMatchObject([
      { title: "Nightly build runs by itself" },
    ]);
  });

  test("mockPictureChat: as the design picture has it", () => {
    const timeline = read(mockPictureChat());
    expect(timeline.stats).toEqual({ total: 12, open: 1, done: 7, failed: 2, superseded: 1, running: 1 });
    expect(timeline.entries[0]).toMatchObject({
      title: "Make me a reel for Thursday from the September footage",
      started_at: "2026-11-30T13:02:00Z",
      ended_at: "2026-11-30T13:40:00Z",
      agent: "Magui",
      tools: { total: 24, failed: 0 },
      milestones: [{ title: "Material analysed" }, { title: "Voiceover rendered" }, { state: "dropped" }],
    });
    expect(timeline.entries.at(-1)).toMatchObject({ started_at: "2026-11-30T17:18:00Z", state: "running" });
  });

  test("hostileTextChat: nothing is cleaned on the way", () => {
    const text = JSON.stringify(read(hostileTextChat()));
    for (const piece of [
      "<img src=x onerror=alert(1)>",
      "javascript:alert(2)",
      "\u202E",
      "\u200B",
      "👨‍👩‍👧‍👦",
    ]) {
      expect(text).toContain(piece);
    }
    const titles = milestonesOf(read(hostileTextChat()).entries).map(({ title }) => title.length);
    expect(Math.max(...titles)).toBe(120);
  });

  test("hugeChat: as many as asked for", () => {
    expect(read(hugeChat(1200)).entries).toHaveLength(1200);
  });
});

test("together the scenarios show every state that a daemon can report", () => {
  const seen = new Set(Object.values(CHATS).flatMap((scenario) => reported(scenario())));
  expect(OUTCOME_NAMES.filter((name) => !seen.has(name))).toEqual(["unknown", "canceled", "dropped"]);
});
