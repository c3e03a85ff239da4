"use client";

import type { TimelineEntry } from "../../model/types";
import { entryStatus, statusText } from "../../view/step-status";
import { useTimelineUi } from "../provider/timeline-ui";
import { useAge } from "./use-amount";

interface StatusTextProps {
  entry: TimelineEntry;
  /** While updates fail: when the data was true, in ms since the epoch. */
  asOf?: number | undefined;
  /** Whether the list shows all entries oldest first, so that what came later stands below. */
  inOrder?: boolean;
}

/** What an entry's state means, in words that move with the clock. */
export function StatusText({ entry, asOf, inOrder = true }: StatusTextProps) {
  const { messages, times } = useTimelineUi();
  const status = entryStatus(entry);
  const age = useAge("since" in status ? status.since : null);
  if (!inOrder && status.kind === "superseded" && status.reason === "repeated") {
    return messages.supersededRepeatedElsewhere;
  }
  const words = statusText(status, messages);
  if (status.kind === "running") {
    const rest = asOf === undefined ? age : messages.staleAsOf(times.time(asOf) ?? messages.noTime);
    return rest === null ? words : `${words} · ${rest}`;
  }
  return age === null ? words : `${words} · ${messages.waiting(age)}`;
}
