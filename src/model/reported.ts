import { isOutcome, OUTCOMES, type Outcome } from "./outcome";
import { stepStateOfTurn } from "./turn-state";
import type { OutcomeCounts, TimelineEntry, TimelineStats } from "./types";

/**
 * The state that an entry holds: where it says the state of its turn, what that means for a step, else its own. A value
 * that is none is `unknown`.
 */
export function ownState(entry: TimelineEntry): Outcome {
  const turn: unknown = entry.kind === "derived" ? entry.turn_state : undefined;
  if (turn !== undefined && turn !== null) return stepStateOfTurn(turn);
  return isOutcome(entry.state) ? entry.state : "unknown";
}

/**
 * The state an entry reports, which is not always the one it holds. The first that applies: a step that is running
 * is running; failed, if it or a milestone under it is; open, if a milestone under it is; else its own state, which is its
 * turn's where it says that ({@link ownState}).
 */
export function reportedState(entry: TimelineEntry): Outcome {
  const own = ownState(entry);
  if (own === "running" || own === "failed") return own;
  let reported = own;
  for (const { state } of entry.milestones) {
    if (state === "failed") return state;
    if (state === "open") reported = state;
  }
  return reported;
}

/** Whether somebody still has to act on an entry: it reports `open` or `failed`. */
export function isUnfinished(entry: TimelineEntry): boolean {
  return OUTCOMES[reportedState(entry)].unfinished;
}

/** How many of these somebody still has to act on. */
export function unfinishedOf({ open, failed }: Pick<OutcomeCounts, "open" | "failed">): number {
  return open + failed;
}

/** How many entries report each state. The eight counts always add up to `total`. */
export function countOutcomes(entries: readonly TimelineEntry[]): OutcomeCounts {
  const counts: OutcomeCounts = {
    total: entries.length,
    failed: 0,
    open: 0,
    unknown: 0,
    running: 0,
    done: 0,
    canceled: 0,
    superseded: 0,
    dropped: 0,
  };
  for (const entry of entries) counts[reportedState(entry)] += 1;
  return counts;
}

/** The counts that the daemon sends with a timeline. A dropped, an unknown or a canceled entry is in `total` only. */
export function timelineStats(entries: readonly TimelineEntry[]): TimelineStats {
  const { total, open, done, failed, superseded, running } = countOutcomes(entries);
  return { total, open, done, failed, superseded, running };
}
