/** The longest wait that an answer can ask for, in ms: beyond it a daemon is asked again all the same. */
const LONGEST_MS = 60 * 60_000;

/**
 * How long an answer asks to be left alone, in ms: its `Retry-After`, in seconds or as a date. A date is read against
 * the answer's own clock where it tells it. Null where it says nothing readable.
 */
export function retryAfterMs(headers: Headers, now: number = Date.now()): number | null {
  const value = headers.get("retry-after")?.trim() ?? "";
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1_000, LONGEST_MS);
  // Whatever else there is, a browser may take for a date: "-5" is one of May.
  const until = value.endsWith("GMT") ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const sent = Date.parse(headers.get("date") ?? "");
  const wait = until - (Number.isNaN(sent) ? now : sent);
  return Math.min(Math.max(wait, 0), LONGEST_MS);
}
