import type { MilestoneReport } from "./evaluate-milestones";

/**
 * What a gate makes of a report: 1 where the turn did not complete or a milestone was missed; else 3 where one is unknown,
 * for a run that could not be judged is no pass; else 0. The answer does not enter into it: a milestone is not the outcome.
 */
export function exitCode({ turn, missed, unknown }: MilestoneReport): 0 | 1 | 3 {
  if (turn !== "completed" || missed.length > 0) return 1;
  return unknown.length > 0 ? 3 : 0;
}
