import { describe, expect, it } from "vitest";
import { timelineFromTurns } from "../model";
import { dayChanges } from "./day-changes";

const ZONE = "America/Argentina/Buenos_Aires";
const entriesAt = (...times: (string | null)[]) =>
  times.flatMap((ts) => timelineFromTurns([{ role: "user", ts, content: "Go on" }]).entries);

describe("dayChanges", () => {
  it.each([
    ["a chat of today says no day", ["2026-11-30T13:00:00Z", "2026-11-30T14:00:00Z"], [null, null]],
    [
      "an older chat says its day once",
      ["2026-11-28T13:00:00Z", "2026-11-28T14:00:00Z"],
      ["2026-11-28", null],
    ],
    [
      "a chat that reaches today says both days",
      ["2026-11-28T13:00:00Z", "2026-11-30T14:00:00Z"],
      ["2026-11-28", "2026-11-30"],
    ],
    [
      "the day is the reader's",
      ["2026-11-30T02:59:59Z", "2026-11-30T03:00:00Z"],
      ["2026-11-29", "2026-11-30"],
    ],
    [
      "what has no time says nothing",
      ["2026-11-28T13:00:00Z", null, "soon", "2026-11-28T14:00:00Z"],
      ["2026-11-28", null, null, null],
    ],
  ])("%s", (_, times, expected) => {
    expect(dayChanges(entriesAt(...times), ZONE, "2026-11-30")).toEqual(expected);
  });
});
