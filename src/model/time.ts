import { toText } from "./json";

/** A time as text, as the data says it, readable or not. `null` where it is missing. */
export function toTime(value: unknown): string | null {
  return toText(value) || null;
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

// The language is fixed so that the order of odd times does not depend on the machine.
const byText = new Intl.Collator("en").compare;

/** Oldest first, as logs are kept: times compared as text, so that a missing one comes first. */
export function byTs(a: { ts?: unknown }, b: { ts?: unknown }): number {
  return byText(toTime(a.ts) ?? "", toTime(b.ts) ?? "");
}
