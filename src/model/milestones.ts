import { isObject, toList, toName, toText } from "./json";
import { byTs } from "./time";
import type { Milestone, MilestoneEvent, MilestoneState } from "./types";

const CLOSED_BY = new Map<unknown, MilestoneState>([
  ["done", "done"],
  ["failed", "failed"],
  ["drop", "dropped"],
]);

/** What no update touches: it follows from the events themselves. */
const FIXED = new Set(["id", "state", "started_at", "closed_at", "updated_at"]);

/**
 * The milestones that an append-only log of events adds up to, oldest first.
 *
 * `start` opens one (the first of an id wins), `update` patches it, `done`, `failed` and `drop` close it, also again;
 * nothing reopens it. Events are taken in the order of their `ts`, equal ones in the order given. An event without
 * `id` or `op`, of an unknown id or with an unknown `op` is skipped, never fatal. A patch is not checked: what the
 * log holds comes out, so a value of the wrong type or an unknown field does too.
 *
 * @param events Event objects, in the order they were written. Any JSON.
 */
export function foldMilestones(events: readonly unknown[]): Milestone[] {
  const milestones = new Map<string, Milestone>();
  const log: MilestoneEvent[] = toList(events).filter(isObject).sort(byTs);
  for (const event of log) {
    const id = toName(event.id);
    if (id === null) continue;
    const known = milestones.get(id);
    if (known) milestones.set(id, after(known, event));
    else if (event.op === "start") milestones.set(id, started(id, event));
  }
  return [...milestones.values()];
}

/** The events in the text of a log file, one JSON object a line. Lines that cannot be read are left out. */
export function parseMilestoneLog(text: string): MilestoneEvent[] {
  return toText(text)
    .split("\n")
    .flatMap((line) => {
      try {
        const event: unknown = JSON.parse(line);
        return isObject(event) ? [event] : [];
      } catch {
        return [];
      }
    });
}

function timeOf(event: MilestoneEvent): string | null {
  return typeof event.ts === "string" ? event.ts : null;
}

function started(id: string, event: MilestoneEvent): Milestone {
  const at = timeOf(event);
  return {
    id,
    state: "open",
    title: toName(event["title"]) ?? "",
    track: toName(event["track"]),
    detail: toName(event["detail"]),
    started_at: at,
    updated_at: at,
    closed_at: null,
    note: null,
    channel: toName(event["channel"]),
    conversation_id: toName(event["conversation_id"]),
    thread_id: toName(event["thread_id"]),
    agent: toName(event["agent"]),
    created_by: toName(event["created_by"]),
    meta: { ...fieldsOf(event["meta"]) },
  };
}

function after(milestone: Milestone, event: MilestoneEvent): Milestone {
  const at = timeOf(event);
  if (event.op === "update") return { ...milestone, ...allowed(event["patch"]), updated_at: at };
  const state = CLOSED_BY.get(event.op);
  if (state === undefined) return milestone;
  return {
    ...milestone,
    state,
    closed_at: at,
    updated_at: at,
    note: toName(event["note"]) ?? milestone.note,
  };
}

function allowed(patch: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fieldsOf(patch)).filter(([field]) => !FIXED.has(field)));
}

/** A list counts as an object with its places for names, as it does in the daemon. */
function fieldsOf(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
