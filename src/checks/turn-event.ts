/** Something that happened while a turn ran. Of each type there may be fields that nobody here knows; they are kept. */
export interface TurnEvent {
  /** Who tells of it: `salambo` is the platform, `pi` the agent. */
  source: "salambo" | "pi" | (string & {});
  /** What happened: `sandbox.ready`, `tool_execution_start`, … */
  type: string;
  /** Says which call an event is about. */
  toolCallId?: string;
  toolName?: string;
  /** What the call was given. Payloads are bounded, so that a long input may be cut: match on what is short in it. */
  input?: unknown;
  /** Of a call that ended: whether it failed. */
  isError?: boolean;
  [field: string]: unknown;
}

/**
 * How much of a turn's events is still there. They are a rolling window that expires event by event.
 *
 * - `complete`: they begin at the turn's first.
 * - `partial`: older ones expired.
 * - `expired`, `empty`: there are none left, or there never were any.
 * - `unavailable`: they could not be read, which is not the same as there being none.
 */
export type HistoryStatus = "complete" | "partial" | "expired" | "empty" | "unavailable";

/** One page of a turn's events, oldest first, as `GET /runs/:id/events` answers it. */
export interface EventPage {
  data: readonly TurnEvent[];
  /** A status that is none of {@link HistoryStatus} counts as `unavailable`. */
  history: { status: HistoryStatus | (string & {}) };
  /** Leads to the page after this one; null or left out on the last. */
  next_cursor?: string | null;
}

/** How a turn stands, as `GET /runs/:id/turns/:turn` answers it. Other fields are kept. */
export interface RunTurn {
  /** `completed` where it came to its end; else `failed`, `canceled`, `working`, … */
  status: string;
  [field: string]: unknown;
}
