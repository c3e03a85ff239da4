import { instantMs } from "./instant";
import { resolveLocale } from "./resolve-locale";
import { usableTimeZone } from "./time-zone";

/**
 * How times and days read for one reader. Moments are ISO text or ms, days are the reader's own as `YYYY-MM-DD`.
 * Whatever cannot be read gives `null`; nothing throws.
 */
export interface TimeFormat {
  /** The BCP 47 tag that dates are written in. */
  readonly locale: string;
  /** The IANA zone that times are told in. */
  readonly timeZone: string;
  /** "10:02", on a 24-hour clock. */
  time(moment: string | number | null): string | null;
  /** "Monday 30 November", with the year where it is not the year of `now` (ms). */
  day(day: string, now: number): string | null;
  /** "Mon 30 Nov", with the year where it is not the year of `now` (ms). */
  shortDay(day: string, now: number): string | null;
  /** "Monday". */
  weekday(day: string): string | null;
  /** "Mon". */
  shortWeekday(day: string): string | null;
  /** "Monday 30 November 2026 at 10:02:15". */
  dateTime(moment: string | number | null): string | null;
  /** "2026-11-30T13:02:15Z", for programs. */
  exact(moment: string | number | null): string | null;
}

const formats = new Map<string, TimeFormat>();

/**
 * The formats of a locale and a zone, made once and kept.
 *
 * @param locale Read like the words' (see `resolveLocale`), so that dates stand in the same language.
 * @param timeZone An IANA zone, by default the system's. One that does not exist falls back to the system's too.
 */
export function timeFormat(locale: string, timeZone?: string): TimeFormat {
  const tag = resolveLocale(locale);
  const zone = usableTimeZone(timeZone);
  return kept(`${tag} ${zone}`, () => createTimeFormat(tag, zone));
}

/** Times for a reader whose zone is not known yet: in UTC, and they say so. */
export function utcTimeFormat(locale: string): TimeFormat {
  const tag = resolveLocale(locale);
  return kept(tag, () => createTimeFormat(tag, "UTC", { timeZoneName: "short" }));
}

function kept(key: string, make: () => TimeFormat): TimeFormat {
  const known = formats.get(key);
  if (known) return known;
  const format = make();
  formats.set(key, format);
  return format;
}

function createTimeFormat(
  locale: string,
  timeZone: string,
  named: Pick<Intl.DateTimeFormatOptions, "timeZoneName"> = {},
): TimeFormat {
  const formatter = (options: Intl.DateTimeFormatOptions, zone = "UTC") =>
    new Intl.DateTimeFormat(locale, { calendar: "gregory", ...options, timeZone: zone });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...named } as const;
  const date = { weekday: "long", day: "numeric", month: "long" } as const;

  const time = formatter(clock, timeZone);
  const dateTime = formatter({ ...date, year: "numeric", ...clock, second: "2-digit" }, timeZone);
  const year = formatter({ year: "numeric" }, timeZone);
  const yearOfDay = formatter({ year: "numeric" });
  const day = formatter(date);
  const dayOfOtherYear = formatter({ ...date, year: "numeric" });
  const shortDate = { weekday: "short", day: "numeric", month: "short" } as const;
  const shortDay = formatter(shortDate);
  const shortDayOfOtherYear = formatter({ ...shortDate, year: "numeric" });
  const weekday = formatter({ weekday: "long" });
  const shortWeekday = formatter({ weekday: "short" });

  const sameYear = (name: string, now: number) => {
    const ms = dayMs(name);
    return ms !== null && yearOfDay.format(ms) === written(year, instantMs(now));
  };

  return {
    locale,
    timeZone,
    time: (moment) => written(time, instantMs(moment)),
    day: (name, now) => written(sameYear(name, now) ? day : dayOfOtherYear, dayMs(name)),
    shortDay: (name, now) => written(sameYear(name, now) ? shortDay : shortDayOfOtherYear, dayMs(name)),
    weekday: (name) => written(weekday, dayMs(name)),
    shortWeekday: (name) => written(shortWeekday, dayMs(name)),
    dateTime: (moment) => written(dateTime, instantMs(moment)),
    exact(moment) {
      const ms = instantMs(moment);
      return ms === null ? null : new Date(ms).toISOString().replace(".000Z", "Z");
    },
  };
}

/** Midnight UTC of a calendar day; `null` for a day that the calendar does not have. */
function dayMs(day: string): number | null {
  const ms = /^\d{4}-\d\d-\d\d$/.test(day) ? instantMs(`${day}T00:00:00Z`) : null;
  return ms !== null && new Date(ms).toISOString().startsWith(day) ? ms : null;
}

/** A heading reads "Monday 30 November": where the day follows its weekday, the comma between them goes. */
function written(format: Intl.DateTimeFormat, ms: number | null): string | null {
  if (ms === null) return null;
  const parts = format.formatToParts(ms);
  return parts
    .map(({ type, value }, i) => {
      const between = type === "literal" && parts[i - 1]?.type === "weekday" && parts[i + 1]?.type === "day";
      return between ? value.replace(/^,\s*/, " ") : value;
    })
    .join("");
}
