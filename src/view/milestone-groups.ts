import type { Milestone, MilestoneState } from "../model/types";

/** Milestones of one piece of work; `track` is `null` for those that name none. */
export interface TrackGroup {
  track: string | null;
  milestones: Milestone[];
}

/**
 * Milestones by track, groups and milestones in first-seen order. Tracks that differ only in the white space around
 * them are one; a blank track is none. Those without a track form a group of their own, where the first of them stood.
 */
export function groupByTrack(milestones: readonly Milestone[]): TrackGroup[] {
  const groups = new Map<string | null, TrackGroup>();
  for (const milestone of milestones) {
    const track = milestone.track?.trim() || null;
    const group = groups.get(track);
    if (group) group.milestones.push(milestone);
    else groups.set(track, { track, milestones: [milestone] });
  }
  return [...groups.values()];
}

/** What a step shows of its milestones before somebody asks for the rest. */
export interface FoldedMilestones {
  shown: Milestone[];
  hidden: number;
}

/** States that are never folded away: somebody has to act on them, or cannot know whether to. */
const ALWAYS_SHOWN: Record<MilestoneState, boolean> = {
  failed: true,
  open: true,
  unknown: true,
  done: false,
  dropped: false,
};

/**
 * The first of many milestones, at most `max` (30) of them, in the order given. Failed, open and unreadable ones are
 * shown wherever they stand, even where they alone are more than `max`.
 */
export function foldedMilestones(milestones: readonly Milestone[], max = 30): FoldedMilestones {
  let room = max - milestones.filter(({ state }) => ALWAYS_SHOWN[state]).length;
  const shown =
    milestones.length <= max
      ? [...milestones]
      : milestones.filter(({ state }) => {
          if (ALWAYS_SHOWN[state]) return true;
          room -= 1;
          return room >= 0;
        });
  return { shown, hidden: milestones.length - shown.length };
}
