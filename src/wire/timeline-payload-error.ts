import { isRecord } from "./leaves";

/**
 * An answer that is not what the milestone API answers: HTML of a proxy, JSON that breaks off, an object of another
 * kind. A single odd field is never this error; it falls to its empty value instead.
 */
export class TimelinePayloadError extends Error {
  override readonly name = "TimelinePayloadError";

  /** @param came What came, in words: "a string that looks like HTML". @param expected What should have come. */
  constructor(came: string, expected = "an object with a list of entries") {
    super(`The answer could not be read: expected ${expected}, got ${came}.`);
  }
}

/** What a value is, in the words of {@link TimelinePayloadError}. */
export function describePayload(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (typeof value === "string") return describeText(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "object") return `a ${typeof value}`;
  if (!Object.hasOwn(value, "entries")) return "an object without entries";
  const { entries } = value as { entries: unknown };
  if (Array.isArray(entries)) return "an object with entries";
  return `an object whose entries are ${isRecord(entries) ? "an object" : describePayload(entries)}`;
}

function describeText(text: string): string {
  const trimmed = text.trimStart();
  if (trimmed === "") return "an empty answer";
  if (trimmed.startsWith("<")) return "a string that looks like HTML";
  if (trimmed.startsWith("{") || trimmed.startsWith("["))
    return "a string that looks like JSON that breaks off";
  return "a string";
}
