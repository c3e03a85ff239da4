import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mergeTimeline } from "./merge";
import { deriveSteps } from "./steps";
import { toMs } from "./time";
import type { Milestone, Step } from "./types";

const at = (minute: number) => new Date(Date.UTC(2026, 8, 9, 12, minute)).toISOString().replace(".000", "");

function step(index: number, started_at: string | null): Step {
  const tools = { total: 0, failed: 0, names: [] };
  const rest = { superseded_reason: null, ended_at: null, answered: true, tools, agent: null, model: null };
  return { kind: "derived", index, title: `step ${index}`, state: "done", started_at, ...rest };
}

function milestone(id: string, started_at: string | null): Milestone {
  const none = { track: null, detail: null, updated_at: null, closed_at: null, note: null };
  const nowhere = { channel: null, conversation_id: null, thread_id: null, agent: null, created_by: null };
  return { id, state: "done", title: id, started_at, ...none, ...nowhere, meta: {} };
}

/** `0:a,b` is step 0 with two milestones, `a` a milestone of its own. */
function picture(starts: (string | null)[], milestones: [string, string | null][]): string[] {
  const steps = starts.map((start, index) => step(index, start));
  return mergeTimeline(
    steps,
    milestones.map(([id, start]) => milestone(id, start)),
  ).map((entry) =>
    entry.kind === "derived" ? `${entry.index}:${entry.milestones.map(({ id }) => id).join()}` : entry.id,
  );
}

describe("milestones under steps", () => {
  it("hangs a milestone under the step whose span holds it", () => {
    expect(
      picture(
        [at(0), at(10)],
        [
          ["a", at(0)],
          ["b", at(9)],
          ["c", at(10)],
        ],
      ),
    ).toEqual(["0:a,b", "1:c"]);
  });

  it("never ends the last span", () => {
    expect(picture([at(0)], [["a", "2027-01-01T00:00:00Z"]])).toEqual(["0:a"]);
  });

  it("gives a milestone that fits nowhere a row of its own", () => {
    expect(picture([at(10)], [["a", at(5)]])).toEqual(["a", "0:"]);
    expect(mergeTimeline([], [milestone("a", at(5))])).toEqual([
      { kind: "declared", ...milestone("a", at(5)), milestones: [] },
    ]);
  });

  it("keeps milestones of one second in the order they came", () => {
    expect(
      picture(
        [at(0)],
        [
          ["b", at(1)],
          ["a", at(1)],
        ],
      ),
    ).toEqual(["0:b,a"]);
    expect(
      picture(
        [],
        [
          ["b", at(1)],
          ["a", at(1)],
        ],
      ),
    ).toEqual(["b", "a"]);
  });

  it("sorts by start, and takes spans in the order of the steps", () => {
    expect(
      picture(
        [at(20), at(10)],
        [
          ["a", at(15)],
          ["b", at(25)],
        ],
      ),
    ).toEqual(["1:a,b", "0:"]);
  });

  it("counts a missing time as the beginning of all times", () => {
    expect(
      picture(
        [at(0), null],
        [
          ["a", null],
          ["b", at(5)],
        ],
      ),
    ).toEqual(["1:a,b", "0:"]);
  });

  it("hangs nothing under a time that cannot be read, and compares it as equal", () => {
    expect(
      picture(
        [at(0), "soon"],
        [
          ["a", at(5)],
          ["b", "soon"],
        ],
      ),
    ).toEqual(["0:", "1:", "a", "b"]);
  });

  it("leaves its arguments as they are", () => {
    const steps = deriveSteps([{ role: "user", ts: at(0), content: "x" }]);
    const before = structuredClone(steps);
    mergeTimeline(steps, [milestone("a", at(1))]);
    expect(steps).toEqual(before);
  });

  const time = fc.oneof(fc.integer({ min: 0, max: 59 }).map(at), fc.constantFrom(null, "", "soon"));

  it("loses no step and no milestone, and shows none twice", () => {
    fc.assert(
      fc.property(fc.array(time), fc.array(time), (starts, times) => {
        const milestones = times.map((start, i) => milestone(`m${i}`, start));
        const entries = mergeTimeline(
          starts.map((start, i) => step(i, start)),
          milestones,
        );
        const derived = entries.flatMap((entry) => (entry.kind === "derived" ? [entry.index] : []));
        const declared = entries.flatMap((entry) => (entry.kind === "declared" ? [entry] : entry.milestones));
        expect(derived.sort((a, b) => a - b)).toEqual(starts.map((_, i) => i));
        expect(declared.map(({ id }) => id).sort()).toEqual(milestones.map(({ id }) => id).sort());
      }),
    );
  });

  it("yields entries oldest first, where every time can be read", () => {
    const minute = fc.integer({ min: 0, max: 59 }).map(at);
    fc.assert(
      fc.property(fc.array(minute), fc.array(minute), (starts, times) => {
        const milestones = times.map((start, i) => milestone(`m${i}`, start));
        const entries = mergeTimeline(
          starts.map((start, i) => step(i, start)),
          milestones,
        );
        const ms = entries.map((entry) => toMs(entry.started_at));
        expect(ms).toEqual([...ms].sort((a, b) => a - b));
      }),
    );
  });
});
