import { toText } from "./json";

/** A time as the data says it: kept as it stands, `null` where it is missing or no text. */
export function toTime(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Milliseconds since 1970 of an ISO time. A missing time counts as 0, an unreadable one is `NaN`. */
export function toMs(time: unknown): number {
  return time ? Date.parse(toText(time)) : 0;
}

/**
 * Oldest first. The plain difference in ms, so that a missing time sorts first and an unreadable one compares as
 * equal to every other.
 */
export function byStart(a: { started_at: string | null }, b: { started_at: string | null }): number {
  return toMs(a.started_at) - toMs(b.started_at);
}
