import { isObject, toList } from "./json";
import { byStart, toMs } from "./time";
import type { DeclaredEntry, DerivedEntry, Milestone, Step, TimelineEntry } from "./types";

/**
 * One timeline of steps and milestones. A milestone belongs to the step whose span holds its `started_at`: a span
 * runs from the step's start to the next step's, the last one is open-ended, and the first that holds wins. A
 * milestone that fits under no step becomes an entry of its own. No step and no milestone is lost.
 *
 * @param steps The steps of one chat, in their order.
 * @param milestones The milestones of that chat; they keep their order under a step.
 * @returns The entries, oldest first, stable; one without a time sorts first. Neither argument is changed.
 */
export function mergeTimeline(steps: readonly Step[], milestones: readonly Milestone[]): TimelineEntry[] {
  const derived = toList(steps).map((step): DerivedEntry => ({ ...step, milestones: [] }));
  const starts = derived.map((entry) => toMs(entry.started_at));
  const declared: DeclaredEntry[] = [];
  for (const milestone of toList(milestones).filter(isObject)) {
    const holder = derived[spanOf(toMs(milestone.started_at), starts)];
    if (holder) holder.milestones.push(milestone);
    else declared.push(standAlone(milestone));
  }
  return [...derived, ...declared].sort(byStart);
}

/** A milestone as an entry of its own. */
export function standAlone(milestone: Milestone): DeclaredEntry {
  return { kind: "declared", ...milestone, milestones: [] };
}

function spanOf(time: number, starts: readonly number[]): number {
  return starts.findIndex((start, i) => time >= start && time < (starts[i + 1] ?? Number.POSITIVE_INFINITY));
}
