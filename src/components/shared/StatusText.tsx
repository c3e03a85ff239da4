"use client";

import type { TimelineEntry } from "../../model/types";
import { entryStatus, isQuestionClosed, statusText } from "../../view/step-status";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";
import { useAge } from "./use-amount";
import { useStaleText } from "./use-stale-text";

interface StatusTextProps {
  entry: TimelineEntry;
  /** While updates fail: when the data was true, in ms since the epoch. */
  asOf?: number | undefined;
  /** Whether the list shows all entries oldest first, so that what came later stands below. */
  inOrder?: boolean;
}

/** What an entry's state means, in words that move with the clock. */
export function StatusText({ entry, asOf, inOrder = true }: StatusTextProps) {
  const { messages } = useTimelineUi();
  const stale = useStaleText(asOf);
  const status = entryStatus(entry);
  const age = useAge("since" in status ? status.since : null);
  if (!inOrder && status.kind === "superseded" && status.reason === "repeated") {
    return messages.supersededRepeatedElsewhere;
  }
  const words = statusText(status, messages);
  switch (status.kind) {
    case "running":
    case "queued":
      return joined(words, asOf === undefined ? age : stale);
    case "waiting-for-you":
      return <Question since={status.since}>{joined(words, age)}</Question>;
    default:
      return age === null ? words : joined(words, messages.waiting(age));
  }
}

/** A question that waits for its reader, until it can no longer be answered. */
function Question({ since, children }: { since: string | null; children: string }) {
  const { messages } = useTimelineUi();
  const closed = useAtTime((now) => isQuestionClosed(since, now), 60_000);
  return closed ? messages.questionClosed : children;
}

function joined(words: string, rest: string | null): string {
  return rest === null ? words : `${words} · ${rest}`;
}
