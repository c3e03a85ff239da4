import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOME_NAMES, type Outcome } from "./outcome";
import { countOutcomes, isUnfinished, reportedState, timelineStats } from "./reported";
import { timelineFromTurns } from "./timeline-from-turns";
import type { DeclaredEntry, DerivedEntry, Milestone, MilestoneState, TimelineEntry } from "./types";

const MILESTONE_STATES: MilestoneState[] = ["open", "done", "failed", "dropped", "unknown"];

function milestone(state: MilestoneState): Milestone {
  const none = { track: null, detail: null, updated_at: null, closed_at: null, note: null, started_at: null };
  const nowhere = { channel: null, conversation_id: null, thread_id: null, agent: null, created_by: null };
  return { id: state, state, title: state, ...none, ...nowhere, meta: {} };
}

function declared(state: MilestoneState): DeclaredEntry {
  return { kind: "declared", ...milestone(state), milestones: [] };
}

function derived(state: Outcome, under: MilestoneState[] = []): DerivedEntry {
  const tools = { total: 0, failed: 0, names: [] };
  const rest = {
    superseded_reason: null,
    started_at: null,
    ended_at: null,
    answered: true,
    agent: null,
    model: null,
  };
  const milestones = under.map(milestone);
  return { kind: "derived", index: 0, title: "", state, tools, ...rest, milestones };
}

const anyEntry: fc.Arbitrary<TimelineEntry> = fc.oneof(
  fc.constantFrom(...MILESTONE_STATES).map(declared),
  fc
    .tuple(fc.constantFrom(...OUTCOME_NAMES), fc.array(fc.constantFrom(...MILESTONE_STATES)))
    .map(([state, under]) => derived(state, under)),
);

describe("the state an entry reports", () => {
  it.each<[Outcome, MilestoneState[], Outcome]>([
    ["running", ["failed", "open"], "running"],
    ["done", ["open", "failed"], "failed"],
    ["superseded", ["failed"], "failed"],
    ["failed", ["open"], "failed"],
    ["failed", ["done"], "failed"],
    ["done", ["done", "open"], "open"],
    ["superseded", ["open"], "open"],
    ["unknown", ["open"], "open"],
    ["done", ["dropped", "done"], "done"],
    ["done", ["unknown"], "done"],
    ["open", ["done"], "open"],
    ["superseded", [], "superseded"],
  ])("%s over %j reports %s", (state, under, reported) => {
    expect(reportedState(derived(state, under))).toBe(reported);
  });

  it.each(MILESTONE_STATES)("is its own for a milestone of its own: %s", (state) => {
    expect(reportedState(declared(state))).toBe(state);
  });

  it("is unknown for a state that no version knows", () => {
    const entry = { ...derived("done"), state: "paused" } as unknown as TimelineEntry;
    expect(reportedState(entry)).toBe("unknown");
  });
});

describe("unfinished", () => {
  it.each(OUTCOME_NAMES)("holds for %s only if somebody still has to act on it", (state) => {
    expect(isUnfinished(derived(state))).toBe(state === "open" || state === "failed");
  });
});

describe("counts", () => {
  it("count each entry by what it reports", () => {
    const entries = [
      derived("done", ["failed"]),
      derived("superseded"),
      declared("dropped"),
      declared("unknown"),
    ];
    const zero = { open: 0, done: 0, running: 0 };
    expect(countOutcomes(entries)).toEqual({
      ...zero,
      total: 4,
      failed: 1,
      canceled: 0,
      superseded: 1,
      dropped: 1,
      unknown: 1,
    });
    expect(timelineStats(entries)).toEqual({ ...zero, total: 4, failed: 1, superseded: 1 });
  });

  it("add up to the total", () => {
    fc.assert(
      fc.property(fc.array(anyEntry), (entries) => {
        const { total, ...each } = countOutcomes(entries);
        expect(total).toBe(entries.length);
        expect(Object.values(each).reduce((sum, count) => sum + count, 0)).toBe(total);
      }),
    );
  });

  it("equal the sum of the counts of two halves", () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (left, right) => {
        const [all, a, b] = [countOutcomes([...left, ...right]), countOutcomes(left), countOutcomes(right)];
        for (const name of OUTCOME_NAMES) expect(all[name]).toBe(a[name] + b[name]);
      }),
    );
  });

  it("have the keys of the API, in its order", () => {
    const keys = ["total", "open", "done", "failed", "superseded", "running"];
    expect(Object.keys(timelineStats([]))).toEqual(keys);
    expect(Object.keys(timelineFromTurns([]).stats)).toEqual(keys);
  });
});
