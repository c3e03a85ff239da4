import type { Milestone, MilestoneEvent } from "../src/model";
import { foldMilestones } from "../src/model";
import { ApiError } from "./api-error";
import { isoSeconds } from "./clock";

/** The states in which a milestone can be filed. */
export const MILESTONE_STATES = ["open", "done", "failed", "dropped"] as const;

const CLOSING = { done: "done", failed: "failed", dropped: "drop" } as const;
const TITLE_MAX = 120;
const PREFIX_MIN = 3;

/** A project's milestones: an append-only log of events, folded whenever it is read. Nothing is ever rewritten. */
export interface MilestoneLog {
  /** The log as it stands, in the order it was written. */
  events(): readonly MilestoneEvent[];
  /** Adds events as they are, for a log that somebody else wrote. */
  append(events: readonly MilestoneEvent[]): void;
  /** Every milestone, oldest first. */
  all(): Milestone[];
  /** One milestone by its id or by a unique prefix of three characters or more, else `null`. */
  find(idOrPrefix: string): Milestone | null;
  /**
   * Files a milestone now; its times and id are the daemon's own. The state is `open` unless told otherwise, and a note
   * is kept only with a closing state.
   *
   * @throws ApiError 400 without a title, or for a state that is not one of the four.
   */
  start(body: unknown): Milestone;
  /**
   * Closes a milestone, or closes it again: the new state wins, an old note stays unless a new one is given. The state
   * is `done` unless told otherwise; there is no reopening.
   *
   * @throws ApiError 400 for a state that does not close (checked first), 404 for an unknown id.
   */
  close(idOrPrefix: string, body: unknown): Milestone;
  /**
   * Stores a patch unchecked, as the daemon does: any key, any type. Only `id`, `state`, `started_at` and `closed_at`
   * are passed over, without a word.
   *
   * @throws ApiError 400 where the patch is no object, 404 for an unknown id.
   */
  update(idOrPrefix: string, body: unknown): Milestone;
}

/** Creates an empty log. */
export function createMilestoneLog({ now, newId }: { now: () => number; newId: () => string }): MilestoneLog {
  const log: MilestoneEvent[] = [];
  const all = () => foldMilestones(log);

  const find = (idOrPrefix: string) => {
    const wanted = idOrPrefix.trim();
    const rows = all();
    const exact = rows.find((row) => row.id === wanted);
    if (exact) return exact;
    const alike = wanted.length < PREFIX_MIN ? [] : rows.filter((row) => row.id.startsWith(wanted));
    return alike.length === 1 ? (alike[0] ?? null) : null;
  };

  const known = (idOrPrefix: string) => {
    const row = find(idOrPrefix);
    if (!row) throw new ApiError(404, "milestone not found");
    return row;
  };

  const write = (id: string, op: string, fields: Record<string, unknown>) => {
    log.push({ ...fields, id, ts: isoSeconds(now()), op });
  };

  return {
    events: () => log,
    append: (events) => void log.push(...events),
    all,
    find,

    start(body) {
      const fields = asRecord(body);
      const title = typeof fields["title"] === "string" ? fields["title"].trim() : "";
      if (!title) throw new ApiError(400, "startMilestone: title required");
      const state = fields["state"] || "open";
      if (!MILESTONE_STATES.some((known) => known === state))
        throw unknownState("startMilestone", state, MILESTONE_STATES);

      const id = newId();
      write(id, "start", {
        title: title.slice(0, TITLE_MAX),
        track: fields["track"] ? String(fields["track"]).trim().slice(0, TITLE_MAX) : null,
        detail: fields["detail"] ? String(fields["detail"]) : null,
        channel: fields["channel"] || null,
        conversation_id: fields["conversation_id"] || null,
        thread_id: fields["thread_id"] || null,
        agent: fields["agent"] || null,
        created_by: fields["created_by"] || null,
        meta: fields["meta"] || {},
      });
      if (isClosing(state)) write(id, CLOSING[state], { note: fields["note"] || null });
      return known(id);
    },

    close(idOrPrefix, body) {
      const { state: asked, note } = asRecord(body);
      const state = asked || "done";
      if (!isClosing(state)) throw unknownState("closeMilestone", state, Object.keys(CLOSING));
      const { id } = known(idOrPrefix);
      write(id, CLOSING[state], { note: note || null });
      return known(id);
    },

    update(idOrPrefix, body) {
      const { patch } = asRecord(body);
      if (typeof patch !== "object" || patch === null) throw new ApiError(400, "patch object required");
      const { id } = known(idOrPrefix);
      write(id, "update", { patch: { ...patch } });
      return known(id);
    },
  };
}

function isClosing(state: unknown): state is keyof typeof CLOSING {
  return typeof state === "string" && Object.hasOwn(CLOSING, state);
}

function unknownState(operation: string, state: unknown, allowed: readonly string[]): ApiError {
  return new ApiError(400, `${operation}: unknown state "${String(state)}" (use ${allowed.join("|")})`);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
