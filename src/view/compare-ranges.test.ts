import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire";
import { compareRanges } from "./compare-ranges";

const AT = "2026-11-30T12:00:00Z";
const step = (state: string, over: object = {}) => ({ kind: "derived", state, started_at: AT, ...over });
const under = (state: string) => ({ id: state, state, started_at: AT });
const read = (entries: object[]) => parseTimeline({ entries }).entries;
const many = (count: number, entry: object) => Array.from({ length: count }, () => entry);

describe("two ranges", () => {
  it.each<[string, object[], object[], open: [number, number], failed: [number, number]]>([
    ["of fewer open", many(2, step("open")), many(5, step("open")), [2, 5], [0, 0]],
    ["of more failed", [step("failed")], [step("done")], [0, 0], [1, 0]],
    ["of as many", [step("open"), step("failed")], [step("open"), step("failed")], [1, 1], [1, 1]],
    ["one of them empty", [], [step("open")], [0, 1], [0, 0]],
    [
      "by what entries report, not what they hold",
      [step("done", { milestones: [under("open")] }), step("open", { milestones: [under("failed")] })],
      [step("running", { milestones: [under("open")] })],
      [1, 0],
      [1, 0],
    ],
    [
      "where what is superseded, dropped, running or unknown counts as nothing",
      [step("open")],
      ["superseded", "running", "paused", "done"].map((state) => step(state)),
      [1, 0],
      [0, 0],
    ],
    [
      "where what has no time is of neither",
      [step("open"), step("open", { started_at: null })],
      [step("failed", { started_at: "some day" })],
      [1, 0],
      [0, 0],
    ],
  ])("%s", (_, range, before, [openNow, openBefore], [failedNow, failedBefore]) => {
    expect(compareRanges(read(range), read(before))).toEqual({
      open: { now: openNow, before: openBefore },
      failed: { now: failedNow, before: failedBefore },
    });
  });

  it("have nothing to say where neither has anything open or failed", () => {
    expect(compareRanges(read([step("done")]), read([step("superseded"), step("running")]))).toBeNull();
    expect(compareRanges([], [])).toBeNull();
  });
});
