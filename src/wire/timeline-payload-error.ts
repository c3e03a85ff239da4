import { isRecord } from "./leaves";

/**
 * What came instead of the milestone API's JSON.
 *
 * - `page`: HTML, as a proxy, a sign-in or another server sends it.
 * - `nothing`: an empty body.
 * - `text`: anything else that is no JSON, also JSON that breaks off.
 * - `json`: JSON of another kind.
 */
export type TimelinePayloadKind = "page" | "nothing" | "text" | "json";

/**
 * An answer that is not what the milestone API answers: HTML of a proxy, JSON that breaks off, an object of another
 * kind. A single odd field is never this error; it falls to its empty value instead. What the answer called itself (its
 * content type) does not matter.
 */
export class TimelinePayloadError extends Error {
  override readonly name = "TimelinePayloadError";
  readonly kind: TimelinePayloadKind;

  /** @param came What came: JSON, or text that is none. @param expected What should have come, in words. */
  constructor(came: unknown, expected = "an object with a list of entries") {
    super(`The answer could not be read: expected ${expected}, got ${describe(came)}.`);
    this.kind = kindOf(came);
  }
}

function kindOf(value: unknown): TimelinePayloadKind {
  if (typeof value !== "string") return "json";
  const text = value.trim();
  if (text === "") return "nothing";
  return text.startsWith("<") ? "page" : "text";
}

function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === "string") return describeText(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "object") return `a ${typeof value}`;
  if (!Object.hasOwn(value, "entries")) return "an object without entries";
  const { entries } = value as { entries: unknown };
  if (Array.isArray(entries)) return "an object with entries";
  return `an object whose entries are ${isRecord(entries) ? "an object" : describe(entries)}`;
}

function describeText(text: string): string {
  const trimmed = text.trimStart();
  if (trimmed === "") return "an empty answer";
  if (trimmed.startsWith("<")) return "a string that looks like HTML";
  if (trimmed.startsWith("{") || trimmed.startsWith("["))
    return "a string that looks like JSON that breaks off";
  return "a string";
}
