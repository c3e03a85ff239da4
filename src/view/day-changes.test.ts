import fc from "fast-check";
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
    const entries = entriesAt(...times);
    const positions = [...entries.keys()];
    const said = dayChanges(entries, positions, ZONE, "2026-11-30");
    expect(positions.map((position) => said.get(position) ?? null)).toEqual(expected);
  });

  it("says the same of a row whichever of the others are looked at", () => {
    const time = fc.constantFrom(null, "soon", "2026-11-28T13:00:00Z", "2026-11-29T13:00:00Z");
    fc.assert(
      fc.property(fc.array(fc.tuple(time, fc.boolean()), { maxLength: 12 }), (rows) => {
        const entries = entriesAt(...rows.map(([at]) => at));
        const all = [...entries.keys()];
        const some = all.filter((position) => rows[position]?.[1]);
        const whole = dayChanges(entries, all, ZONE, "2026-11-29");
        const part = dayChanges(entries, some, ZONE, "2026-11-29");
        expect([...part]).toEqual([...whole].filter(([position]) => some.includes(position)));
      }),
    );
  });
});
