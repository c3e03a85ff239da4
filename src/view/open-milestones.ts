import { milestonesOf } from "../model/milestones-of";
import type { Milestone, TimelineEntry } from "../model/types";

/** The open milestones of these entries by id, entries of their own and those under others, in their order. */
export function openMilestones(entries: readonly TimelineEntry[]): Map<string, Milestone> {
  const open = new Map<string, Milestone>();
  for (const entry of entries) {
    for (const milestone of milestonesOf(entry)) {
      // Without an id it cannot be closed.
      if (milestone.state === "open" && milestone.id !== "") open.set(milestone.id, milestone);
    }
  }
  return open;
}
