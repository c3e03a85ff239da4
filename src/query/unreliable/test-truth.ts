import { isRunning, type Step, titlesOf } from "./test-steps";

/** What is true of a timeline that is on screen: told from what became of its requests alone. */
export interface Truth {
  /** The revision that is there; null before the first. */
  revision: number | null;
  /** When that was last known to be so, in ms. */
  asOf: number;
  /** What the newest request failed with; null where it did not. */
  failure: Step | null;
}

/** What must be on screen. */
export type Screen =
  | { is: "loading" }
  | { is: "error"; of: Step }
  | { is: "empty" | "data"; titles: string[] }
  | { is: "stale"; titles: string[]; asOf: number };

export const NOTHING_YET: Truth = { revision: null, asOf: 0, failure: null };

/** What is true once a read has become of a request what `step` says. */
export function afterRead(
  truth: Truth,
  step: Step,
  { revision, at }: { revision: number; at: number },
): Truth {
  if (step === "200" || step === "slow") return { revision, asOf: at, failure: null };
  if (step === "304" && truth.revision !== null) return { ...truth, asOf: at, failure: null };
  return { ...truth, failure: step };
}

/** What a truth looks like. */
export function screenOf({ revision, asOf, failure }: Truth): Screen {
  if (revision === null) return failure === null ? { is: "loading" } : { is: "error", of: failure };
  const titles = titlesOf(revision);
  if (failure !== null) return { is: "stale", titles, asOf };
  return { is: titles.length === 0 ? "empty" : "data", titles };
}

/** What a reader can hope of the same request later, without doing anything. */
const MAY_PASS: Record<Step, boolean> = {
  "200": true,
  "304": true,
  slow: true,
  abort: true,
  "401": false,
  "403": false,
  "404": false,
  "409": false,
  "413": false,
  "429": true,
  "500": true,
  "503": true,
  "HTML 200": true,
  "cut-off JSON": true,
  refused: true,
  "never answers": true,
};

/** Whether the timeline must be asked for again by itself. */
export function asksAgain({ revision, failure }: Truth): boolean {
  if (failure !== null) return MAY_PASS[failure];
  return revision !== null && isRunning(revision);
}
