"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { ChatRef } from "../chat-ref";
import { useTimelineClient } from "../timeline-client-context";
import type { LiveState } from "./live-feed";
import type { Gap } from "./refetcher";

/** What a hook wants to be kept fresh. `queryKey`, `chat` and `gap` must be stable. */
export interface LiveFeedOptions {
  queryKey: QueryKey;
  /** null: any project. */
  project: string | null;
  /** null: all of the project. */
  chat: ChatRef | null;
  enabled: boolean;
  /** Whether signals are followed now. */
  listening: boolean;
  /** The least time between two askings because of signals. @default a second */
  gap?: Gap | undefined;
}

/** Has the client's live feed ask for a query again, where the client has one. Gives the feed's state, or null for none. */
export function useLiveFeed({
  queryKey,
  project,
  chat,
  enabled,
  listening,
  gap,
}: LiveFeedOptions): LiveState | null {
  const feed = useTimelineClient().live;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!feed || !enabled) return;
    return feed.follow({ queryClient, queryKey, project, chat, listening, gap });
  }, [feed, queryClient, queryKey, project, chat, enabled, listening, gap]);
  return useLiveState();
}

/**
 * Whether the client's live updates are down, so that mounted timelines are asked for every 15 s instead. Always false
 * for a client without them, and while no timeline is mounted.
 */
export function useUpdatesPaused(): boolean {
  return useLiveState() === "down";
}

function useLiveState(): LiveState | null {
  const feed = useTimelineClient().live;
  return useSyncExternalStore(feed?.subscribe ?? subscribeToNothing, feed?.state ?? nothing, nothing);
}

const subscribeToNothing = () => () => {};
const nothing = () => null;
