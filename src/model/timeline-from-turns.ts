import { mergeTimeline } from "./merge";
import { timelineStats } from "./reported";
import { deriveSteps } from "./steps";
import type { Milestone, Timeline } from "./types";

/**
 * The timeline of one chat, as the daemon answers it: the steps of its transcript with its milestones under them.
 *
 * @param turns The transcript, oldest first. Any JSON.
 * @param milestones The milestones of this chat.
 * @param options.running Whether a turn of this chat is live.
 * @default milestones []
 * @default options.running false
 */
export function timelineFromTurns(
  turns: readonly unknown[],
  milestones: readonly Milestone[] = [],
  options: { running?: boolean } = {},
): Timeline {
  const entries = mergeTimeline(deriveSteps(turns, options), milestones);
  return { entries, stats: timelineStats(entries) };
}
