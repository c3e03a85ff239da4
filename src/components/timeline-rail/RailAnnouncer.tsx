"use client";

import type { TimelineEntry } from "../../model/types";
import { railHeader } from "../../view/rail-header";
import { useTimelineUi } from "../provider/timeline-ui";
import { LiveRegion } from "../shared/LiveRegion";
import { useCountsText } from "../shared/OutcomeCountsLine";

const NONE: readonly TimelineEntry[] = [];

/** Tells a screen reader once when the counts of a rail change. Until there are entries there is nothing to count. */
export function RailAnnouncer({ entries }: { entries: readonly TimelineEntry[] | undefined }) {
  const { messages } = useTimelineUi();
  const { counts, unreadable } = railHeader(entries ?? NONE);
  const text = useCountsText(counts, unreadable);
  return <LiveRegion news={[{ words: entries ? messages.announceCounts(text) : null }]} />;
}
