import { countOutcomes } from "../model/reported";
import type { OutcomeCounts, TimelineEntry } from "../model/types";
import { isQueued } from "./step-status";

/** What the header line of a rail says about all rows under it. */
export interface RailHeader {
  counts: OutcomeCounts;
  /** Milestones under steps whose own state could not be read; their step's state stands. */
  unreadable: number;
  /** Whether all that runs is still queued: nobody works on it yet. */
  queued: boolean;
}

/** Counts of exactly the entries given, so that a header never describes other rows than the ones under it. */
export function railHeader(entries: readonly TimelineEntry[]): RailHeader {
  let unreadable = 0;
  let queued = 0;
  for (const entry of entries) {
    if (isQueued(entry)) queued += 1;
    for (const { state } of entry.milestones) if (state === "unknown") unreadable += 1;
  }
  const counts = countOutcomes(entries);
  return { counts, unreadable, queued: queued > 0 && queued === counts.running };
}

/**
 * Whether a chat's rail has something to show. A short chat that went fine draws nothing: fewer than two entries, and
 * none that is open, failed or could not be judged. A first turn still running is no reason either.
 */
export function drawsRail(entries: readonly TimelineEntry[]): boolean {
  if (entries.length >= 2) return true;
  const { counts, unreadable } = railHeader(entries);
  return counts.open + counts.failed + counts.unknown + unreadable > 0;
}
