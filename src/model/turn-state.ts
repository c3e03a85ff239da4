import type { Outcome } from "./outcome";

/**
 * The states of a turn, which is one go of an agent in a thread: `submitted` (saved and queued), `working`,
 * `input-required` (it ended with a question for its reader), `completed`, `failed`, `canceled` (its reader stopped it).
 */
export const TURN_STATES = [
  "submitted",
  "working",
  "input-required",
  "completed",
  "failed",
  "canceled",
] as const;

/** A state of a turn that this version knows. */
export type TurnState = (typeof TURN_STATES)[number];

/**
 * What a turn's state means for the step that it answers: queued and working turns are `running`, one that waits for its
 * reader is `open`, a completed one is `done`; `failed` and `canceled` are the same; any other value is `unknown`.
 */
export function stepStateOfTurn(state: unknown): Outcome {
  switch (state) {
    case "submitted":
    case "working":
      return "running";
    case "input-required":
      return "open";
    case "completed":
      return "done";
    case "failed":
    case "canceled":
      return state;
    default:
      return "unknown";
  }
}
