"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
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

/**
 * All entries of as many days just before a range of a project, where they happen to have been loaded: by a longer range,
 * or by those days themselves. It asks for nothing, and is undefined where anything of them is missing.
 *
 * @param otherChats Whether the chats that the project's own view leaves out belong to it.
 */
export function useEntriesBefore(
  project: ProjectId,
  range: TimelineRange,
  otherChats: boolean,
): readonly TimelineEntry[] | undefined {
  const before = useBoundsBefore(askedRange(range));
  const answer = useCoveringAnswer(project, before);
  const chats = useKnownChats(project, before, otherChats && answer !== undefined);
  return useMemo(() => {
    if (answer === undefined) return undefined;
    const own = entriesWithin(answer, before);
    if (!otherChats) return own;
    return chats && withOtherChats(own, chats, before);
  }, [answer, chats, otherChats, before]);
}

/** The bounds of the days before, as UTC text; empty, so of nothing, where there are none or the time is not known. */
function useBoundsBefore(range: TimelineRange): WholeRange {
  const { timeZone } = useTimelineUi();
  const bounds = useAtTime((now) => {
    const today = localDay(now, timeZone);
    const before = today === null ? null : rangeBefore(range, today);
    if (before === null) return "";
    const { since, until } = rangeBounds(before, now, timeZone);
    return `${since} ${until}`;
  }, 60_000);
  return useMemo(() => {
    const [since = "", until = ""] = bounds.split(" ");
    return { since, until };
  }, [bounds]);
}
