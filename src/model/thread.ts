import { TURN_STATES, type TurnState } from "./turn-state";

/**
 * The kinds of threads, which are conversations: `home` (one, the same on every device and channel), `agent` (an agent's
 * own chat), `loose` (another one that somebody opened), `group` (several agents at once), `a2a` (an agent asking
 * another), `code` (work in a folder), `channel` (a contact's chat or a room in a channel), `task` (behind a task),
 * `routine` (one run of a routine).
 */
export const THREAD_KINDS = [
  "home",
  "agent",
  "loose",
  "group",
  "a2a",
  "code",
  "channel",
  "task",
  "routine",
] as const;

/** A kind of thread that this version knows. */
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** What the agent of a `code` thread may do to files: ask before each change, change them freely, or only read. */
export const WRITE_POLICIES = ["ask", "auto", "read-only"] as const;

/** What the agent of a `code` thread may do to files. */
export type WritePolicy = (typeof WRITE_POLICIES)[number];

/** What a list of threads says of each: nothing is going on (`idle`), or the state of its newest turn. */
export const THREAD_STATES = ["idle", ...TURN_STATES] as const;

/** What a list of threads says of one. */
export type ThreadState = "idle" | TurnState;

/** The conversation that an entry is of, where it says so. */
export interface Thread {
  /** The same for all entries of a thread, on whichever channel they came; "" where it cannot be read. */
  id: string;
  /** One of `THREAD_KINDS`, or the word of a later version; "" where it cannot be read. */
  kind: string;
  title: string | null;
  /** Of a `code` thread: one of `WRITE_POLICIES`, or the word of a later version. */
  write_policy?: string;
}

/** Whether a value is a kind of thread that this version knows. */
export function isThreadKind(value: unknown): value is ThreadKind {
  return THREAD_KINDS.some((kind) => kind === value);
}

/** Whether a value is a write policy that this version knows. */
export function isWritePolicy(value: unknown): value is WritePolicy {
  return WRITE_POLICIES.some((policy) => policy === value);
}
