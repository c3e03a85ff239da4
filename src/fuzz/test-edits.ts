import { HOSTILE_TEXTS, HOSTILE_VALUES } from "./test-hostile-values";

/** Where something stands in JSON: the keys and positions that lead to it. */
export type Place = readonly string[];

/** Below the fields of a milestone's `meta` nothing is looked at any more. */
const DEEPEST = 7;

/** Every place below the top of a JSON value. */
export function placesIn(json: unknown, depth = DEEPEST): Place[] {
  if (typeof json !== "object" || json === null || depth === 0) return [];
  return Object.entries(json).flatMap(([key, value]) => [
    [key],
    ...placesIn(value, depth - 1).map((place) => [key, ...place]),
  ]);
}

/** What a place is, whatever its position in a list: `entries.*.title`. */
export function kindOfPlace(place: Place): string {
  return place.map((key) => (/^\d+$/.test(key) ? "*" : key)).join(".");
}

type Parent = Record<string, unknown>;
type Edit = (parent: Parent, key: string) => void;

const replacedBy = (make: (before: unknown) => unknown): Edit => {
  return (parent, key) => {
    parent[key] = make(parent[key]);
  };
};

const TEXT_EDITS = Object.entries(HOSTILE_TEXTS).map(
  ([name, text]) => [`becomes the text ${name}`, replacedBy(() => text)] as const,
);
const VALUE_EDITS = Object.entries(HOSTILE_VALUES).map(
  ([name, make]) => [`becomes ${name}`, replacedBy(make)] as const,
);

/** What can be done to a value in JSON, by name. */
export const EDITS: Readonly<Record<string, Edit>> = {
  ...Object.fromEntries([...TEXT_EDITS, ...VALUE_EDITS]),
  "is taken out": (parent, key) => {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  },
  "is emptied": replacedBy((before) => (Array.isArray(before) ? [] : typeof before === "object" ? {} : "")),
  "comes twice": replacedBy((before) => (Array.isArray(before) ? [...before, ...before] : [before, before])),
  "comes forty times": replacedBy((before) => {
    const list = Array.isArray(before) ? before.slice(0, 40) : [before];
    return Array.from({ length: 40 }, () => list).flat();
  }),
  "becomes an object of itself": replacedBy((before) =>
    typeof before === "object" ? { ...before } : { it: before },
  ),
  "becomes a list of itself": replacedBy((before) => [before]),
  "moves to the prototype": (parent, key) => {
    if (Array.isArray(parent)) return;
    const own = { enumerable: true, configurable: true, writable: true };
    Object.defineProperty(parent, "__proto__", { value: parent[key], ...own });
    delete parent[key];
  },
};

/** One of {@link EDITS}, done at a place. */
export interface EditAt {
  /** Counted through all places there are, round and round. */
  at: number;
  how: string;
}

/** A copy of some JSON with edits done to it, one after the other. */
export function edited(json: unknown, edits: readonly EditAt[]): unknown {
  const copy: unknown = structuredClone(json);
  for (const { at, how } of edits) {
    const places = placesIn(copy);
    const place = places[at % places.length];
    if (place) editAt(copy, place, how);
  }
  return copy;
}

/** Does an edit in place. */
export function editAt(json: unknown, place: Place, how: string): void {
  const parent = place.slice(0, -1).reduce((inside, key) => (inside as Parent)[key], json) as Parent;
  EDITS[how]?.(parent, place.at(-1) ?? "");
}
