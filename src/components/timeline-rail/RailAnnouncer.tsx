"use client";

import type { TimelineEntry } from "../../model/types";
import { railHeader } from "../../view/rail-header";
import { useTimelineUi } from "../provider/timeline-ui";
import { LiveRegion } from "../shared/LiveRegion";
import { useCountsText } from "../shared/OutcomeCountsLine";

const NONE: readonly TimelineEntry[] = [];

interface RailAnnouncerProps {
  entries: readonly TimelineEntry[] | undefined;
  /** How many steps a search found; null while there is none. */
  found: number | null;
}

/**
 * Tells a screen reader once when the counts of a rail change, and what a search found. Until there are entries there is
 * nothing to count.
 */
export function RailAnnouncer({ entries, found }: RailAnnouncerProps) {
  const { messages } = useTimelineUi();
  const { counts, unreadable } = railHeader(entries ?? NONE);
  const text = useCountsText(counts, unreadable);
  return (
    <LiveRegion
      news={[
        { words: entries ? messages.announceCounts(text) : null },
        { words: found === null ? "" : messages.stepsFound(found) },
      ]}
    />
  );
}
