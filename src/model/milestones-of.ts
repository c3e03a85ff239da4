import type { Milestone, TimelineEntry } from "./types";

/** The milestones of a row: itself, where it is one, and those under it. */
export function milestonesOf(entry: TimelineEntry): readonly Milestone[] {
  return entry.kind === "declared" ? [entry, ...entry.milestones] : entry.milestones;
}
