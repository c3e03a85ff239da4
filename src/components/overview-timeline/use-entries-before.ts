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

/** The entries of the days before a range, and when they were read, in ms. */
export interface EntriesBefore {
  entries: readonly TimelineEntry[];
  updatedAt: number;
}

/**
 * All entries of as many days just before a range of a project, where they happen to have been loaded with a longer
 * range. It asks for nothing, and is undefined where anything of them is missing.
 *
 * @param otherChats Whether the chats that the project's own view leaves out belong to it.
 */
export function useEntriesBefore(
  project: ProjectId,
  range: TimelineRange,
  otherChats: boolean,
): EntriesBefore | undefined {
  const before = useBoundsBefore(askedRange(range));
  const answer = useCoveringAnswer(project, before);
  const chats = useKnownChats(project, before, otherChats && answer !== undefined);
  return useMemo(() => {
    if (answer === undefined) return undefined;
    const { data, dataUpdatedAt: updatedAt } = answer;
    const own = entriesWithin(data, before);
    if (!otherChats) return { entries: own, updatedAt };
    return chats && { entries: withOtherChats(own, chats, before), updatedAt };
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
