import { milestonesOf } from "../model/milestones-of";
import type { Timeline, TimelineEntry } from "../model/types";
import type { ProjectId } from "./chat-ref";
import { DEFAULT_LIMIT, type ProjectRange, wholeSecond } from "./project-range";
import type { RequestOptions, TimelineClient } from "./timeline-client";

/** How many records (requests, answers, tool calls) the daemon reads of a range: the newest, whatever it is asked for. */
const RECORDS_READ = 5_000;

/** A project's timeline as the daemon answered it, and what it does not say of it. */
export interface ProjectAnswer extends Timeline {
  /** Whether the daemon stopped at its newest 5,000 records, before the range's start. Left out where nobody looked. */
  stoppedShort?: boolean;
}

/**
 * Reads the timeline across chats and finds out whether the daemon stopped short, of which its answer bears no sign.
 * Where as many records may have been read, the part of the range before the oldest step is asked for as well, which is
 * cheap: a step in there was left out of the first answer.
 */
export async function readProject(
  client: TimelineClient,
  project: ProjectId,
  range: ProjectRange,
  options: RequestOptions,
): Promise<ProjectAnswer> {
  const timeline = await client.project(project, range, options);
  const oldest = mayStopShort(timeline, range) ? oldestStep(timeline.entries) : null;
  if (oldest === null) return { ...timeline, stoppedShort: false };
  const before = await client.project(
    project,
    { since: range.since, until: wholeSecond(oldest - 1_000), limit: milestoneCount(timeline) + 1 },
    options,
  );
  const first = oldestStep(before.entries);
  return { ...timeline, stoppedShort: first !== null && first < oldest };
}

/**
 * Whether the daemon may have read all that it reads. Steps tell of their records only roughly: a summary may count tools
 * that have none, and some records belong to no step. So half as many are enough to have a look.
 */
function mayStopShort({ entries }: Timeline, { limit = DEFAULT_LIMIT }: ProjectRange): boolean {
  // What a limit cut off is known already.
  if (entries.length >= limit) return false;
  let records = 0;
  for (const entry of entries) {
    if (entry.kind === "derived") records += 1 + Number(entry.answered) + entry.tools.total;
  }
  return records >= RECORDS_READ / 2;
}

/** When the oldest step with a readable time began, in ms. Milestones are kept elsewhere and are all there. */
function oldestStep(entries: readonly TimelineEntry[]): number | null {
  const starts = entries
    .filter(({ kind }) => kind === "derived")
    .map(({ started_at }) => (started_at === null ? Number.NaN : Date.parse(started_at)))
    .filter((at) => !Number.isNaN(at));
  return starts.length === 0 ? null : starts.reduce((oldest, at) => Math.min(oldest, at));
}

/** Every milestone may stand alone in the part before, where its step is not, and the limit keeps the newest. */
function milestoneCount({ entries }: Timeline): number {
  return entries.reduce((sum, entry) => sum + milestonesOf(entry).length, 0);
}
