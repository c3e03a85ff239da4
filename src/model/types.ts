import type { Outcome } from "./outcome";
import type { Thread } from "./thread";

/** Why a request was superseded: the same text was sent again, or another message within 30 seconds. */
export type SupersededReason = "repeated" | "replaced";

/** A state a milestone can hold. `unknown` never comes from the daemon: it is what an unrecognised value becomes. */
export type MilestoneState = Extract<Outcome, "open" | "done" | "failed" | "dropped" | "unknown">;

/** The tools that a step used. `names` are in first-seen order. */
export interface StepTools {
  total: number;
  failed: number;
  names: string[];
  /** Names of tools that had begun to change something when a restart cut them off: nobody knows whether they did. */
  effect_unknown?: string[];
}

/** What an agent recorded with `mark_milestone`. Times are ISO UTC of whole seconds; field names are the API's. */
export interface Milestone {
  id: string;
  state: MilestoneState;
  /** The value that `state` had where it was not recognised. Only beside `state: "unknown"`. */
  raw_state?: unknown;
  title: string;
  /** The piece of work this belongs to. */
  track: string | null;
  detail: string | null;
  /** `null` only where an answer was malformed. */
  started_at: string | null;
  updated_at: string | null;
  closed_at: string | null;
  note: string | null;
  channel: string | null;
  conversation_id: string | null;
  thread_id: string | null;
  /** A slug (`nora`), unlike a step's `agent`, which is a display name. */
  agent: string | null;
  created_by: string | null;
  meta: Record<string, unknown>;
}

/** One request, the work it caused and the answer it got, before milestones are hung under it. */
export interface Step {
  kind: "derived";
  /** Position within its own chat; not unique across chats. */
  index: number;
  /** May be empty: a request that was only an attachment or a code block. */
  title: string;
  state: Outcome;
  /** The value that `state` had where it was not recognised. Only beside `state: "unknown"`. */
  raw_state?: unknown;
  superseded_reason: SupersededReason | null;
  /** ISO UTC, as the transcript says it; it may be missing or unparseable. */
  started_at: string | null;
  /** `null` while unanswered. */
  ended_at: string | null;
  answered: boolean;
  tools: StepTools;
  /** Display name of who answered; in a chat `null` while unanswered. */
  agent: string | null;
  model: string | null;
  /** Only in the view across chats. */
  channel?: string | null;
  /** Only in the view across chats. */
  agent_slug?: string | null;
  /** Only in the view across chats. */
  conversation_id?: string | null;
  /** Only in the view across chats, and there only of threads that were read into it. */
  thread_id?: string | null;
  /** The conversation, where the daemon says it. */
  thread?: Thread;
  /** One of `TURN_STATES`, or the word of a later version. Where it is there, it stands for `state`. */
  turn_state?: string;
  /** Whether a restart cut the turn, which was then taken up again. */
  resumed?: true;
}

/** A row of the timeline that is a step, with the milestones declared inside its span, oldest first. */
export interface DerivedEntry extends Step {
  milestones: Milestone[];
}

/** A row of the timeline that is a milestone which fits under no step. */
export interface DeclaredEntry extends Milestone {
  kind: "declared";
  /** The conversation, where the daemon says it. */
  thread?: Thread;
  milestones: Milestone[];
}

/** A row of the timeline. */
export type TimelineEntry = DerivedEntry | DeclaredEntry;

/** The daemon's own counts of what it sent. It has no `dropped`: such an entry is in `total` only. */
export interface TimelineStats {
  total: number;
  open: number;
  done: number;
  failed: number;
  superseded: number;
  running: number;
}

/** Counts of all milestones since `since`, also of those that a limit cut off or that hang under a step. */
export interface DeclaredStats {
  total: number;
  open: number;
  done: number;
  failed: number;
  dropped: number;
}

/** A timeline, oldest entry first. `declared` comes with the view across chats only. */
export interface Timeline {
  entries: TimelineEntry[];
  stats: TimelineStats;
  declared?: DeclaredStats;
}

/** How many entries report each state. The eight always add up to `total`. */
export type OutcomeCounts = { total: number } & Record<Outcome, number>;

/** A turn of a transcript. Attribution and tool data stand on the turn or under `meta`; the turn's own field wins. */
export interface Turn {
  role?: unknown;
  ts?: unknown;
  content?: unknown;
  meta?: unknown;
  [field: string]: unknown;
}

/** A row of the daemon's message ledger. */
export interface LedgerRow {
  ts?: unknown;
  type?: unknown;
  body?: unknown;
  channel?: unknown;
  agent_slug?: unknown;
  meta?: unknown;
  [field: string]: unknown;
}

/** An event of the append-only milestone log. */
export interface MilestoneEvent {
  id?: unknown;
  ts?: unknown;
  op?: unknown;
  [field: string]: unknown;
}
