import * as v from "valibot";
import { timelineStats } from "../model/reported";
import type { Milestone, Timeline } from "../model/types";
import { readEntry } from "./entry-schema";
import { isRecord, strictCount } from "./leaves";
import { milestoneSchema } from "./milestone-schema";
import { TimelinePayloadError } from "./timeline-payload-error";

const statsSchema = v.looseObject({
  total: strictCount,
  open: strictCount,
  done: strictCount,
  failed: strictCount,
  superseded: strictCount,
  running: strictCount,
});

const declaredStatsSchema = v.looseObject({
  total: strictCount,
  open: strictCount,
  done: strictCount,
  failed: strictCount,
  dropped: strictCount,
});

/** The envelope of every list answer. Counts that are missing or odd are `undefined` here. */
export const timelineSchema = v.looseObject({
  entries: v.pipe(
    v.array(v.unknown()),
    v.transform((members) => members.map((member) => readEntry(member))),
  ),
  stats: v.fallback(v.optional(statsSchema), undefined),
  declared: v.fallback(v.optional(declaredStatsSchema), undefined),
});

/**
 * Reads an answer of the milestone API, or any JSON that should be one.
 *
 * Strict about the envelope, tolerant about everything in it: order and number of the entries are the answer's, fields
 * that this version does not know are kept, a state that it does not know becomes `unknown` with the value in
 * `raw_state`, and a field of the wrong type falls to its empty value, save `milestones`: what is no list of them is one
 * that is unknown. `stats` that are missing or odd are counted from
 * the entries; an odd `declared` is left out. Reading what was read changes nothing.
 *
 * @throws {TimelinePayloadError} where there is no list of entries; its message says what came instead.
 */
export function parseTimeline(json: unknown): Timeline {
  if (!isRecord(json)) throw new TimelinePayloadError(json);
  const parsed = v.safeParse(timelineSchema, json);
  if (!parsed.success) throw new TimelinePayloadError(json);
  const { entries, stats, declared, ...rest } = parsed.output;
  return {
    ...rest,
    entries,
    stats: stats ?? timelineStats(entries),
    ...(declared === undefined ? {} : { declared }),
  };
}

/**
 * Reads the answer of a route that gives one milestone, as tolerantly as {@link parseTimeline} reads those in a list.
 *
 * @throws {TimelinePayloadError} where the answer is no object with an id.
 */
export function parseMilestone(json: unknown): Milestone {
  if (!isRecord(json) || !Object.hasOwn(json, "id")) throw new TimelinePayloadError(json, "a milestone");
  return v.parse(milestoneSchema, json);
}
