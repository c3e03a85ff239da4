"use client";

import type { TimelineEntry } from "../../model/types";
import { durationMs, timeAmount } from "../../view/durations";
import { useTimelineUi } from "../provider/timeline-ui";
import { MiddotList } from "./MiddotList";
import { UserText } from "./UserText";

/** What a step took, muted, as far as it earns its place: tools, failed ones, duration, who did it. */
export function StepFacts({ entry }: { entry: TimelineEntry }) {
  const { messages } = useTimelineUi();
  const tools = entry.kind === "derived" ? entry.tools : null;
  const duration = entry.kind === "derived" ? durationMs(entry.started_at, entry.ended_at) : null;
  return (
    <MiddotList>
      {tools !== null && tools.total > 0 && messages.toolCount(tools.total)}
      {tools !== null && tools.failed > 0 && (
        <span key="failed" className="tl:font-semibold tl:text-failed">
          {messages.failedTools(tools.failed)}
        </span>
      )}
      {duration !== null && messages.amount(timeAmount(duration))}
      {entry.agent !== null && entry.agent !== "" && (
        <UserText key="agent" unsearched>
          {entry.agent}
        </UserText>
      )}
    </MiddotList>
  );
}
