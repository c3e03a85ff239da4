/** A JSON object. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object (an array is not one). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list as it is; whatever JSON came in its place is an empty one. */
export function toList<T>(list: readonly T[]): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** Any JSON as text, as JavaScript writes it. What is falsy is empty text. */
export function toText(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return value ? String(value) : "";
  } catch {
    // JSON may bring a `toString` that is no function, or nest too deep to be joined.
    return "";
  }
}

/** What can be shown as one short text: text or a number. `null` for everything else, and where it is empty. */
export function toName(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value || "") || null : null;
}

/** Any JSON as a finite number other than zero, else `fallback`. Digits in quotes are a number too. */
export function toCount(value: unknown, fallback: number): number {
  const count = typeof value === "number" ? value : Number(toText(value));
  return Number.isFinite(count) && count !== 0 ? count : fallback;
}
