/** Whether a value is a JSON object: no list, no null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a number that can count something. */
export function isCount(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value < Number.POSITIVE_INFINITY;
}

/** Whether a value is an object that holds a count under each name. */
export function holdsCounts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Record<Name, number> {
  return isRecord(value) && names.every((name) => isCount(value[name]));
}

/** Text; anything else is "". */
export const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Text or null; anything else is null. */
export const textOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** A number that can count something; anything else is 0. */
export const count = (value: unknown) => (isCount(value) ? value : 0);

/** The strings of a list, in its order; none of anything else. */
export const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((member): member is string => typeof member === "string") : [];

/** An object as it is; anything else is an empty one. */
export const record = (value: unknown) => (isRecord(value) ? value : {});

/**
 * A list whose members `read` makes sense of one by one. What came in the place of a list was one member at least, and
 * reads as one that is none; nothing and `null` are an empty list.
 */
export function listOf<T>(value: unknown, read: (member: unknown) => T): T[] {
  if (Array.isArray(value)) return value.map((member) => read(member));
  return value === null || value === undefined ? [] : [read(null)];
}

/** What an object holds besides its raw state, fields of a later version too. Its state is overwritten by what was read. */
export function otherFields(given: Record<string, unknown>): Record<string, unknown> {
  if (!Object.hasOwn(given, "raw_state") && !Object.hasOwn(given, "__proto__")) return given;
  // An own `__proto__` would become the prototype of whatever copies the fields by assignment.
  const { raw_state: _, ["__proto__"]: __, ...fields } = given;
  return fields;
}
