import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOME_NAMES, OUTCOMES, type Outcome } from "../model/outcome";
import { shapeStrip } from "./shape-strip";

const outcomes = fc.array(fc.constantFrom(...OUTCOME_NAMES), { minLength: 1, maxLength: 300 });
const max = fc.integer({ min: 1, max: 60 });
const severest = (list: readonly Outcome[]) => Math.max(...list.map((outcome) => OUTCOMES[outcome].severity));

describe("shapeStrip", () => {
  it("draws one segment an entry where there is room", () => {
    expect(shapeStrip(["done", "failed", "open"], 3)).toEqual([
      { start: 0, outcome: "done", count: 1 },
      { start: 1, outcome: "failed", count: 1 },
      { start: 2, outcome: "open", count: 1 },
    ]);
  });

  it("merges neighbours and shows their worst", () => {
    expect(shapeStrip(["done", "superseded", "done", "failed", "open"], 2)).toEqual([
      { start: 0, outcome: "done", count: 2 },
      { start: 2, outcome: "failed", count: 3 },
    ]);
  });

  it.each([0, -1, 0.5, Number.NaN])("draws nothing with room for %d", (room) => {
    expect(shapeStrip(["done", "failed"], room)).toEqual([]);
  });

  it("draws nothing of nothing", () => {
    expect(shapeStrip([], 10)).toEqual([]);
  });

  it("stands for every entry, within the room, about evenly, without hiding the worst", () => {
    fc.assert(
      fc.property(outcomes, max, (list, room) => {
        const strip = shapeStrip(list, room);
        const counts = strip.map(({ count }) => count);
        expect(strip).toHaveLength(Math.min(list.length, room));
        expect(counts.reduce((sum, count) => sum + count)).toBe(list.length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
        expect(severest(strip.map(({ outcome }) => outcome))).toBe(severest(list));
      }),
    );
  });

  it("keeps the order: each segment shows a state of its own stretch", () => {
    fc.assert(
      fc.property(outcomes, max, (list, room) => {
        let next = 0;
        for (const { start, outcome, count } of shapeStrip(list, room)) {
          const stretch = list.slice(start, start + count);
          expect(start).toBe(next);
          expect(stretch).toContain(outcome);
          expect(OUTCOMES[outcome].severity).toBe(severest(stretch));
          next = start + count;
        }
      }),
    );
  });
});
