"use client";

import type { TimelineEntry } from "../../model/types";
import type { ChatsCoverage } from "../../view/chats-coverage";
import type { OverviewFilter } from "../../view/filter";
import { OutcomeCountsLine } from "../shared/OutcomeCountsLine";
import { NarrowedTo } from "./NarrowedTo";
import { useCoverageText } from "./use-coverage-text";
import { useOverviewCounts } from "./use-overview-counts";

interface OverviewHeaderProps {
  shown: readonly TimelineEntry[];
  /** How many entries were loaded, where a limit cut the rest of the range off; else null. */
  newest: number | null;
  filter: OverviewFilter;
  coverage: ChatsCoverage;
  live: boolean;
  /** Widens a list that is narrowed to a part of its range. */
  onWiden(): void;
}

/**
 * Counts of exactly the rows below it; where a limit cut rows off, it says that it counts the newest only, and where
 * chats are missing, that they are.
 */
export function OverviewHeader({ shown, newest, filter, coverage, live, onWiden }: OverviewHeaderProps) {
  const { counts, unreadable, steps } = useOverviewCounts(shown, newest, filter);
  const lacking = useCoverageText(coverage);
  // Nothing of the range has been read yet: there is nothing to count, and not zero of it.
  if (newest === 0) return null;
  return (
    <div
      data-slot="overview-counts"
      className="tl:flex tl:shrink-0 tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-0.5 tl:px-3 tl:py-2"
    >
      <OutcomeCountsLine counts={counts} unreadable={unreadable} steps={steps} live={live} />
      {filter.slot !== "" && <NarrowedTo slot={filter.slot} onClear={onWiden} />}
      {lacking !== null && (
        <>
          {" "}
          <span className="tl:text-muted">{lacking}</span>
        </>
      )}
    </div>
  );
}
