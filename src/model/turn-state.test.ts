import { describe, expect, it } from "vitest";
import { jobOutcome } from "./job";
import { OUTCOMES, type Outcome } from "./outcome";
import { countOutcomes, isUnfinished, reportedState, timelineStats } from "./reported";
import { timelineFromTurns } from "./timeline-from-turns";
import { stepStateOfTurn, TURN_STATES } from "./turn-state";
import type { DerivedEntry, MilestoneState } from "./types";

const [plain] = timelineFromTurns([{ role: "user", content: "Deploy it" }]).entries;

function entry(part: Partial<DerivedEntry>, under: MilestoneState[] = []): DerivedEntry {
  if (plain?.kind !== "derived") throw new Error("no step");
  const nothing = {
    detail: null,
    updated_at: null,
    closed_at: null,
    note: null,
    created_by: null,
    agent: null,
  };
  const nowhere = { track: null, started_at: null, channel: null, conversation_id: null, thread_id: null };
  const milestones = under.map((state) => ({
    id: state,
    state,
    title: "",
    ...nothing,
    ...nowhere,
    meta: {},
  }));
  return { ...plain, milestones, ...part };
}

describe("the state of a step, from that of its turn", () => {
  it.each<[unknown, Outcome]>([
    ["submitted", "running"],
    ["working", "running"],
    ["input-required", "open"],
    ["completed", "done"],
    ["failed", "failed"],
    ["canceled", "canceled"],
    ["paused", "unknown"],
    ["COMPLETED", "unknown"],
    ["", "unknown"],
    ["toString", "unknown"],
    [7, "unknown"],
    [null, "unknown"],
    [undefined, "unknown"],
  ])("%j is %s", (state, outcome) => {
    expect(stepStateOfTurn(state)).toBe(outcome);
  });

  it.each([...TURN_STATES, "paused"])("stands for the step's own, whatever that is: %s", (turn_state) => {
    for (const state of ["open", "done", "failed", "running", "superseded"] as const) {
      expect(reportedState(entry({ state, turn_state }))).toBe(stepStateOfTurn(turn_state));
    }
  });

  it.each<[string, MilestoneState[], Outcome]>([
    ["completed", ["failed"], "failed"],
    ["completed", ["open"], "open"],
    ["working", ["failed", "open"], "running"],
    ["submitted", ["open"], "running"],
    ["canceled", ["open"], "open"],
    ["canceled", ["failed"], "failed"],
    ["canceled", ["done", "dropped"], "canceled"],
    ["input-required", ["failed"], "failed"],
    ["failed", ["done"], "failed"],
  ])("is where the rule begins: %s over %j reports %s", (turn_state, under, reported) => {
    expect(reportedState(entry({ state: "running", turn_state }, under))).toBe(reported);
  });
});

describe("a canceled step", () => {
  const entries = [entry({ turn_state: "canceled" }), entry({ state: "done" })];

  it("counts on its own and in the total; the daemon's six counts know it in the total only", () => {
    const none = { open: 0, failed: 0, running: 0, superseded: 0 };
    expect(countOutcomes(entries)).toEqual({
      ...none,
      total: 2,
      done: 1,
      canceled: 1,
      dropped: 0,
      unknown: 0,
    });
    expect(timelineStats(entries)).toEqual({ ...none, total: 2, done: 1 });
  });

  it("is not unfinished: its reader stopped it", () => {
    expect(entries.filter(isUnfinished)).toEqual([]);
    expect(OUTCOMES.canceled.unfinished).toBe(false);
  });
});

describe("what became of a job", () => {
  it.each<[string, number | null | undefined, Outcome]>([
    ["working", undefined, "running"],
    ["completed", 0, "done"],
    ["completed", null, "done"],
    ["completed", undefined, "done"],
    ["completed", 1, "failed"],
    ["failed", 0, "failed"],
    ["canceled", 130, "canceled"],
    ["paused", 0, "unknown"],
    ["", undefined, "unknown"],
  ])("%s with exit code %j is %s", (state, exit_code, outcome) => {
    expect(jobOutcome({ state, ...(exit_code === undefined ? {} : { exit_code }) })).toBe(outcome);
  });
});
