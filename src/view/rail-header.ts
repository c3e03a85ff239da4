import { countOutcomes } from "../model/reported";
import type { OutcomeCounts, TimelineEntry } from "../model/types";

/** What the header line of a rail says about all rows under it. */
export interface RailHeader {
  counts: OutcomeCounts;
  /** Milestones under steps whose own state could not be read; their step's state stands. */
  unreadable: number;
}

/** Counts of exactly the entries given, so that a header never describes other rows than the ones under it. */
export function railHeader(entries: readonly TimelineEntry[]): RailHeader {
  let unreadable = 0;
  for (const { milestones } of entries)
    for (const { state } of milestones) if (state === "unknown") unreadable += 1;
  return { counts: countOutcomes(entries), unreadable };
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
