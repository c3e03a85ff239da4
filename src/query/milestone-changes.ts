import { milestonesOf } from "../model/milestones-of";
import type { Milestone, Timeline, TimelineEntry } from "../model/types";
import type { ClosingFields, NewMilestone } from "./milestone-writes";
import { wholeSecond } from "./project-range";

/** Some fields of a milestone, as a write sets them. */
export type MilestoneFields = Partial<Milestone>;

/** The milestone of an id, under a step or on its own. */
export function findMilestone({ entries }: Timeline, id: string): Milestone | undefined {
  for (const entry of entries) {
    const found = milestonesOf(entry).find((milestone) => milestone.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Sets fields of one milestone, wherever it is. Everything else stays the same object. */
export function setFields(timeline: Timeline, id: string, fields: MilestoneFields): Timeline {
  const set = <M extends Milestone>(milestone: M): M => {
    if (milestone.id !== id) return milestone;
    const { raw_state: _, ...readable } = milestone;
    // A state that was set is a known one: the unreadable value it replaces goes with it.
    return { ...(fields.state === undefined ? milestone : (readable as M)), ...fields };
  };
  return mapEntries(timeline, (entry) => {
    const milestones = mapKept(entry.milestones, set);
    if (entry.kind === "derived") return milestones === entry.milestones ? entry : { ...entry, milestones };
    const own = set(entry);
    if (own === entry && milestones === entry.milestones) return entry;
    // A milestone may bring fields of any name; these two are the row's own.
    return { ...own, kind: "declared", milestones };
  });
}

/**
 * The fields that take a failed write back. Only what still is as the write left it: a later write or a fresh answer on
 * the same milestone is not undone.
 */
export function fieldsToRestore(
  current: Milestone,
  written: MilestoneFields,
  before: Milestone,
): MilestoneFields {
  const keys = (Object.keys(written) as (keyof Milestone)[]).filter((key) =>
    Object.is(current[key], written[key]),
  );
  const restored = Object.fromEntries(keys.map((key) => [key, before[key]]));
  const unread = keys.includes("state") && before.raw_state !== undefined;
  return unread ? { ...restored, raw_state: before.raw_state } : restored;
}

/** What closing does to a milestone. `now` is in ms. */
export function closedFields({ state = "done", note }: ClosingFields, now: number): MilestoneFields {
  const at = wholeSecond(now);
  return { state, closed_at: at, updated_at: at, ...(note ? { note } : {}) };
}

/** A milestone as it looks until the daemon has answered. `now` is in ms. */
export function pendingMilestone(id: string, declared: NewMilestone, now: number): Milestone {
  const at = wholeSecond(now);
  const { state = "open", note = null, ...rest } = declared;
  const closed = state !== "open";
  return {
    id,
    state,
    track: null,
    detail: null,
    started_at: at,
    updated_at: at,
    closed_at: closed ? at : null,
    note: closed ? note : null,
    channel: null,
    conversation_id: null,
    thread_id: null,
    agent: null,
    created_by: null,
    meta: {},
    ...rest,
  };
}

/** Adds a milestone that was declared just now: under the last step, whose span never ends, else on its own. */
export function addMilestone(timeline: Timeline, milestone: Milestone): Timeline {
  const last = timeline.entries.findLastIndex((entry) => entry.kind === "derived");
  if (last < 0) {
    const entry: TimelineEntry = { ...milestone, kind: "declared", milestones: [] };
    return { ...timeline, entries: [...timeline.entries, entry] };
  }
  return mapEntries(timeline, (entry, index) =>
    index === last ? { ...entry, milestones: [...entry.milestones, milestone] } : entry,
  );
}

/** Takes a milestone out, wherever it is. */
export function removeMilestone(timeline: Timeline, id: string): Timeline {
  if (!findMilestone(timeline, id)) return timeline;
  const entries = timeline.entries.filter((entry) => entry.kind === "derived" || entry.id !== id);
  return mapEntries({ ...timeline, entries }, (entry) => {
    const milestones = entry.milestones.filter((milestone) => milestone.id !== id);
    return milestones.length === entry.milestones.length ? entry : { ...entry, milestones };
  });
}

function mapEntries(
  timeline: Timeline,
  change: (entry: TimelineEntry, index: number) => TimelineEntry,
): Timeline {
  const entries = mapKept(timeline.entries, change);
  return entries === timeline.entries ? timeline : { ...timeline, entries };
}

/** Maps a list; the same list where nothing changed, so that nothing is drawn again. */
function mapKept<T>(list: T[], change: (member: T, index: number) => T): T[] {
  const mapped = list.map(change);
  return mapped.every((member, index) => member === list[index]) ? list : mapped;
}
