"use client";

import { useIsMutating, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Timeline, TimelineEntry } from "../../model/types";
import type { ChatRef, ProjectId } from "../chat-ref";
import type { TimelineError } from "../timeline-api-error";
import { useTimelineClient } from "../timeline-client-context";
import { milestoneWrites, timelineQueries } from "../timeline-queries";
import { chatEntries } from "./chat-entries";
import type { ListedChat } from "./chat-listing";

/** What the cache holds of these chats, in their order, however it came there. */
export function useCachedChats(project: ProjectId, chats: readonly ListedChat[]) {
  const client = useTimelineClient();
  const queries = useMemo(
    () =>
      chats.map((listed) => ({
        ...timelineQueries(client).chat(project, listed.chat),
        select: (timeline: Timeline) => chatEntries(listed, timeline),
        // It only watches; asking is done one at a time.
        enabled: false,
        subscribed: true,
      })),
    [client, project, chats],
  );
  return useQueries({ queries, combine: stand });
}

interface Standing {
  data: TimelineEntry[] | undefined;
  error: TimelineError | null;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
}

function stand(results: readonly Standing[]): Standing[] {
  return results.map(({ data, error, dataUpdatedAt, errorUpdatedAt, errorUpdateCount }) => ({
    ...{ data, error, dataUpdatedAt, errorUpdatedAt, errorUpdateCount },
  }));
}

const ONCE = {
  refetchInterval: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** Reads one chat, once. It is given up when another one is wanted or nobody looks any more. */
export function useReadChat(project: ProjectId, next: ListedChat | undefined): void {
  const client = useTimelineClient();
  // What came in between would undo on screen what is being written.
  const writing = useIsMutating({ mutationKey: milestoneWrites(client, project) }) > 0;
  const chat: ChatRef = next?.chat ?? { kind: "conversation", agent: "", id: "" };
  useQuery({
    ...timelineQueries(client).chat(project, chat),
    ...ONCE,
    enabled: next !== undefined && !writing,
    subscribed: true,
  });
}
