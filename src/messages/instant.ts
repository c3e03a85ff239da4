const LATEST = 8.64e15;

/** ISO 8601: a day of the years 0 to 9999, or a moment, with its zone or without. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * A moment in ms since 1970, from ms or from ISO 8601 text. Text without a zone is UTC, in which the API writes: left to
 * itself the machine takes it for its own time, sees dates in any words with a number, and has the 30th of February.
 * `null` where there is none: nothing given, unreadable, not finite, or past what a date can hold.
 */
export function instantMs(moment: string | number | null | undefined): number | null {
  if (moment === null || moment === undefined) return null;
  const ms = typeof moment === "number" ? moment : textMs(moment);
  return Math.abs(ms) <= LATEST ? ms : null;
}

function textMs(text: string): number {
  const [, day, zone] = ISO.exec(text) ?? [];
  if (day === undefined || !isCalendarDay(day)) return Number.NaN;
  return Date.parse(zone === undefined && text !== day ? `${text.replace(" ", "T")}Z` : text);
}

function isCalendarDay(day: string): boolean {
  // Each month has so many. Whether one has more takes longer to ask than all the rest, and lists ask for thousands.
  if (day.slice(-2) <= "28") return true;
  const ms = Date.parse(day);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}
