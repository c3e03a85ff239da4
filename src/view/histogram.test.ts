import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { type HistogramRange, histogram, oldestMoment } from "./histogram";
import { dayAfter, dayStart, localDay } from "./local-day";
import { slotText } from "./slot-parts";
import { entriesInSlot } from "./slots";

const ZONE = "America/Argentina/Buenos_Aires";
const entriesAt = (...moments: (string | null)[]) =>
  parseTimeline({ entries: moments.map((started_at) => ({ started_at, state: "done" })) }).entries;

const whole = (from: string, to = from, over: Partial<HistogramRange> = {}): HistogramRange => ({
  ...{ days: [from, to], timeZone: ZONE, room: 31, loadedSince: null },
  ...over,
});
const slots = (range: HistogramRange) => histogram([], range).bars.map(slotText);
const totals = (moments: (string | null)[], range: HistogramRange) =>
  histogram(entriesAt(...moments), range).bars.map(({ counts }) => counts.total);

describe("histogram", () => {
  it("has a bar for each day of the range, those without entries too", () => {
    const range = whole("2026-11-28", "2026-11-30");
    expect(slots(range)).toEqual(["2026-11-28", "2026-11-29", "2026-11-30"]);
    expect(totals(["2026-11-28T03:00:00Z", "2026-12-01T02:59:59Z", "2026-11-30T03:00:00Z"], range)).toEqual([
      1, 0, 2,
    ]);
  });

  it("has a bar for each hour of a single day", () => {
    const range = whole("2026-11-30");
    expect(slots(range)).toHaveLength(24);
    expect(slots(range)[14]).toBe("2026-11-30T14");
    expect(totals(["2026-11-30T17:00:00Z", "2026-11-30T17:59:59Z", "2026-11-30T18:00:00Z"], range)).toEqual(
      Array.from({ length: 24 }, (_, hour) => [2, 1][hour - 14] ?? 0),
    );
  });

  it("counts what entries report, and says what stands in no bar", () => {
    const { entries } = parseTimeline({
      entries: [
        { started_at: "2026-11-30T12:00:00Z", state: "done", milestones: [{ state: "failed" }] },
        { started_at: "2026-11-30T13:00:00Z", state: "open" },
        { started_at: null, state: "done" },
        { started_at: "soon", state: "done" },
        { started_at: "2026-11-28T02:59:59Z", state: "done" },
        { started_at: "2026-12-01T03:00:00Z", state: "done" },
      ],
    });
    const { bars, most, unplaced } = histogram(entries, whole("2026-11-28", "2026-11-30"));
    expect(bars[2]?.counts).toMatchObject({ total: 2, failed: 1, open: 1, done: 0 });
    expect({ most, unplaced }).toEqual({ most: 2, unplaced: 4 });
  });

  it.each([
    ["an hour that the clock skips", "America/New_York", "2026-03-08", 23, "2026-03-08T02"],
    ["a midnight that does not exist", "Africa/Cairo", "2026-04-24", 23, "2026-04-24T00"],
  ])("has no bar for %s", (_, timeZone, day, count, missing) => {
    const named = slots(whole(day, day, { timeZone }));
    expect(named).toHaveLength(count);
    expect(named).not.toContain(missing);
  });

  it("has one bar for an hour that the clock shows twice", () => {
    const range = whole("2026-11-01", "2026-11-01", { timeZone: "America/New_York" });
    expect(slots(range)).toHaveLength(24);
    // 01:30 before the clock is put back, and after.
    expect(totals(["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"], range)[1]).toBe(2);
  });

  it("follows a clock that is put back over two hours", () => {
    const range = whole("2026-10-25", "2026-10-25", { timeZone: "Antarctica/Troll" });
    // 01:30, 02:30, and both once more.
    const moments = [
      "2026-10-24T23:30:00Z",
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
      "2026-10-25T02:30:00Z",
    ];
    expect(totals(moments, range).slice(0, 4)).toEqual([0, 2, 2, 0]);
  });

  it.each([
    ["a month where there is room", "2026-11-01", "2026-11-30", 30, 30, "2026-11-01"],
    ["a month in half of it", "2026-11-01", "2026-11-30", 15, 15, "2026-11-01..2026-11-02"],
    ["a month in little room", "2026-11-01", "2026-11-30", 12, 5, "2026-11-01..2026-11-02"],
    ["400 days", "2025-10-27", "2026-11-30", 60, 58, "2025-10-27"],
    ["400 days in little room", "2025-10-27", "2026-11-30", 12, 8, "2025-10-27..2025-11-03"],
    ["a thousand years", "1000-01-01", "2000-12-31", 40, 26, undefined],
    ["a day in little room", "2026-11-30", "2026-11-30", 12, 12, "2026-11-30T00..2026-11-30T01"],
  ])("merges %s into equal parts that fit, the last one whole", (_, from, to, room, count, first) => {
    const named = slots(whole(from, to, { room }));
    expect(named).toHaveLength(count);
    if (first !== undefined) expect(named[0]).toBe(first);
  });

  it("never says of what was not loaded that there is nothing", () => {
    const loadedSince = Date.parse("2026-11-29T15:00:00Z");
    const loaded = histogram([], whole("2026-11-28", "2026-11-30", { loadedSince })).bars.map(
      (bar) => bar.loaded,
    );
    expect(loaded).toEqual(["none", "newest", "all"]);
    // Others of that very second may have been cut off.
    const atStart = { loadedSince: Date.parse("2026-11-29T03:00:00Z") };
    expect(histogram([], whole("2026-11-29", "2026-11-30", atStart)).bars[0]?.loaded).toBe("newest");
    const none = histogram([], whole("2026-11-28", "2026-11-30", { loadedSince: oldestMoment([]) })).bars;
    expect(new Set(none.map((bar) => bar.loaded))).toEqual(new Set(["none"]));
  });
});

describe("in any zone", () => {
  const DAY = 86_400_000;
  const moment = fc.integer({ min: Date.parse("2012-01-02"), max: Date.parse("2040-01-01") });
  const range = fc.record({
    timeZone: fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
    end: moment,
    length: fc.oneof(fc.constantFrom(1, 7, 30), fc.integer({ min: 1, max: 500 })),
    room: fc.integer({ min: 1, max: 66 }),
  });
  const states = ["done", "failed", "open", "running", "odd"];

  it("each entry is in exactly one bar or in none, the bar's own slot holds the same ones, and parts tile", () => {
    fc.assert(
      fc.property(
        range,
        fc.array(fc.record({ ago: fc.nat(600 * DAY), state: fc.constantFrom(...states) }), { maxLength: 20 }),
        fc.option(fc.nat(400 * DAY), { nil: null }),
        ({ timeZone, end, length, room }, given, cut) => {
          const last = localDay(end, timeZone) ?? "";
          const days = [dayAfter(last, 1 - length), last] as const;
          const { entries } = parseTimeline({
            entries: given.map(({ ago, state }) => ({
              state,
              started_at: new Date(end - ago).toISOString(),
            })),
          });
          const loadedSince = cut === null ? null : end - cut;
          const { bars, most, unplaced } = histogram(entries, { days, timeZone, room, loadedSince });

          expect(bars.length).toBeLessThanOrEqual(room);
          expect(bars.reduce((sum, { counts }) => sum + counts.total, 0) + unplaced).toBe(entries.length);
          expect(most).toBe(Math.max(...bars.map(({ counts }) => counts.total)));
          const full = bars.filter(({ counts }) => counts.total > 0);
          const held = full.map((bar) => entriesInSlot(entries, slotText(bar), timeZone));
          expect(held.map((inBar) => inBar.length)).toEqual(full.map(({ counts }) => counts.total));
          expect(new Set(held.flat()).size).toBe(entries.length - unplaced);
          if (length === 1) return;

          expect([bars[0]?.from, bars.at(-1)?.to]).toEqual(days);
          expect(bars.slice(1).map(({ from }) => from)).toEqual(
            bars.slice(0, -1).map(({ to }) => dayAfter(to)),
          );
          const { from, to, loaded } = bars[end % bars.length] ?? { from: "", to: "", loaded: "" };
          const [start, over] = [dayStart(from, timeZone), dayStart(dayAfter(to), timeZone)];
          const cutAt = loadedSince ?? Number.NEGATIVE_INFINITY;
          expect(loaded).toBe(cutAt < start ? "all" : cutAt < over ? "newest" : "none");
        },
      ),
      { numRuns: 150 },
    );
  });
});
