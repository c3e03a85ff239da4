/**
 * The one catalogue of states. Icons, words, colours, filters, counts and the shape strip all project from it.
 *
 * - `unfinished`: somebody still has to act on it (a failure, or work that never finished).
 * - `severity`: which of two states a merged picture of both shows; the higher wins.
 */
export const OUTCOMES = {
  failed: { unfinished: true, severity: 7 },
  open: { unfinished: true, severity: 6 },
  unknown: { unfinished: false, severity: 5 },
  running: { unfinished: false, severity: 4 },
  done: { unfinished: false, severity: 3 },
  canceled: { unfinished: false, severity: 2 },
  superseded: { unfinished: false, severity: 1 },
  dropped: { unfinished: false, severity: 0 },
} as const satisfies Record<string, { unfinished: boolean; severity: number }>;

/**
 * What became of a piece of work.
 *
 * `done`, `failed`, `open` (never finished), `running` (being answered right now) and `canceled` (its reader stopped it)
 * are counted under their own name; `superseded` (its sender replaced it), `dropped` (filed by mistake) and `unknown` (a
 * value this version does not know) count in the total only.
 */
export type Outcome = keyof typeof OUTCOMES;

/** All eight states, the most urgent first. */
export const OUTCOME_NAMES = Object.keys(OUTCOMES) as readonly Outcome[];

const names: ReadonlySet<unknown> = /* @__PURE__ */ new Set(OUTCOME_NAMES);

/** Whether a value is one of the eight states. */
export function isOutcome(value: unknown): value is Outcome {
  return names.has(value);
}
