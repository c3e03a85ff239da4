"use client";

import type { ReactNode } from "react";
import type { ChatsCoverage } from "../../view/chats-coverage";
import { OutcomeCountsLine } from "../shared/OutcomeCountsLine";
import { NarrowedTo } from "./NarrowedTo";
import { useCoverageText } from "./use-coverage-text";
import type { OverviewCounts } from "./use-overview-counts";

export interface OverviewHeaderProps {
  counted: OverviewCounts;
  /** How many entries were loaded, where a limit cut the rest of the range off; else null. */
  newest: number | null;
  /** What part of the range the list is narrowed to, if any. */
  slot: string;
  coverage: ChatsCoverage;
  live: boolean;
  /** Which range it counts, where nothing else says it. */
  range?: ReactNode;
  /** How it compares with another one. */
  comparison?: ReactNode;
  /** Widens a list that is narrowed to a part of its range. */
  onWiden(): void;
}

/**
 * Counts of exactly the rows below it; where a limit cut rows off, it says that it counts the newest only, and where
 * chats are missing, that they are.
 */
export function OverviewHeader({
  counted,
  newest,
  slot,
  coverage,
  live,
  range,
  comparison,
  onWiden,
}: OverviewHeaderProps) {
  const lacking = useCoverageText(coverage);
  // Nothing of the range has been read yet: there is nothing to count, and not zero of it.
  if (newest === 0) return null;
  return (
    <div
      data-slot="overview-counts"
      className="tl:flex tl:min-w-0 tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-0.5 tl:px-3 tl:py-2"
    >
      {range}
      {range && " "}
      <OutcomeCountsLine {...counted} live={live} />
      {slot !== "" && <NarrowedTo slot={slot} onClear={onWiden} />}
      {lacking !== null && (
        <>
          {" "}
          <span className="tl:text-muted">{lacking}</span>
        </>
      )}
      {comparison}
    </div>
  );
}
