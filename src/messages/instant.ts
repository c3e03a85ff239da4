const LATEST = 8.64e15;

/**
 * A moment in ms since 1970, from ms or from text that `Date.parse` reads (ISO 8601).
 * `null` where there is none: nothing given, unparseable, not finite, or past what a date can hold.
 */
export function instantMs(moment: string | number | null | undefined): number | null {
  if (moment === null || moment === undefined) return null;
  const ms = typeof moment === "number" ? moment : Date.parse(moment);
  return Math.abs(ms) <= LATEST ? ms : null;
}
