"use client";

import type { RailHeader } from "../../view/rail-header";
import { useTimelineUi } from "../provider/timeline-ui";
import { LiveRegion } from "../shared/LiveRegion";
import { useCountsText } from "../shared/OutcomeCountsLine";

interface RailAnnouncerProps {
  /** What the line above the rows says of them. */
  header: RailHeader;
  /** What it says of jobs in words; null while nobody can say, the empty string where there is nothing to say. */
  jobs: string | null;
  /** Whether there is anything to count yet. */
  loaded: boolean;
  /** How many steps a search found; null while there is none. */
  found: number | null;
}

/**
 * Tells a screen reader once when the counts of a rail or of its jobs change, and what a search found. Until there are entries there is
 * nothing to count.
 */
export function RailAnnouncer({ header, jobs, loaded, found }: RailAnnouncerProps) {
  const { messages } = useTimelineUi();
  const text = useCountsText(header);
  return (
    <LiveRegion
      news={[
        {
          words:
            loaded && jobs !== null ? messages.announceCounts([text, jobs].filter(Boolean).join(", ")) : null,
        },
        { words: found === null ? "" : messages.stepsFound(found) },
      ]}
    />
  );
}
