import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { groupByDay } from "./day-groups";
import { drawnGroups, firstItems, groupItems, headingOf, plainItems, positionsToDraw } from "./drawn-items";

const days = (...perDay: number[]) =>
  groupByDay(
    parseTimeline({
      entries: perDay.flatMap((count, day) =>
        Array.from({ length: count }, (_, at) => ({
          title: `${day}.${at}`,
          started_at: `2026-09-${20 - day}T12:00:${String(59 - at).padStart(2, "0")}Z`,
        })),
      ),
    }).entries,
    "UTC",
  );

const titles = (groups: ReturnType<typeof drawnGroups>) =>
  groups.map(({ rows, after }) => [...rows.map(({ entry, gap }) => `${gap} ${entry.title}`), after]);

describe("days as one list", () => {
  it("has a heading before the rows of each day", () => {
    const { keys, headings } = groupItems(days(2, 1));
    expect(headings).toEqual([0, 3]);
    expect(keys).toHaveLength(5);
    expect(keys[3]).toBe("day 2026-09-19");
  });

  it.each([
    [0, -1],
    [1, 1],
    [2, 1],
    [4, 4],
    [99, 4],
  ])("item %i stands under heading %i", (position, heading) => {
    expect(headingOf(position, [1, 4])).toBe(heading);
  });

  it("draws the first items as days, cut where they end, with all counts", () => {
    const groups = days(2, 3);
    expect(titles(drawnGroups(groups, firstItems(5).drawn))).toEqual([
      ["0 0.0", "0 0.1", 0],
      ["0 1.0", 0],
    ]);
    expect(drawnGroups(groups, firstItems(5).drawn)[1]?.group.header.counts.total).toBe(3);
    expect(drawnGroups(groups, [])).toEqual([]);
  });

  it("leaves room before rows, and at the end of the day before a day that begins lower", () => {
    const drawn = [
      { position: 0, gap: 0 },
      { position: 2, gap: 50 },
      { position: 8, gap: 300 },
      { position: 10, gap: 40 },
    ];
    expect(titles(drawnGroups(days(3, 3, 3), drawn))).toEqual([
      ["50 0.1", 300],
      ["40 2.1", 0],
    ]);
  });
});

describe("positionsToDraw", () => {
  const items = groupItems(days(3, 3, 3));

  it("draws a range and the heading above it, within the list", () => {
    expect(positionsToDraw(items, { from: 2, to: 3 }, new Set())).toEqual([0, 2, 3]);
    expect(positionsToDraw(items, { from: -5, to: 99 }, new Set())).toEqual([...items.keys.keys()]);
    expect(positionsToDraw(plainItems(["a", "b", "c"]), { from: 1, to: 1 }, new Set())).toEqual([1]);
  });

  it("draws what is held wherever it is, with its heading, and nothing for what is gone", () => {
    const held = new Set([items.keys[6] ?? "", "gone"]);
    expect(positionsToDraw(items, { from: 0, to: 1 }, held)).toEqual([0, 1, 4, 6]);
  });
});

it("whatever is drawn of whatever days: each row once, in order, under its own day, and no room lost", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }).chain((perDay) => {
        const size = perDay.length + perDay.reduce((sum, count) => sum + count, 0);
        return fc.tuple(fc.constant(perDay), fc.subarray([...Array(size).keys()], { minLength: 1 }));
      }),
      ([perDay, range]) => {
        const groups = days(...perDay);
        const items = groupItems(groups);
        const held = new Set(range.map((position) => items.keys[position] ?? ""));
        const positions = positionsToDraw(items, { from: 0, to: -1 }, held);
        // Each item is 1 px high.
        const drawn = positions.map((position, at) => ({
          position,
          gap: position - (positions[at - 1] ?? -1) - 1,
        }));
        const parts = drawnGroups(groups, drawn);
        const keys = parts.flatMap(({ group, rows }) => [`day ${group.day}`, ...rows.map(({ key }) => key)]);
        expect(keys).toEqual(positions.map((position) => items.keys[position]));
        const height = parts.reduce(
          (sum, { rows, after }) => sum + 1 + after + rows.reduce((high, { gap }) => high + gap + 1, 0),
          drawn[0]?.gap ?? 0,
        );
        expect(height).toBe((positions.at(-1) ?? 0) + 1);
        for (const { group, rows } of parts)
          expect(group.rows).toEqual(expect.arrayContaining(rows.map(({ key, entry }) => ({ key, entry }))));
      },
    ),
    { seed: 6 },
  );
});
