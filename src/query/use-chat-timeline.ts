"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Timeline } from "../model/types";
import type { ChatRef, ProjectId } from "./chat-ref";
import { type ChatTimeline, correctConversation, correctThread } from "./corrections";
import type { TimelineError } from "./timeline-api-error";
import { useTimelineClient } from "./timeline-client-context";
import { timelineQueries } from "./timeline-queries";
import { useHeldQueries } from "./use-held-queries";
import { useRefetchOnTurn } from "./use-refetch-on-turn";

/** Which chat to keep fresh. */
export interface ChatTimelineOptions {
  project: ProjectId;
  chat: ChatRef;
  /**
   * Whether a turn is being streamed into this chat. It is fetched once when that begins and once when it ends; between
   * the two nothing is, so that rows do not move under the reader. @default false
   */
  streaming?: boolean | undefined;
  /** @default true */
  enabled?: boolean | undefined;
}

/** The timeline of one chat, polled while something in it is running, without other chats' milestones. */
export function useChatTimeline({
  project,
  chat,
  streaming = false,
  enabled = true,
}: ChatTimelineOptions): UseQueryResult<ChatTimeline, TimelineError> {
  const client = useTimelineClient();
  const { kind, id } = chat;
  const owner = chat.kind === "conversation" ? chat.agent : chat.channel;

  const options = useMemo(() => {
    const queries = timelineQueries(client);
    return kind === "conversation"
      ? queries.conversation(project, owner, id)
      : queries.thread(project, owner, id);
  }, [client, project, kind, owner, id]);

  const select = useCallback(
    (timeline: Timeline) =>
      kind === "conversation" ? correctConversation(timeline, owner) : correctThread(timeline),
    [kind, owner],
  );

  const held = useHeldQueries(client, project, streaming);
  const query = useQuery({ ...options, select, enabled, subscribed: true, ...held });
  useRefetchOnTurn(options.queryKey, streaming, enabled);
  return query;
}
