import type { DeclaredStats, Timeline, TimelineEntry } from "../model/types";
import type { ProjectRange } from "./project-range";
import { DEFAULT_LIMIT } from "./project-range";
import type { ProjectAnswer } from "./record-cap";

/** A chat's timeline, oldest entry first. It has no counts of the daemon: they would describe other rows. */
export interface ChatTimeline {
  entries: TimelineEntry[];
}

/** The timeline across chats, oldest entry first. */
export interface ProjectTimeline {
  entries: TimelineEntry[];
  /** The daemon's counts of all milestones since the range's start, also of those that a limit cut off. */
  declared?: DeclaredStats;
  /** How many entries were asked for. */
  limit: number;
  /** Whether older ones are missing or may be: as many came as were asked for, or the daemon stopped short. */
  cutOff: boolean;
  /**
   * Whether the daemon stopped at the newest 5,000 records of the range. No limit brings the older ones, only a range that
   * is shorter.
   */
  stoppedShort: boolean;
  /** Where the list begins, in ISO: the oldest time that came where older ones may be missing, else as asked for. */
  begins: string | null;
}

/**
 * A conversation without other agents' milestones. Conversation ids are counted per agent but milestones are looked up by
 * id alone, so the answer holds those of every agent with the same id. One that names no agent stays.
 */
export function correctConversation({ entries }: Timeline, agent: string): ChatTimeline {
  const belongs = (milestone: { agent: string | null }) => !milestone.agent || milestone.agent === agent;
  return {
    entries: entries
      .filter((entry) => entry.kind === "derived" || belongs(entry))
      .map((entry) =>
        entry.milestones.every(belongs) ? entry : { ...entry, milestones: entry.milestones.filter(belongs) },
      ),
  };
}

/** A thread as it is shown. Its milestones are matched by channel and id, so none is another's. */
export function correctThread({ entries }: Timeline): ChatTimeline {
  return { entries };
}

/**
 * A project's timeline as it was asked for: entries at or after `until` go, which the daemon includes, and for milestones
 * on their own does not even look at. Entries without a readable time stay. Whether a limit cut the answer off is told
 * from the answer as it came.
 */
export function correctProject(
  { entries, declared, stoppedShort = false }: ProjectAnswer,
  { since, until, limit = DEFAULT_LIMIT }: ProjectRange,
): ProjectTimeline {
  const cutOff = entries.length >= limit || stoppedShort;
  const end = until === undefined ? Number.NaN : Date.parse(until);
  return {
    entries: entries.filter(({ started_at }) => !(started_at !== null && Date.parse(started_at) >= end)),
    ...(declared === undefined ? {} : { declared }),
    limit,
    cutOff,
    stoppedShort,
    begins: (cutOff ? oldestTime(entries) : null) ?? since ?? null,
  };
}

/** The oldest time that came, in ISO; null where none can be read. */
export function oldestTime(entries: readonly TimelineEntry[]): string | null {
  // They come oldest first, but one without a readable time may stand before the rest.
  return entries.find(({ started_at }) => !Number.isNaN(Date.parse(started_at ?? "")))?.started_at ?? null;
}
