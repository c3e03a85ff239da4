/** Chance that gives the same draws for the same seed, so that a scenario is the same data every time. */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** One element of a list. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Creates a seeded generator (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, between, pick: (list) => list[between(0, list.length - 1)] ?? list[0] };
}

/** Creates a source of milestone ids as the daemon makes them (`m_` and six base-36 characters), repeatable by seed. */
export function createIds(seed = 1): () => string {
  const dice = createDice(seed);
  const given = new Set<string>();
  return () => {
    let id: string;
    do
      id = `m_${dice
        .between(0, 36 ** 6 - 1)
        .toString(36)
        .padStart(6, "0")}`;
    while (given.has(id));
    given.add(id);
    return id;
  };
}
