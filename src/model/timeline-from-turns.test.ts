import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeTimeline } from "./merge";
import { foldMilestones, parseMilestoneLog } from "./milestones";
import { countOutcomes } from "./reported";
import { deriveSteps } from "./steps";
import { timelineFromLedger } from "./timeline-from-ledger";
import { timelineFromTurns } from "./timeline-from-turns";
import type { Milestone } from "./types";

const turns = [
  { role: "user", ts: "2026-09-09T12:00:00Z", content: "Build the export" },
  { role: "assistant", ts: "2026-09-09T12:01:00Z", content: "Built." },
  { role: "user", ts: "2026-09-09T12:10:00Z", content: "Ship it" },
];
const opened = (id: string, ts: string) => ({ id, ts, op: "start", title: id });

describe("the timeline of one chat", () => {
  it("is its steps with their milestones, and the counts of what they report", () => {
    const milestones = foldMilestones([
      opened("early", "2026-09-09T11:00:00Z"),
      opened("late", "2026-09-09T12:05:00Z"),
    ]);
    const { entries, stats } = timelineFromTurns(turns, milestones, { running: true });
    expect(entries).toMatchObject([
      { kind: "declared", id: "early" },
      { kind: "derived", index: 0, state: "done", milestones: [{ id: "late" }] },
      { kind: "derived", index: 1, state: "running", milestones: [] },
    ]);
    expect(stats).toEqual({ total: 3, open: 2, done: 0, failed: 0, superseded: 0, running: 1 });
  });

  it("sends the fields of the API, in its order", () => {
    const [own, step] = timelineFromTurns(
      turns,
      foldMilestones([opened("a", "2026-09-09T11:00:00Z")]),
    ).entries;
    expect(Object.keys(step ?? {}).join(" ")).toBe(
      "kind index title state superseded_reason started_at ended_at answered tools agent model milestones",
    );
    expect(Object.keys(own ?? {}).join(" ")).toBe(
      "kind id state title track detail started_at updated_at closed_at note channel conversation_id thread_id agent created_by meta milestones",
    );
  });

  it("is empty for an empty chat", () => {
    const stats = { total: 0, open: 0, done: 0, failed: 0, superseded: 0, running: 0 };
    expect(timelineFromTurns([])).toEqual({ entries: [], stats });
  });
});

describe("any JSON", () => {
  // Field names that the rules read, so that the odd values land where they are looked for.
  const odd = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      { toString: 1, valueOf: 1 },
      [[{ toString: null }]],
      "2026-09-09T12:00:00Z",
      "start",
      "done",
    ),
  );
  const keys = [
    "role",
    "type",
    "ts",
    "content",
    "body",
    "meta",
    "tool",
    "result",
    "trace",
    "tool_summary",
    "agent",
  ];
  const moreKeys = [
    "agent_slug",
    "channel",
    "id",
    "op",
    "patch",
    "started_at",
    "state",
    "conversation_id",
    "note",
  ];
  const names = fc.constantFrom(...keys, ...moreKeys);
  const role = fc.constantFrom("user", "assistant", "tool", "agent", "system", "note");
  const object = fc
    .tuple(fc.dictionary(names, odd), role)
    .map(([fields, name]) => ({ role: name, type: name, ...fields }));
  const anything = fc.array(fc.oneof(object, odd));

  it("makes nothing throw, and every entry counts once", () => {
    fc.assert(
      fc.property(anything, anything, (rows, events) => {
        const milestones = [...foldMilestones(events), ...events] as Milestone[];
        const timelines = [
          timelineFromTurns(rows, milestones),
          timelineFromLedger(rows, milestones, { since: "" }),
        ];
        for (const { entries, stats } of timelines) {
          const { total, ...each } = countOutcomes(entries);
          expect(Object.values(each).reduce((sum, count) => sum + count, 0)).toBe(total);
          expect(stats.total).toBe(entries.length);
        }
      }),
    );
  });

  it.each([[null], [7], ["text"], [{ length: 1 }], [undefined]])(
    "in place of a list is an empty one: %j",
    (none) => {
      const list = none as unknown as [];
      const made = [
        deriveSteps(list),
        foldMilestones(list),
        parseMilestoneLog(none as unknown as string),
        mergeTimeline(list, list),
        timelineFromTurns(list, list).entries,
        timelineFromLedger(list, list, { since: "" }).entries,
      ];
      expect(made).toEqual([[], [], [], [], [], []]);
    },
  );

  it("comes back as the same JSON: nothing is left that JSON cannot hold", () => {
    fc.assert(
      fc.property(anything, anything, (rows, events) => {
        const timeline = timelineFromTurns(rows, foldMilestones(events));
        expect(JSON.parse(JSON.stringify(timeline))).toEqual(timeline);
      }),
    );
  });

  it("makes a log of any text readable", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.json(), fc.string())), (lines) => {
        expect(foldMilestones(parseMilestoneLog(lines.join("\n")))).toBeInstanceOf(Array);
      }),
    );
  });
});
