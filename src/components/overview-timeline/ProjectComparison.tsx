"use client";

import { useMemo } from "react";
import type { ProjectId } from "../../query/chat-ref";
import { entriesWithin, type WholeRange } from "../../query/covering-answer";
import { useKnownChats } from "../../query/other-chats/use-known-chats";
import { useCoveringAnswer } from "../../query/use-covering-answer";
import { askedRange } from "../../view/filter";
import { localDay } from "../../view/local-day";
import { rangeBounds, type TimelineRange } from "../../view/range";
import { rangeBefore } from "../../view/range-before";
import { withOtherChats } from "../../view/with-other-chats";
import { useAtTime, useTimelineUi } from "../provider/timeline-ui";
import { type ComparedRange, Comparison } from "./Comparison";

interface ProjectComparisonProps extends ComparedRange {
  project: ProjectId;
  /** Whether the chats that the project's own view leaves out are in the range. */
  otherChats: boolean;
}

/**
 * A range beside the one before it, where that happens to have been loaded: by a longer range, or by itself. It asks for
 * nothing, and says nothing of a range that it does not have all of.
 */
export function ProjectComparison({ project, otherChats, ...range }: ProjectComparisonProps) {
  const before = useBoundsBefore(askedRange(range.filter.range));
  const answer = useCoveringAnswer(project, before);
  const chats = useKnownChats(project, before, otherChats && answer !== undefined);
  const { since, until } = before;
  const previous = useMemo(() => {
    if (answer === undefined) return undefined;
    const own = entriesWithin(answer, { since, until });
    if (!otherChats) return own;
    return chats && withOtherChats(own, chats, { since, until });
  }, [answer, chats, otherChats, since, until]);
  return previous ? <Comparison {...range} previous={previous} /> : null;
}

/** The bounds of the range before, as UTC text; empty, so of nothing, where there is none or the time is not known. */
function useBoundsBefore(range: TimelineRange): WholeRange {
  const { timeZone } = useTimelineUi();
  const bounds = useAtTime((now) => {
    const today = localDay(now, timeZone);
    const before = today === null ? null : rangeBefore(range, today);
    if (before === null) return "";
    const { since, until } = rangeBounds(before.range, now, timeZone);
    return `${since} ${until}`;
  }, 60_000);
  const [since = "", until = ""] = bounds.split(" ");
  return useMemo(() => ({ since, until }), [since, until]);
}
