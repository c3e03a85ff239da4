import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { foldedMilestones, groupByTrack } from "./milestone-groups";

const milestones = (...list: object[]) =>
  parseTimeline({ entries: [{ milestones: list }] }).entries[0]?.milestones ?? [];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe("groupByTrack", () => {
  it("keeps the order in which tracks and milestones come, the untracked where they first stood", () => {
    const groups = groupByTrack(
      milestones(
        { id: "1", track: "print" },
        { id: "2", track: null },
        { id: "3", track: "video" },
        { id: "4", track: " print " },
        { id: "5", track: "  " },
      ),
    );
    expect(groups.map(({ track, milestones: own }) => [track, ids(own)])).toEqual([
      ["print", ["1", "4"]],
      [null, ["2", "5"]],
      ["video", ["3"]],
    ]);
  });

  it("makes nothing of nothing", () => {
    expect(groupByTrack([])).toEqual([]);
  });

  it("loses none", () => {
    const list = fc.array(fc.record({ id: fc.string(), track: fc.constantFrom(null, "", "a", " a", "b") }));
    fc.assert(
      fc.property(list, (given) => {
        const all = milestones(...given);
        const grouped = groupByTrack(all).flatMap((group) => group.milestones);
        expect(ids(grouped).sort()).toEqual(ids(all).sort());
      }),
    );
  });
});

describe("foldedMilestones", () => {
  const state = fc.constantFrom("done", "dropped", "failed", "open", "?");
  const urgent = (list: { state: string }[]) =>
    list.filter((m) => ["failed", "open", "unknown"].includes(m.state)).length;

  it("shows the first ones, and a failure wherever it stands", () => {
    const all = milestones(
      ...["done", "done", "done", "failed", "done"].map((s, i) => ({ id: `${i}`, state: s })),
    );
    const { shown, hidden } = foldedMilestones(all, 3);
    expect(ids(shown)).toEqual(["0", "1", "3"]);
    expect(hidden).toBe(2);
  });

  it("shows all up to 30 unless told otherwise", () => {
    const some = milestones(...Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, state: "done" })));
    expect(foldedMilestones(some.slice(1))).toMatchObject({ hidden: 0 });
    expect(foldedMilestones(some).hidden).toBe(1);
  });

  it("hides no failed, open or unreadable one, keeps the order and counts what it hides", () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), fc.integer({ min: 0, max: 40 }), (states, max) => {
        const all = milestones(...states.map((s, i) => ({ id: `${i}`, state: s })));
        const { shown, hidden } = foldedMilestones(all, max);
        expect(shown.length + hidden).toBe(all.length);
        expect(urgent(shown)).toBe(urgent(all));
        expect(shown).toEqual(all.filter((milestone) => shown.includes(milestone)));
        expect(shown).toHaveLength(Math.min(all.length, Math.max(max, urgent(all))));
      }),
    );
  });
});
