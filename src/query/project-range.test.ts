import { describe, expect, it } from "vitest";
import { isWireRange, wireRange } from "./project-range";

it.each([
  ["2026-09-09T03:00:00Z", "2026-09-09T03:00:00Z", "2026-09-09T03:00:00Z"],
  ["2026-09-09T03:00:00.000Z", "2026-09-09T03:00:00Z", "2026-09-09T03:00:00Z"],
  ["2026-09-09T03:00:00.250Z", "2026-09-09T03:00:00Z", "2026-09-09T03:00:01Z"],
  ["2026-09-09T00:00:00-03:00", "2026-09-09T03:00:00Z", "2026-09-09T03:00:00Z"],
  ["2026-09-09", "2026-09-09T00:00:00Z", "2026-09-09T00:00:00Z"],
])("%s is sent as since=%s and until=%s", (time, since, until) => {
  const range = wireRange({ since: time, until: time });
  expect(range).toEqual({ since, until, limit: 200 });
  expect(isWireRange(range)).toBe(true);
});

it("leaves out what is not asked for", () => {
  expect(wireRange({})).toEqual({ since: null, until: null, limit: 200 });
  expect(isWireRange(wireRange({ limit: 5_000 }))).toBe(true);
});

describe("a range that the daemon would misread is told apart", () => {
  it.each([
    [{ since: "0" }],
    [{ since: "" }],
    [{ since: "yesterday" }],
    [{ since: "2026-09-09T03:00:00" }],
    [{ until: "2026-13-40T00:00:00Z" }],
    [{ limit: 0 }],
    [{ limit: -1 }],
    [{ limit: 2.7 }],
    [{ limit: Number.NaN }],
  ])("%j", (range) => {
    expect(isWireRange(wireRange(range))).toBe(false);
  });
});
