import { timelineStats } from "../model/reported";
import type { Milestone, Timeline } from "../model/types";
import { holdsCounts, isRecord, otherFields } from "./leaves";
import { readEntry } from "./read-entry";
import { readMilestone } from "./read-milestone";
import { TimelinePayloadError } from "./timeline-payload-error";

const STATS = ["total", "open", "done", "failed", "superseded", "running"] as const;
const DECLARED_STATS = ["total", "open", "done", "failed", "dropped"] as const;

/**
 * Reads an answer of the milestone API, or any JSON that should be one.
 *
 * Strict about the envelope, tolerant about everything in it: order and number of the entries are the answer's, fields
 * that this version does not know are kept, a state that it does not know becomes `unknown` with the value in
 * `raw_state`, and a field of the wrong type falls to its empty value, save `milestones`: what is no list of them is one
 * that is unknown. `stats` that are missing or odd are counted from the entries; an odd `declared` is left out. Reading
 * what was read changes nothing.
 *
 * @throws {TimelinePayloadError} where there is no list of entries; its message says what came instead.
 */
export function parseTimeline(json: unknown): Timeline {
  const given = isRecord(json) ? json : {};
  if (!Array.isArray(given["entries"])) throw new TimelinePayloadError(json);
  const entries = given["entries"].map((entry) => readEntry(entry));
  const { stats, declared, ...rest } = otherFields(given);
  return {
    ...rest,
    entries,
    stats: holdsCounts(stats, STATS) ? stats : timelineStats(entries),
    ...(holdsCounts(declared, DECLARED_STATS) ? { declared } : {}),
  };
}

/**
 * Reads the answer of a route that gives one milestone, as tolerantly as {@link parseTimeline} reads those in a list.
 *
 * @throws {TimelinePayloadError} where the answer is no object with an id.
 */
export function parseMilestone(json: unknown): Milestone {
  if (!isRecord(json) || !Object.hasOwn(json, "id")) throw new TimelinePayloadError(json, "a milestone");
  return readMilestone(json);
}
