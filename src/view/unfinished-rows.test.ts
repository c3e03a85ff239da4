import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { unfinishedFrom } from "./unfinished-rows";

const STATES = ["done", "open", "done", "failed", "running", "open", "superseded"];
const rows = parseTimeline({ entries: STATES.map((state) => ({ kind: "derived", state })) }).entries.map(
  (entry, at) => ({ key: `row ${at}`, entry }),
);
const at = (index: number) => ({ key: `row ${index}`, index });
const GONE = "gone";

describe("the next unfinished row", () => {
  it.each([
    ["from nowhere is the first", null, 1, 1, false],
    ["from a finished row is the one after it", at(2), 3, 2, false],
    ["from an unfinished row is another one", at(3), 5, 3, false],
    ["from the last is the first again", at(5), 1, 1, true],
    ["from after the last is the first again", at(6), 1, 1, true],
    ["is that of where a row is now", { key: "row 3", index: 0 }, 5, 3, false],
    ["from a row that is gone is the one in its place", { key: GONE, index: 3 }, 3, 2, false],
    ["from a row that was the last and is gone is the first again", { key: GONE, index: 7 }, 1, 1, true],
  ] as const)("%s", (_, from, index, position, wrapped) => {
    expect(unfinishedFrom(rows, from, "next")).toEqual({ place: at(index), position, total: 3, wrapped });
  });
});

describe("the previous unfinished row", () => {
  it.each([
    ["from nowhere is the last", null, 5, 3, false],
    ["from a finished row is the one before it", at(4), 3, 2, false],
    ["from the first is the last", at(1), 5, 3, true],
    ["from a row that is gone is the one before its place", { key: GONE, index: 3 }, 1, 1, false],
  ] as const)("%s", (_, from, index, position, wrapped) => {
    expect(unfinishedFrom(rows, from, "previous")).toEqual({
      place: at(index),
      position,
      total: 3,
      wrapped,
    });
  });
});

it("counts what stands in several rows once, as the list's own counts do", () => {
  const [, one, , two] = rows.map(({ entry }) => entry);
  const lanes = [one, two, two, one].flatMap((entry, index) =>
    entry ? [{ key: `lane ${index}`, entry }] : [],
  );
  const places = lanes.map(({ key }, index) => unfinishedFrom(lanes, { key, index }, "previous"));
  expect(places.map((found) => found?.place.index)).toEqual([3, 0, 1, 2]);
  expect(places.map((found) => [found?.position, found?.total])).toEqual([
    [1, 2],
    [1, 2],
    [2, 2],
    [2, 2],
  ]);
});

it("is none where all are finished, and itself where it is the only one", () => {
  expect(unfinishedFrom(rows.slice(0, 1), null, "next")).toBeNull();
  expect(unfinishedFrom([], at(0), "previous")).toBeNull();
  const one = rows.slice(1, 2);
  for (const direction of ["next", "previous"] as const) {
    expect(unfinishedFrom(one, { key: "row 1", index: 0 }, direction)).toMatchObject({
      position: 1,
      total: 1,
      wrapped: true,
    });
  }
});
