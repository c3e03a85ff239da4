"use client";

import type { RailHeader } from "../../view/rail-header";
import { useTimelineUi } from "../provider/timeline-ui";
import { LiveRegion } from "../shared/LiveRegion";
import { useCountsText } from "../shared/OutcomeCountsLine";

interface RailAnnouncerProps {
  /** What the line above the rows says of them. */
  header: RailHeader;
  /** Whether there is anything to count yet. */
  loaded: boolean;
  /** How many steps a search found; null while there is none. */
  found: number | null;
}

/**
 * Tells a screen reader once when the counts of a rail change, and what a search found. Until there are entries there is
 * nothing to count.
 */
export function RailAnnouncer({ header, loaded, found }: RailAnnouncerProps) {
  const { messages } = useTimelineUi();
  const text = useCountsText(header);
  return (
    <LiveRegion
      news={[
        { words: loaded ? messages.announceCounts(text) : null },
        { words: found === null ? "" : messages.stepsFound(found) },
      ]}
    />
  );
}
