"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { Timeline } from "../model/types";
import type { ChatRef, ProjectId } from "./chat-ref";
import { type ChatTimeline, correctConversation, correctThread } from "./corrections";
import { pollInterval } from "./poll-interval";
import type { TimelineError } from "./timeline-api-error";
import { useTimelineClient } from "./timeline-client-context";
import { timelineQueries } from "./timeline-queries";
import { useHoldDuringTurn } from "./use-hold-during-turn";
import { useKeptFresh } from "./use-kept-fresh";

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

/**
 * The timeline of one chat, without other chats' milestones: polled while something in it is running, and kept fresh by
 * the client's live updates where it has them. While those are not up it is polled every 15 s.
 */
export function useChatTimeline({
  project,
  chat,
  streaming = false,
  enabled = true,
}: ChatTimelineOptions): UseQueryResult<ChatTimeline, TimelineError> {
  const client = useTimelineClient();
  const { kind, id } = chat;
  const owner = chat.kind === "conversation" ? chat.agent : chat.channel;

  const of = useMemo<ChatRef>(
    () => (kind === "conversation" ? { kind, agent: owner, id } : { kind, channel: owner, id }),
    [kind, owner, id],
  );
  const options = useMemo(() => timelineQueries(client).chat(project, of), [client, project, of]);

  const select = useCallback(
    (timeline: Timeline) =>
      kind === "conversation" ? correctConversation(timeline, owner) : correctThread(timeline),
    [kind, owner],
  );

  const fresh = useKeptFresh(client, {
    queryKey: options.queryKey,
    project: String(project),
    chat: of,
    enabled,
    interval: pollInterval,
    held: streaming,
  });
  const query = useQuery({ ...options, select, enabled, subscribed: true, ...fresh });
  useHoldDuringTurn(options.queryKey, streaming, enabled);
  return query;
}
