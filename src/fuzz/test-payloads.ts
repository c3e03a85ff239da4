import * as fc from "fast-check";
import { EDITS, type EditAt, edited } from "./test-edits";

/** Draws of this run: `FUZZ_SEED`, or ones that stay the same. */
export const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_130);

interface Listing {
  entries: unknown[];
}

const captures = import.meta.glob<unknown>("../../mocks/captures/*.json", { eager: true, import: "default" });

/** Everything that a real daemon answered with a list of entries. */
export const realAnswers: readonly Listing[] = Object.values(captures).flatMap(within(isListing));

/** Every milestone that a real daemon answered, on its own or in a list. */
export const realMilestones: readonly object[] = Object.values(captures).flatMap(within(isMilestone));

/** How many entries stand in a piece of a real answer. */
const PIECE = 4;

/** The real answers in pieces short enough to be changed by the thousand. */
export const realPieces: readonly Listing[] = realAnswers.flatMap((answer) => {
  const pieces = Math.max(1, Math.ceil(answer.entries.length / PIECE));
  return Array.from({ length: pieces }, (_, at) => ({
    ...answer,
    entries: answer.entries.slice(at * PIECE, (at + 1) * PIECE),
  }));
});

/** How a payload comes about; short enough to be read where it fails. */
export type Recipe = { piece: number; edits: EditAt[] } | { json: unknown; as: (typeof PARTS)[number] };

const PARTS = ["answer", "entries", "entry", "milestones", "milestone"] as const;

const edits = (maxLength: number) =>
  fc.array(fc.record({ at: fc.nat(), how: fc.constantFrom(...Object.keys(EDITS)) }), {
    minLength: 1,
    maxLength,
  });

/** Recipes for payloads: mostly real answers with something done to them, else any JSON in one place of an answer. */
export const recipes: fc.Arbitrary<Recipe> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ piece: fc.nat(realPieces.length - 1), edits: edits(6) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      json: fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }),
      as: fc.constantFrom(...PARTS),
    }),
  },
);

/** Makes what a recipe says. */
export function payloadOf(recipe: Recipe): unknown {
  if ("piece" in recipe) return edited(realPieces[recipe.piece], recipe.edits);
  const { json, as } = recipe;
  switch (as) {
    case "answer":
      return json;
    case "entries":
      return { entries: json };
    case "entry":
      return { entries: [json] };
    case "milestones":
      return { entries: [{ kind: "derived", title: "Deploy it", state: "done", milestones: json }] };
    case "milestone":
      return { entries: [{ kind: "derived", title: "Deploy it", state: "done", milestones: [json] }] };
  }
}

function isListing(value: object): value is Listing {
  return "entries" in value && Array.isArray(value.entries);
}

function isMilestone(value: object): value is object {
  return "id" in value && "updated_at" in value;
}

/** Finds what is of a kind, wherever it stands. */
function within<T extends object>(is: (value: object) => value is T): (value: unknown) => T[] {
  return function find(value): T[] {
    if (typeof value !== "object" || value === null) return [];
    return [...(is(value) ? [value] : []), ...Object.values(value).flatMap(find)];
  };
}
