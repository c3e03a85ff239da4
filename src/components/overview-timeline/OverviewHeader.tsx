"use client";

import type { TimelineEntry } from "../../model/types";
import { isFiltering, type OverviewFilter } from "../../view/filter";
import { railHeader } from "../../view/rail-header";
import { useTimelineUi } from "../provider/timeline-ui";
import { LiveRegion } from "../shared/LiveRegion";
import { OutcomeCountsLine, useCountsText } from "../shared/OutcomeCountsLine";

interface OverviewHeaderProps {
  shown: readonly TimelineEntry[];
  /** How many entries were loaded, where a limit cut the rest of the range off; else null. */
  newest: number | null;
  filter: OverviewFilter;
  live: boolean;
  lastClosed: string | null;
}

/** Counts of exactly the rows below it; where a limit cut rows off, it says that it counts the newest only. */
export function OverviewHeader({ shown, newest, filter, live, lastClosed }: OverviewHeaderProps) {
  const { messages } = useTimelineUi();
  const { counts, unreadable } = railHeader(shown);
  const steps = stepsText();
  const results = messages.results(useCountsText(counts, unreadable, steps));
  return (
    <div data-slot="overview-counts" className="tl:px-3 tl:py-2">
      <OutcomeCountsLine counts={counts} unreadable={unreadable} steps={steps} live={live} />
      <LiveRegion message={lastClosed === null ? results : `${messages.closed(lastClosed)} ${results}`} />
    </div>
  );

  function stepsText(): string {
    if (newest === null) return messages.stepCount(counts.total);
    return isFiltering(filter)
      ? messages.stepsOfNewest(counts.total, newest)
      : messages.newestStepCount(counts.total);
  }
}
