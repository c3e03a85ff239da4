import { describe, expect, it } from "vitest";
import { DEFAULT_FILTER } from "./filter";
import { firstRows, glanceCount, glanceFilter } from "./glance";

const groups = [
  { day: "30", rows: ["a", "b", "c"] },
  { day: "29", rows: ["d", "e"] },
  { day: "28", rows: ["f"] },
];

describe("the first rows of groups", () => {
  it.each([
    [1, [["a"]]],
    [3, [["a", "b", "c"]]],
    [4, [["a", "b", "c"], ["d"]]],
    [6, [["a", "b", "c"], ["d", "e"], ["f"]]],
    [99, [["a", "b", "c"], ["d", "e"], ["f"]]],
  ])("%i of them", (count, rows) => {
    expect(firstRows(groups, count).map((group) => group.rows)).toEqual(rows);
  });

  it("leave a group that is there whole as it is, and all of them where no count is set", () => {
    expect(firstRows(groups, 4)[0]).toBe(groups[0]);
    expect(firstRows(groups, Number.POSITIVE_INFINITY)).toBe(groups);
  });
});

it.each([
  [undefined, null],
  [10, 10],
  [2.9, 2],
  [0, null],
  [-3, null],
  [Number.NaN, null],
])("a glance of %s has %s rows", (asked, rows) => {
  expect(glanceCount(asked)).toBe(rows);
});

it("a glance is of the whole range by day, whatever the whole overview is told; its other filters hold", () => {
  const filter = { ...DEFAULT_FILTER, unfinishedOnly: true, channels: ["web"] };
  expect(glanceFilter({ ...filter, slot: "2026-11-30", groupBy: "chat", oldestFirst: true })).toEqual(filter);
});
