"use client";

import { memo, useContext } from "react";
import { reportedState } from "../../model/reported";
import type { TimelineEntry } from "../../model/types";
import { useEntryParts } from "../conversation/use-conversation-parts";
import { EntryRow } from "../shared/EntryRow";
import { MiddotList } from "../shared/MiddotList";
import { NoteLine } from "../shared/NoteLine";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { RowBoundary } from "../shared/RowBoundary";
import { StatusText } from "../shared/StatusText";
import { UserText } from "../shared/UserText";
import { MilestoneCloserContext } from "./closing-context";
import { useOverviewUi } from "./use-overview-ui";

interface OverviewRowProps {
  entry: TimelineEntry;
  /** Who it belongs to, by display name. */
  agent: string;
  /** The day that the time says, in words; none where a heading or the row before says it. */
  day?: string | null | undefined;
  /** Whether it leads to its chat. */
  linked: boolean;
  /** While updates fail: when the data was true, in ms since the epoch. */
  asOf?: number | undefined;
}

/**
 * A step or a milestone of its own, as the overview draws it: where it came from, and what is left to do about it.
 * Other rows are drawn again without it.
 */
export const OverviewRow = memo(function OverviewRow(props: OverviewRowProps) {
  return (
    <RowBoundary entry={props.entry}>
      <Row {...props} />
    </RowBoundary>
  );
});

function Row({ entry, agent, day, linked, asOf }: OverviewRowProps) {
  const { messages } = useOverviewUi();
  const outcome = reportedState(entry);
  const tools = entry.kind === "derived" ? entry.tools : null;
  const toolsFailed = tools !== null && tools.failed > 0;
  const saysState = outcome !== "done" && !(outcome === "failed" && toolsFailed);
  const parts = useEntryParts(entry);
  const closer = useContext(MilestoneCloserContext);
  // The rest is among the details: here stands what somebody still has to act on, and what the reader has just closed,
  // so that what came of it is seen where it was.
  const inSight = entry.milestones.filter(
    ({ id, state }) => state === "open" || state === "failed" || closer?.wasClosedHere(id),
  );
  return (
    <EntryRow entry={entry} milestones={inSight} day={day} linked={linked} still={asOf !== undefined}>
      <p data-slot="timeline-facts" className="tl:text-small tl:text-muted">
        <MiddotList>
          {parts && entry.thread && <parts.ThreadLabel key="thread" thread={entry.thread} />}
          {entry.channel && (
            <UserText key="channel" unsearched>
              {messages.channelName(entry.channel)}
            </UserText>
          )}
          {agent !== "" && (
            <UserText key="agent" unsearched>
              {agent}
            </UserText>
          )}
          {toolsFailed && (
            <span key="tools" className="tl:font-semibold tl:text-failed">
              {messages.failedOfTools(tools.failed, tools.total)}
            </span>
          )}
          {saysState && (
            <span key="state" data-slot="timeline-status" className={OUTCOME_STYLES[outcome].text}>
              <StatusText entry={entry} asOf={asOf} inOrder={false} />
            </span>
          )}
        </MiddotList>
      </p>
      <NoteLine entry={entry} />
    </EntryRow>
  );
}
