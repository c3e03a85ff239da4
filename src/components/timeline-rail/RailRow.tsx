"use client";

import { memo } from "react";
import { reportedState } from "../../model/reported";
import type { TimelineEntry } from "../../model/types";
import { entryStatus, type RowStatus } from "../../view/step-status";
import { useEntryParts } from "../conversation/use-conversation-parts";
import { EntryRow } from "../shared/EntryRow";
import { NoteLine } from "../shared/NoteLine";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { RowBoundary } from "../shared/RowBoundary";
import { StatusText } from "../shared/StatusText";
import { StepFacts } from "../shared/StepFacts";

interface RailRowProps {
  entry: TimelineEntry;
  /** The day that the time says, in words. */
  day: string | null;
  /** Whether it says which thread it is of: the row before it is of another one. */
  inThread: boolean;
  /** While updates fail: when the data was true, in ms since the epoch. */
  asOf?: number | undefined;
  onSelect?: ((entry: TimelineEntry) => void) | undefined;
}

/** A step or a milestone of its own, as the rail draws it. Other rows are drawn again without it. */
export const RailRow = memo(function RailRow(props: RailRowProps) {
  return (
    <RowBoundary entry={props.entry}>
      <Row {...props} />
    </RowBoundary>
  );
});

function Row({ entry, day, inThread, asOf, onSelect }: RailRowProps) {
  const parts = useEntryParts(entry);
  return (
    <EntryRow
      entry={entry}
      milestones={entry.milestones}
      joined
      day={day}
      still={asOf !== undefined}
      onSelect={onSelect}
    >
      <p data-slot="timeline-facts" className="tl:text-small tl:text-muted tl:empty:hidden">
        {parts && inThread && entry.thread && (
          <span className="tl:block">
            <parts.ThreadLabel thread={entry.thread} />
          </span>
        )}
        <StepFacts entry={entry} />
      </p>
      {needsWords(entryStatus(entry), entry) && (
        <p
          data-slot="timeline-status"
          className={`tl:text-small ${OUTCOME_STYLES[reportedState(entry)].text}`}
        >
          <StatusText entry={entry} asOf={asOf} />
        </p>
      )}
      <NoteLine entry={entry} />
    </EntryRow>
  );
}

/** Whether the state wants a line of its own: done is quiet, and what failed is often said by the lines beside it. */
function needsWords(status: RowStatus, entry: TimelineEntry): boolean {
  switch (status.kind) {
    case "done":
    case "milestone-failed":
      return false;
    case "failed":
      return entry.kind === "declared" || entry.tools.failed === 0;
    case "never-answered":
    case "still-open":
    case "milestone-open":
    case "running":
    case "queued":
    case "waiting-for-you":
    case "canceled":
    case "superseded":
    case "dropped":
    case "unknown":
    case "answers-not-visible":
      return true;
  }
}
