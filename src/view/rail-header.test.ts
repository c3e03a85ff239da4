import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { drawsRail, railHeader } from "./rail-header";

const rows = (...entries: object[]) => parseTimeline({ entries }).entries;

describe("railHeader", () => {
  it("counts what the rows report, whatever the daemon's own counts say", () => {
    const { entries } = parseTimeline({
      entries: [{ state: "superseded" }, { state: "done" }, { state: "done" }],
      stats: { total: 3, open: 1, done: 2 },
    });
    expect(railHeader(entries).counts).toMatchObject({ total: 3, open: 0, done: 2, superseded: 1 });
  });

  it("counts a step as failed for one failed milestone among many", () => {
    const milestones = Array.from({ length: 12 }, (_, i) => ({ state: i === 7 ? "failed" : "done" }));
    expect(railHeader(rows({ state: "done", milestones })).counts).toMatchObject({ failed: 1, done: 0 });
  });

  it("counts unreadable milestones apart and leaves their step as it is", () => {
    const header = railHeader(
      rows({ state: "done", milestones: [{ state: "paused" }, { state: "done" }, {}] }),
    );
    expect(header.unreadable).toBe(2);
    expect(header.counts).toMatchObject({ total: 1, done: 1, unknown: 0 });
  });

  it("does not count an unreadable milestone of its own twice", () => {
    const header = railHeader(rows({ kind: "declared", state: "paused" }));
    expect(header).toMatchObject({ unreadable: 0, counts: { unknown: 1 } });
  });
});

describe("what runs is queued", () => {
  const step = (turn_state?: string) => ({ state: "done", ...(turn_state && { turn_state }) });
  it.each([
    ["all of it", [step("submitted"), step("submitted"), step()], true],
    ["a part of it", [step("working"), step("submitted")], false],
    ["a part of it, the rest is of a daemon without turns", [{ state: "running" }, step("submitted")], false],
    ["none of it", [step("working")], false],
    ["nothing runs", [step("completed"), step()], false],
    ["nothing at all", [], false],
  ])("where %s is, says %j: %s", (_, entries, queued) => {
    expect(railHeader(rows(...entries.map((entry) => ({ kind: "derived", ...entry })))).queued).toBe(queued);
  });
});

describe("drawsRail", () => {
  it.each([
    ["nothing", [], false],
    ["one step that went fine", [{ state: "done" }], false],
    ["a first turn still running", [{ state: "running" }], false],
    ["one replaced request", [{ state: "superseded" }], false],
    ["one open request", [{ state: "open" }], true],
    ["one failed step", [{ state: "failed" }], true],
    ["one state that nobody knows", [{ state: "paused" }], true],
    ["one step with an open milestone", [{ state: "done", milestones: [{ state: "open" }] }], true],
    ["one step with an unreadable milestone", [{ state: "done", milestones: [{ state: "?" }] }], true],
    ["two steps that went fine", [{ state: "done" }, { state: "done" }], true],
  ])("%s: %s", (_, entries, drawn) => {
    expect(drawsRail(rows(...entries))).toBe(drawn);
  });
});
