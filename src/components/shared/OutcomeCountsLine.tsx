"use client";

import type { ReactNode } from "react";
import type { Outcome } from "../../model/outcome";
import type { OutcomeCounts } from "../../model/types";
import { countsText } from "../../view/counts-text";
import type { RailHeader } from "../../view/rail-header";
import { useTimelineUi } from "../provider/timeline-ui";
import { OutcomeIcon } from "./OutcomeIcon";
import { OUTCOME_STYLES } from "./outcome-styles";

interface OutcomeCountsLineProps {
  counts: OutcomeCounts;
  /** Milestones under steps whose state could not be read. */
  unreadable?: number;
  /** Whether all that runs is still queued. */
  queued: boolean;
  /** The steps in words; the number of all of them where a limit cut the rest off. */
  steps?: string;
  /** False while updates fail: what was running then may not be any more. */
  live?: boolean;
  icons?: boolean;
  "data-slot"?: string;
}

/** What a list of entries amounts to, each count as icon and words; alarms that count nothing are not drawn. */
export function OutcomeCountsLine({
  counts,
  unreadable = 0,
  queued,
  steps,
  live = true,
  icons = true,
  "data-slot": slot,
}: OutcomeCountsLineProps) {
  const { messages } = useTimelineUi();
  // The space holds the words apart in the name of a button that they stand in; a flex line does not draw it.
  const count = (outcome: Outcome, words: string): ReactNode => (
    <>
      {" "}
      <span
        className={`tl:inline-flex tl:items-center tl:gap-1.5 ${outcome === "failed" || outcome === "open" ? "tl:font-semibold" : ""} ${OUTCOME_STYLES[outcome].text}`}
      >
        {icons ? <OutcomeIcon outcome={outcome} still={!live || queued} /> : null}
        {words}
      </span>
    </>
  );
  return (
    <span
      data-slot={slot}
      className="tl:inline-flex tl:flex-wrap tl:items-center tl:gap-x-3 tl:gap-y-0.5 tl:tabular-nums"
    >
      <span className="tl:text-muted">{steps ?? messages.stepCount(counts.total)}</span>
      {counts.open > 0 && count("open", messages.openCount(counts.open))}
      {counts.failed > 0 && count("failed", messages.failedCount(counts.failed))}
      {counts.unknown > 0 && count("unknown", messages.unknownCount(counts.unknown))}
      {unreadable > 0 && count("unknown", messages.unreadableMilestones(unreadable))}
      {counts.canceled > 0 && count("canceled", messages.canceledCount(counts.canceled))}
      {counts.running > 0 && count("running", queued ? messages.queued : messages.running)}
    </span>
  );
}

/** The same in one sentence, for a screen reader. */
export function useCountsText(header: RailHeader, steps?: string): string {
  const { messages } = useTimelineUi();
  return countsText(header, steps ?? messages.stepCount(header.counts.total), messages);
}
