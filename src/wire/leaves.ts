import * as v from "valibot";

/** Whether a value is a JSON object: no list, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text; anything else is "". */
export const text = v.fallback(v.string(), "");

/** Text or null; anything else is null. */
export const textOrNull = v.fallback(v.nullable(v.string()), null);

/** A number that can count something; throws where a leaf must be right. */
export const strictCount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A number that can count something; anything else is 0. */
export const count = v.fallback(strictCount, 0);

/** True or false; anything else is false. */
export const flag = v.fallback(v.boolean(), false);

/**
 * A list whose members `read` makes sense of one by one. What came in the place of a list was one member at least, and
 * reads as one that is none; nothing and `null` are an empty list.
 */
export function listOf<T>(read: (member: unknown) => T) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((members) => members.map((member) => read(member))),
    ),
    (came) => (came?.value === null || came?.value === undefined ? [] : [read(null)]),
  );
}

/** The strings of a list, in its order. */
export const texts = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((members) => members.filter((member): member is string => typeof member === "string")),
  ),
  () => [],
);

/** An object kept as it is; anything else is an empty one. */
export const record = v.fallback(v.custom<Record<string, unknown>>(isRecord), () => ({}));
