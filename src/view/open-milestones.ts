import type { Milestone, TimelineEntry } from "../model/types";

/** The open milestones of these entries by id, entries of their own and those under others, in their order. */
export function openMilestones(entries: readonly TimelineEntry[]): Map<string, Milestone> {
  const open = new Map<string, Milestone>();
  for (const entry of entries) {
    const own = entry.kind === "declared" ? [entry, ...entry.milestones] : entry.milestones;
    for (const milestone of own) {
      // Without an id it cannot be closed.
      if (milestone.state === "open" && milestone.id !== "") open.set(milestone.id, milestone);
    }
  }
  return open;
}
