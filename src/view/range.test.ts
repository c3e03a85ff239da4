import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDay, localDay } from "./local-day";
import { isOfAWeek, isValidRange, rangeBounds, rangeName, type TimelineRange, widerRange } from "./range";

const BUENOS_AIRES = "America/Argentina/Buenos_Aires";
const custom = (from: string, to = from): TimelineRange => ({ kind: "custom", from, to });

describe("rangeBounds", () => {
  const now = Date.parse("2026-09-10T01:30:00Z"); // 22:30 on the 9th in Buenos Aires

  it.each<[TimelineRange, string, string]>([
    [{ kind: "today" }, "2026-09-09T03:00:00Z", "2026-09-10T03:00:00Z"],
    [{ kind: "days", days: 7 }, "2026-09-03T03:00:00Z", "2026-09-10T03:00:00Z"],
    [{ kind: "days", days: 30 }, "2026-08-11T03:00:00Z", "2026-09-10T03:00:00Z"],
    [custom("2026-01-01", "2026-01-31"), "2026-01-01T03:00:00Z", "2026-02-01T03:00:00Z"],
  ])("%j is the reader's days, the end excluded", (range, since, until) => {
    expect(rangeBounds(range, now, BUENOS_AIRES)).toEqual({ since, until });
  });

  it.each([
    ["23 hours", "Europe/Madrid", "2026-03-29", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"],
    ["25 hours", "Europe/Madrid", "2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"],
    ["23 hours", "America/New_York", "2026-03-08", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"],
    ["25 hours", "America/New_York", "2026-11-01", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
    ["23.5 hours", "Australia/Lord_Howe", "2026-10-04", "2026-10-03T13:30:00Z", "2026-10-04T13:00:00Z"],
    ["24.5 hours", "Australia/Lord_Howe", "2026-04-05", "2026-04-04T13:00:00Z", "2026-04-05T13:30:00Z"],
    ["22 hours", "Antarctica/Troll", "2026-03-29", "2026-03-29T00:00:00Z", "2026-03-29T22:00:00Z"],
    ["no midnight", "America/Asuncion", "2023-10-01", "2023-10-01T04:00:00Z", "2023-10-02T03:00:00Z"],
    ["no midnight", "Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z", "2026-04-24T21:00:00Z"],
    ["no midnight", "America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"],
    ["no midnight", "Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00Z", "2022-03-27T21:00:00Z"],
    [
      "an hour before midnight twice",
      "America/Sao_Paulo",
      "2018-02-17",
      "2018-02-17T02:00:00Z",
      "2018-02-18T03:00:00Z",
    ],
    ["midnight twice", "America/Havana", "2026-11-01", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
    ["midnight twice", "Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00Z", "2026-10-26T01:00:00Z"],
    ["no hour at all", "Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"],
    ["an odd offset", "Asia/Kathmandu", "2026-01-01", "2025-12-31T18:15:00Z", "2026-01-01T18:15:00Z"],
    ["nothing odd, long ago", BUENOS_AIRES, "1970-01-01", "1970-01-01T03:00:00Z", "1970-01-02T03:00:00Z"],
    ["nothing odd, far ahead", "UTC", "9998-12-31", "9998-12-31T00:00:00Z", "9999-01-01T00:00:00Z"],
    ["a leap day", "UTC", "2028-02-29", "2028-02-29T00:00:00Z", "2028-03-01T00:00:00Z"],
  ])("a day with %s in %s: %s", (_, zone, day, since, until) => {
    expect(rangeBounds(custom(day), now, zone)).toEqual({ since, until });
  });

  it("starts at the first second of its first day and ends with the last of its last, in any zone", () => {
    const zone = fc.constantFrom(
      "America/Sao_Paulo",
      "Asia/Beirut",
      "Europe/London",
      "Pacific/Kiritimati",
      "Africa/Cairo",
      "UTC",
    );
    const moment = fc.integer({ min: Date.parse("1990-01-01"), max: Date.parse("2060-01-01") });
    const length = fc.constantFrom<TimelineRange>(
      { kind: "today" },
      { kind: "days", days: 7 },
      { kind: "days", days: 30 },
    );
    fc.assert(
      fc.property(zone, moment, length, (timeZone, at, range) => {
        const { since, until } = rangeBounds(range, at, timeZone);
        expect(since).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
        expect(Date.parse(since) <= at && at < Date.parse(until)).toBe(true);
        const today = localDay(at, timeZone) ?? "";
        const first = localDay(since, timeZone) ?? "";
        expect(localDay(Date.parse(since) - 1, timeZone) ?? "").not.toBe(first);
        expect(localDay(Date.parse(until) - 1, timeZone)).toBe(today);
        expect(localDay(until, timeZone)).not.toBe(today);
        const days = (Date.parse(today) - Date.parse(first)) / 86_400_000 + 1;
        expect(days).toBe(range.kind === "days" ? range.days : 1);
      }),
    );
  });

  it("holds a moment exactly when its day is one of the range's", () => {
    const moment = fc.integer({ min: Date.parse("2018-10-20"), max: Date.parse("2018-11-20") });
    fc.assert(
      fc.property(moment, (at) => {
        const zone = "America/Sao_Paulo";
        const { since, until } = rangeBounds(custom("2018-11-01", "2018-11-04"), now, zone);
        const day = localDay(at, zone) ?? "";
        const inside = Date.parse(since) <= at && at < Date.parse(until);
        expect(inside).toBe(day >= "2018-11-01" && day <= "2018-11-04");
      }),
    );
  });

  it("refuses what cannot be asked for, and says how to find out before", () => {
    expect(() => rangeBounds(custom("2026-02-01", "2026-01-31"), now, "UTC")).toThrow(/isValidRange/);
    expect(() => rangeBounds({ kind: "today" }, Number.NaN, "UTC")).toThrow(RangeError);
  });
});

describe("isValidRange", () => {
  it.each<[TimelineRange, boolean]>([
    [{ kind: "today" }, true],
    [{ kind: "days", days: 30 }, true],
    [custom("2026-09-09"), true],
    [custom("2026-09-09", "2026-09-10"), true],
    [custom("2026-09-10", "2026-09-09"), false],
    [custom("2026-02-30"), false],
    [custom("2026-09-09", ""), false],
    [custom("9/9/2026"), false],
    [custom("9999-12-31"), false],
    [custom("0001-01-01"), false],
  ])("%j: %s", (range, valid) => {
    expect(isValidRange(range)).toBe(valid);
  });
});

describe("widerRange", () => {
  it.each<[TimelineRange, number | null]>([
    [{ kind: "today" }, 7],
    [{ kind: "days", days: 7 }, 30],
    [{ kind: "days", days: 30 }, null],
    [custom("2026-09-09"), 30],
    [custom("2026-09-01", "2026-09-29"), 30],
    [custom("2026-09-01", "2026-09-30"), null],
  ])("after %j offers %s days", (range, days) => {
    expect(widerRange(range)?.days ?? null).toBe(days);
  });
});

describe("rangeName", () => {
  it.each<[TimelineRange, object]>([
    [{ kind: "today" }, { kind: "today" }],
    [
      { kind: "days", days: 7 },
      { kind: "days", days: 7 },
    ],
    [custom("2026-09-09"), { kind: "custom" }],
  ])("%j", (range, name) => {
    expect(rangeName(range)).toEqual(name);
  });
});

describe("localDay", () => {
  it.each([
    ["2026-09-09T03:00:00Z", "2026-09-09"],
    ["2026-09-10T02:59:59Z", "2026-09-09"],
    ["2026-09-10T03:00:00Z", "2026-09-10"],
    ["0001-06-01T12:00:00Z", "0001-06-01"],
    ["-000001-06-01T12:00:00Z", null],
    ["+010000-06-01T12:00:00Z", null],
    ["not-a-date", null],
    ["", null],
    [null, null],
    [Number.NaN, null],
    [0, "1969-12-31"],
  ])("%j is %s for a reader in Buenos Aires", (moment, day) => {
    expect(localDay(moment, BUENOS_AIRES)).toBe(day);
  });

  it("takes the system's zone where there is no such zone", () => {
    const system = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(localDay("2026-09-10T02:59:59Z", "Mars/Olympus")).toBe(localDay("2026-09-10T02:59:59Z", system));
  });
});

describe("isDay", () => {
  it.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["2026-01-01 ", false],
  ])("%j: %s", (day, valid) => {
    expect(isDay(day)).toBe(valid);
  });
});

describe("isOfAWeek", () => {
  it.each<[TimelineRange, boolean]>([
    [{ kind: "today" }, false],
    [{ kind: "days", days: 7 }, true],
    [{ kind: "days", days: 30 }, false],
    [custom("2026-11-30"), false],
    [custom("2026-11-29", "2026-11-30"), true],
    [custom("2026-11-24", "2026-11-30"), true],
    [custom("2026-11-23", "2026-11-30"), false],
  ])("%j: %s", (range, isOne) => {
    expect(isOfAWeek(range)).toBe(isOne);
  });
});
