import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeFormat } from "../messages/time-format";
import { parseTimeline } from "../wire/index";
import { groupByDay } from "./day-groups";
import { dayAfter, localDay } from "./local-day";
import { rangeBounds, type TimelineRange } from "./range";

const ZONES = Intl.supportedValuesOf("timeZone");
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
// Until 2011 some clocks went back over midnight, so that a day came twice in pieces and no range could hold it.
const FROM = Date.parse("2012-01-01");
const TO = Date.parse("2045-01-01");
const moment = fc.integer({ min: FROM, max: TO });

const offsets = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }),
  ]),
);

/** How far a zone is ahead of UTC, in ms: another way to a day than the one that is tested. */
function offset(ms: number, zone: string): number {
  const parts = offsets.get(zone)?.formatToParts(ms) ?? [];
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0", seconds = "0"] =
    /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name) ?? [];
  const size = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === "-" ? -size : size;
}

const dayByOffset = (ms: number, zone: string) => new Date(ms + offset(ms, zone)).toISOString().slice(0, 10);

/** Each time between two moments at which a zone's clock is put forward or back, to the second. */
function changes(zone: string, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at += 20 * DAY) {
    let [before, after] = [at, at + 20 * DAY];
    if (offset(before, zone) === offset(after, zone)) continue;
    while (after - before > 1000) {
      const middle = before + Math.floor((after - before) / 2000) * 1000;
      if (offset(middle, zone) === offset(before, zone)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

/** What has to hold of ranges for a reader at a moment in a zone. */
function expectRanges(at: number, zone: string) {
  const today = dayByOffset(at, zone);
  expect(localDay(at, zone), `${zone} ${at}`).toBe(today);
  const bounds = (range: TimelineRange) => rangeBounds(range, at, zone);
  const custom = (day: string) => bounds({ kind: "custom", from: day, to: day });
  const { since, until } = bounds({ kind: "today" });
  const where = `${zone} at ${new Date(at).toISOString()}`;
  expect(Date.parse(since) <= at && at < Date.parse(until), where).toBe(true);
  // Half-open: the first second is the day's, the one before is not; the last is, the end is not.
  expect(dayByOffset(Date.parse(since), zone), where).toBe(today);
  expect(dayByOffset(Date.parse(since) - 1, zone) < today, where).toBe(true);
  expect(dayByOffset(Date.parse(until) - 1, zone), where).toBe(today);
  expect(dayByOffset(Date.parse(until), zone) > today, where).toBe(true);
  // Days tile: each begins where the one before ends, and seven of them are the seven days.
  expect(custom(today), where).toEqual({ since, until });
  expect(custom(dayAfter(today, -1)).until, where).toBe(since);
  expect(custom(dayAfter(today)).since, where).toBe(until);
  expect(bounds({ kind: "days", days: 7 }), where).toEqual({
    since: custom(dayAfter(today, -6)).since,
    until,
  });
}

describe(`in each of ${ZONES.length} zones`, () => {
  it("ranges are half-open and tile, at any moment", () => {
    const zone = fc.constantFrom(...ZONES);
    for (const each of ZONES) expectRanges(Date.parse("2026-09-10T01:30:00Z"), each);
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => expectRanges(at, timeZone)),
      { numRuns: 800 },
    );
  });

  it("they do on the days of 23 and 25 hours, and around the minute in which the clock changes", () => {
    const lengths = new Set<number>();
    for (const zone of ZONES) {
      for (const change of changes(zone, Date.parse("2025-07-01"), Date.parse("2026-07-01"))) {
        for (const at of [change - 1, change, change + 1]) expectRanges(at, zone);
        const { since, until } = rangeBounds({ kind: "today" }, change, zone);
        lengths.add((Date.parse(until) - Date.parse(since)) / HOUR);
      }
    }
    for (const hours of [23, 23.5, 24.5, 25]) expect(lengths).toContain(hours);
  });

  it("a moment's day is the one that the zone's clock shows, also long ago", () => {
    const anyMoment = fc.integer({ min: Date.parse("1900-01-01"), max: TO });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anyMoment, (zone, at) => {
        expect(localDay(at, zone), `${zone} ${at}`).toBe(dayByOffset(at, zone));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["back over midnight", "America/St_Johns", "2006-10-29"],
    ["over a whole day", "Pacific/Apia", "2011-12-30"],
    ["over a whole day, the other way", "Pacific/Kwajalein", "1993-08-21"],
    ["by half an hour", "Australia/Lord_Howe", "2026-04-05"],
    ["at midnight", "America/Asuncion", "2017-10-01"],
    ["for good", "Asia/Pyongyang", "2015-08-15"],
    ["by seconds", "Africa/Monrovia", "1972-01-07"],
  ])("each minute is of the day that the clock shows, where it is moved %s", (_, zone, day) => {
    const noon = Date.parse(`${day}T12:00:00Z`);
    const wrong: string[] = [];
    for (let at = noon - 1.5 * DAY; at < noon + 1.5 * DAY; at += 60_000)
      if (localDay(at, zone) !== dayByOffset(at, zone)) wrong.push(new Date(at).toISOString());
    expect(wrong).toEqual([]);
  });

  it("day groups part the rows, each under its own day, whose heading names it in both languages", () => {
    const list = fc.array(
      fc.oneof({ weight: 8, arbitrary: moment }, { weight: 1, arbitrary: fc.constant(null) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), list, moment, (timeZone, moments, now) => {
        const { entries } = parseTimeline({
          entries: moments.map((ms) => ({ started_at: ms === null ? null : new Date(ms).toISOString() })),
        });
        const groups = groupByDay(entries, timeZone);
        const all = groups.flatMap(({ rows }) => rows.map(({ entry }) => entry));
        expect(all).toHaveLength(entries.length);
        expect(new Set(all)).toEqual(new Set(entries));
        for (const { day, rows } of groups) {
          for (const { entry } of rows) {
            const ms = entry.started_at === null ? null : Date.parse(entry.started_at);
            expect(ms === null ? null : dayByOffset(ms, timeZone)).toBe(day);
          }
          if (day === null) continue;
          expectHeading(day, now, timeZone);
        }
        const days = groups.map(({ day }) => day ?? "");
        expect(days).toEqual([...new Set(days)].toSorted().toReversed());
      }),
      { numRuns: 500 },
    );
  });
});

const MONTHS = {
  en: "January February March April May June July August September October November December".split(" "),
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" "),
};
const WEEKDAYS = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  es: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
};

function expectHeading(day: string, now: number, timeZone: string) {
  const [year = "", month = "", date = ""] = day.split("-");
  const otherYear = year === dayByOffset(now, timeZone).slice(0, 4) ? "" : year;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const words = (language: "en" | "es") =>
    [WEEKDAYS[language][weekday], Number(date), MONTHS[language][Number(month) - 1], otherYear].filter(
      Boolean,
    );
  expect(timeFormat("en", timeZone).day(day, now)).toBe(words("en").join(" "));
  expect(timeFormat("es", timeZone).day(day, now)?.replaceAll(" de ", " ")).toBe(words("es").join(" "));
}
