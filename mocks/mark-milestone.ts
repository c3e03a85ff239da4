import { ApiError } from "./api-error";
import type { MilestoneLog } from "./milestone-log";
import { MILESTONE_STATES } from "./milestone-log";

/** The six parameters of the tool, as an agent passes them. Any may be missing or wrong: it is a model that calls. */
export interface MarkMilestoneArgs {
  /** The step in one short line, past tense, 120 characters at most. Required when opening one. */
  title?: string;
  /** `done` unless told otherwise, since a step is mostly recorded once it is over. */
  state?: string;
  /** The piece of work it belongs to. */
  track?: string;
  /** What was produced and where it landed. */
  detail?: string;
  /** Kept with an outcome; on a failure, what went wrong. */
  note?: string;
  /** The id of an open one, or a unique prefix of three characters or more, to close it instead of filing another. */
  milestone?: string;
}

/** Where the tool is called. The agent cannot choose these: they are the turn's own. */
export interface MarkMilestoneContext {
  channel?: string | null;
  conversation_id?: string | null;
  thread_id?: string | null;
  /** The agent's slug. `super_agent` unless given. */
  agent?: string | null;
}

/** A milestone that nobody has closed yet. */
export interface OpenMilestone {
  id: string;
  title: string;
  started_at: string | null;
}

/** What the tool answers: the milestone, and the still-open ones, so that a later turn can close one of them. */
export type MarkMilestoneResult =
  | {
      ok: true;
      milestone: { id: string; title: string; state: string; track: string | null };
      open_milestones: OpenMilestone[];
    }
  | { error: string };

/**
 * The tool `mark_milestone`. It never throws: what is wrong comes back as `{ error }`, which makes it a failed tool call.
 * `open` beside `milestone` closes it as done. The open milestones are those of the conversation, or of the whole
 * project where the call comes from none.
 */
export function markMilestone(
  log: MilestoneLog,
  args: MarkMilestoneArgs,
  context: MarkMilestoneContext = {},
): MarkMilestoneResult {
  const { title, state, track, detail, note, milestone } = args;
  if (state && !MILESTONE_STATES.some((known) => known === state)) {
    return { error: `unknown state "${state}" (use ${MILESTONE_STATES.join("|")})` };
  }
  if (!milestone && !title) return { error: "mark_milestone: title required" };

  const conversation = context.conversation_id || null;
  const agent = context.agent || "super_agent";
  try {
    const row = milestone
      ? log.close(milestone, { state: state === "open" ? "done" : state, note })
      : log.start({
          title,
          state: state || "done",
          track,
          detail,
          note,
          channel: context.channel,
          conversation_id: conversation,
          thread_id: context.thread_id,
          agent,
          created_by: agent,
        });
    return {
      ok: true,
      milestone: { id: row.id, title: row.title, state: row.state, track: row.track },
      open_milestones: log
        .all()
        .filter(
          (other) => other.state === "open" && (!conversation || other.conversation_id === conversation),
        )
        .map(({ id, title, started_at }) => ({ id, title, started_at })),
    };
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal;
    return { error: refusal.status === 404 ? `milestone not found: ${milestone}` : refusal.message };
  }
}
