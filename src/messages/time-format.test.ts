import { describe, expect, it } from "vitest";
import { timeFormat } from "./time-format";

const BUENOS_AIRES = "America/Argentina/Buenos_Aires";
const en = timeFormat("en", BUENOS_AIRES);
const es = timeFormat("es", BUENOS_AIRES);
const NOW = Date.parse("2026-12-01T12:00:00Z");

describe("times", () => {
  it.each([
    ["2026-11-30T13:02:15Z", "10:02"],
    ["2026-11-30T12:05:00Z", "09:05"],
    ["2026-11-30T03:00:00Z", "00:00"],
    ["2026-11-30T23:59:59-03:00", "23:59"],
  ])("%s is %s for this reader, in both languages", (iso, clock) => {
    expect(en.time(iso)).toBe(clock);
    expect(es.time(iso)).toBe(clock);
    expect(en.time(Date.parse(iso))).toBe(clock);
  });

  it("tells a moment in full", () => {
    expect(en.exact("2026-11-30T10:02:15-03:00")).toBe("2026-11-30T13:02:15Z");
    expect(en.exact("2026-11-30 13:02:15.250")).toBe("2026-11-30T13:02:15.250Z");
    expect(en.exact("Mon, 30 Nov 2026 13:02:15.250 GMT (\u202elater)")).toBeNull();
    expect(en.dateTime("2026-11-30T13:02:15Z")).toBe("Monday 30 November 2026 at 10:02:15");
    expect(es.dateTime("2026-11-30T13:02:15Z")).toMatch(/^lunes 30 de noviembre de 2026\D+10:02:15$/);
  });

  it("reads what names no zone as UTC, in which the API writes, wherever the machine is", () => {
    for (const text of ["2026-11-30T13:02", "2026-11-30 13:02:15", "2026-11-30T13:02:15.5"]) {
      expect(en.time(text)).toBe("10:02");
    }
    expect(en.dateTime("2026-11-30")).toBe("Sunday 29 November 2026 at 21:00:00");
  });

  it.each([
    null,
    "",
    "not-a-date",
    "step 7",
    "Nov 30, 2026",
    "30/11/2026",
    "-000001-01-01T00:00:00",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    9e15,
  ])("has no words for %j", (moment) => {
    expect(en.time(moment)).toBeNull();
    expect(en.dateTime(moment)).toBeNull();
  });
});

describe("days", () => {
  it("reads as a heading", () => {
    expect(en.day("2026-11-30", NOW)).toBe("Monday 30 November");
    expect(es.day("2026-11-30", NOW)).toBe("lunes 30 de noviembre");
    expect(en.shortDay("2026-11-30", NOW)).toBe("Mon 30 Nov");
    expect(es.weekday("2026-11-30")).toBe("lunes");
    expect(en.shortWeekday("2026-11-30")).toBe("Mon");
    expect(es.shortWeekday("2026-11-30")).toBe("lun");
  });

  it("carries the year where it is not the reader's own", () => {
    expect(en.day("2025-11-30", NOW)).toBe("Sunday 30 November 2025");
    expect(es.day("2025-11-30", NOW)).toBe("domingo 30 de noviembre de 2025");
    expect(en.shortDay("2025-11-30", NOW)).toBe("Sun 30 Nov 2025");
    expect(es.shortDay("2025-11-30", NOW)).toMatch(/^dom 30 nov 2025$/);
    // For this reader it is still 2026.
    expect(en.day("2026-12-31", Date.parse("2027-01-01T02:00:00Z"))).toBe("Thursday 31 December");
  });

  it("keeps the order of a region that puts the month first", () => {
    expect(timeFormat("en-US", BUENOS_AIRES).day("2026-11-30", NOW)).toBe("Monday, November 30");
  });

  it.each(["", "2026-02-30", "2026-13-01", "30/11/2026", "2026-11-30T00:00:00Z"])("%j is no day", (day) => {
    expect(en.day(day, NOW)).toBeNull();
    expect(en.shortDay(day, NOW)).toBeNull();
    expect(en.weekday(day)).toBeNull();
    expect(en.shortWeekday(day)).toBeNull();
  });
});

describe("locale and zone", () => {
  it("writes dates in the language of the words", () => {
    expect(timeFormat("pt", BUENOS_AIRES).weekday("2026-11-30")).toBe("Monday");
    expect(timeFormat("ES", BUENOS_AIRES).weekday("2026-11-30")).toBe("lunes");
  });

  it("falls back to the system's zone where the one given does not exist", () => {
    const system = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(timeFormat("en", "Mars/Olympus").timeZone).toBe(system);
    expect(timeFormat("en", "Mars/Olympus").time("2026-11-30T13:02:15Z")).toBe(
      timeFormat("en").time("2026-11-30T13:02:15Z"),
    );
    expect(timeFormat("en", "Asia/Tokyo").time("2026-11-30T13:02:15Z")).toBe("22:02");
  });

  it("makes one for each locale and zone", () => {
    expect(timeFormat("es", BUENOS_AIRES)).toBe(es);
    expect(timeFormat("es", "UTC")).not.toBe(es);
  });
});
