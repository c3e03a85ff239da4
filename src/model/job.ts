import type { Outcome } from "./outcome";

/** Who works in the background: an `agent` that work was handed to, or a command in a `terminal`. */
export const JOB_KINDS = ["agent", "terminal"] as const;

/** A kind of job that this version knows. */
export type JobKind = (typeof JOB_KINDS)[number];

/** The states of a job. A terminal's may be `completed` with any exit code. */
export const JOB_STATES = ["working", "completed", "failed", "canceled"] as const;

/** A state of a job that this version knows. */
export type JobState = (typeof JOB_STATES)[number];

/** Work in the background of a chat: what an agent was handed, or a command that one started. It is no step. */
export interface Job {
  /** `job_…` */
  id: string;
  /** One of `JOB_KINDS`, or the word of a later version. */
  kind: string;
  /** One of `JOB_STATES`, or the word of a later version. */
  state: string;
  /** The command, or what was asked of the agent. */
  title: string;
  /** What a command ended with; 0 is fine. */
  exit_code?: number | null;
  /** ISO UTC. */
  started_at?: string | null;
  /** ISO UTC. */
  ended_at?: string | null;
}

/**
 * What became of a job: a working one is `running`, a completed one `done`, unless its exit code says that it `failed`;
 * `failed` and `canceled` are the same; any other state is `unknown`.
 */
export function jobOutcome({ state, exit_code: exitCode }: Pick<Job, "state" | "exit_code">): Outcome {
  switch (state) {
    case "working":
      return "running";
    case "completed":
      return exitCode ? "failed" : "done";
    case "failed":
    case "canceled":
      return state;
    default:
      return "unknown";
  }
}
