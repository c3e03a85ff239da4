"use client";

import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import type { ProjectId } from "../../query/chat-ref";
import type { ProjectTimeline } from "../../query/corrections";
import { MOST_CHATS, useOtherChats } from "../../query/other-chats/use-other-chats";
import type { RangeBounds } from "../../view/range";
import { withOtherChats } from "../../view/with-other-chats";
import type { ChatsReading } from "./ChatsNotice";

interface WithOtherChats {
  entries: readonly TimelineEntry[] | undefined;
  /** How far they are read; undefined where they are not to be. */
  reading: ChatsReading | undefined;
}

/**
 * A project's entries together with those of the chats that its own view leaves out, once there is anything of the
 * project to show. Where a limit cut the project's off, the chats are cut at the same time.
 */
export function useWithOtherChats(
  project: ProjectId,
  timeline: ProjectTimeline | undefined,
  { since, until }: RangeBounds,
  wanted: boolean,
): WithOtherChats {
  const begins = timeline?.begins ?? since;
  const enabled = wanted && timeline !== undefined;
  const { chats, retry, ...read } = useOtherChats({ project, since: begins, until, enabled });
  const own = timeline?.entries;
  const entries = useMemo(
    () => (own && enabled ? withOtherChats(own, chats, { since: begins, until }) : own),
    [own, enabled, chats, begins, until],
  );
  if (!enabled) return { entries, reading: undefined };
  const rows = (entries?.length ?? 0) - (own?.length ?? 0);
  return { entries, reading: { ...read, most: MOST_CHATS, rows: Math.max(rows, 0), onRetry: retry } };
}
