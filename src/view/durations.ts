import { instantMs } from "../messages/instant";
import type { TimeAmount } from "../messages/message-values";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long something took, in ms. `null` where either time is missing or unparseable, where the end comes first, and
 * where both are equal: a run that the ledger wrote in one go has one time, which says nothing about its length.
 */
export function durationMs(start: string | null, end: string | null): number | null {
  const from = instantMs(start);
  const to = instantMs(end);
  return from !== null && to !== null && to > from ? to - from : null;
}

/** How long ago a moment was, in ms. A clock that runs ahead gives 0; an unreadable time `null`, as does a `now` that is not known. */
export function ageMs(moment: string | number | null, now: number): number | null {
  const at = instantMs(moment);
  return at === null || Number.isNaN(now) ? null : Math.max(0, now - at);
}

/** A length of time cut to its largest whole unit: seconds below 60 s, minutes below 60 min, hours below 48 h, then days. */
export function timeAmount(ms: number): TimeAmount {
  const { unit, length } = step(ms);
  return { unit, value: Math.max(0, Math.floor(ms / length)) };
}

function step(ms: number): { unit: TimeAmount["unit"]; length: number } {
  if (ms < MINUTE) return { unit: "second", length: SECOND };
  if (ms < HOUR) return { unit: "minute", length: MINUTE };
  if (ms < 2 * DAY) return { unit: "hour", length: HOUR };
  return { unit: "day", length: DAY };
}
