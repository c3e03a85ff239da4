import { createDice } from "../../../mocks/seeded";

/** Draws that are the same for the same seed. */
export interface Chance {
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** One element of a list. */
  pick<const T>(list: readonly [T, ...T[]]): T;
  /** True in `share` of all draws, from 0 to 1. */
  happens(share: number): boolean;
  /** A list of up to `most` elements. */
  upTo<T>(most: number, make: (at: number) => T): T[];
}

/** Creates draws for a seed. */
export function createChance(seed: number): Chance {
  const { next, between, pick } = createDice(seed);
  return {
    between,
    pick,
    happens: (share) => next() < share,
    upTo: (most, make) => Array.from({ length: between(0, most) }, (_, at) => make(at)),
  };
}

/** The seed of this run: `CONFORMANCE_SEED`, or one that stays the same. */
export const SEED = Number(process.env["CONFORMANCE_SEED"] ?? 20_261_130);
