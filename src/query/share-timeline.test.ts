import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { step } from "../components/test-entries";
import { parseTimeline } from "../wire/index";
import { shareTimeline } from "./share-timeline";

const answer = (...minutes: number[]) =>
  parseTimeline({
    entries: minutes.map((minute) =>
      step(`Request ${minute}`, { started_at: new Date(minute * 60_000).toISOString(), milestones: [] }),
    ),
    stats: { total: minutes.length },
  });
const shared = (before: ReturnType<typeof answer>, after: ReturnType<typeof answer>) => {
  const timeline = shareTimeline(before, after);
  expect(timeline).toEqual(after);
  return timeline as typeof after;
};

describe("shareTimeline", () => {
  it("an identical answer is the one that was there", () => {
    const before = answer(1, 2, 3);
    expect(shareTimeline(before, answer(1, 2, 3))).toBe(before);
  });

  it("one changed entry is another, its neighbours are not", () => {
    const before = answer(1, 2, 3);
    const changed = answer(1, 2, 3);
    changed.entries = changed.entries.map((entry, i) => (i === 1 ? { ...entry, title: "Changed" } : entry));
    const after = shared(before, changed);
    expect(after.entries.map((entry, i) => entry === before.entries[i])).toEqual([true, false, true]);
    expect(after.stats).toBe(before.stats);
  });

  it("a window that moves on keeps the identity of what is in both", () => {
    const before = answer(1, 2, 3);
    const after = shared(before, answer(2, 3, 4));
    expect(after.entries.slice(0, 2)).toEqual(before.entries.slice(1));
    expect(after.entries[0]).toBe(before.entries[1]);
    expect(after.entries[1]).toBe(before.entries[2]);
  });

  it("entries in another order are another list of the same entries", () => {
    const before = answer(1, 2);
    const after = shared(before, answer(2, 1));
    expect(after).not.toBe(before);
    expect(after.entries[0]).toBe(before.entries[1]);
  });

  it("what else the answer says is shared by itself", () => {
    const before = answer(1);
    const after = shared(before, { ...answer(1), stats: { ...before.stats, open: 7 } });
    expect(after.entries).toBe(before.entries);
    expect(after.stats.open).toBe(7);
  });

  it.each([[undefined], [null], ["text"], [{ entries: 3 }]])("%j before it is no timeline", (before) => {
    const after = answer(1);
    expect(shareTimeline(before, after)).toEqual(after);
  });

  it("whatever came before, the result equals the new answer, and equal entries are the same objects", () => {
    const minutes = fc.array(fc.nat(6), { maxLength: 8 });
    fc.assert(
      fc.property(minutes, minutes, (a, b) => {
        const before = answer(...a);
        const after = shared(before, answer(...b));
        const old = new Set<unknown>(before.entries);
        const kept = after.entries.filter((entry) => old.has(entry)).length;
        const inBoth = [...new Set(b)].reduce(
          (sum, minute) => sum + Math.min(count(a, minute), count(b, minute)),
          0,
        );
        expect(kept).toBe(inBoth);
      }),
    );
  });
});

function count(minutes: readonly number[], minute: number): number {
  return minutes.filter((other) => other === minute).length;
}
