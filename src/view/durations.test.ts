import { describe, expect, it } from "vitest";
import { ageMs, durationMs, timeAmount } from "./durations";

const S = 1000;
const MIN = 60 * S;
const H = 60 * MIN;
const AT = "2026-11-30T10:00:00Z";

describe("durationMs", () => {
  it.each([
    [AT, "2026-11-30T10:00:05Z", 5000],
    [AT, "2026-11-30T08:00:00-03:00", H],
    [AT, AT, null],
    [AT, "2026-11-30T09:59:59Z", null],
    [AT, null, null],
    [null, AT, null],
    ["not-a-date", AT, null],
  ])("%s to %s is %s", (start, end, duration) => {
    expect(durationMs(start, end)).toBe(duration);
  });
});

describe("ageMs", () => {
  it.each([
    [10 * S, 10 * S],
    [0, 0],
    [-5 * S, 0],
  ])("a moment %i ms ago is that old, one ahead is new", (passed, age) => {
    expect(ageMs(AT, Date.parse(AT) + passed)).toBe(age);
  });

  it("is unknown without a time", () => {
    expect(ageMs(null, 0)).toBeNull();
    expect(ageMs("yesterday-ish", 0)).toBeNull();
    expect(ageMs(AT, Number.NaN), "on a server nobody knows the reader's time").toBeNull();
  });
});

describe("timeAmount", () => {
  it.each([
    [-5 * S, "second", 0],
    [0, "second", 0],
    [999, "second", 0],
    [59 * S + 999, "second", 59],
    [MIN, "minute", 1],
    [H - 1, "minute", 59],
    [H, "hour", 1],
    [26 * H, "hour", 26],
    [48 * H - 1, "hour", 47],
    [48 * H, "day", 2],
    [71 * H, "day", 2],
  ])("%i ms is %s %i", (ms, unit, value) => {
    expect(timeAmount(ms)).toEqual({ unit, value });
  });
});
