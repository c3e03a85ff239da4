"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import type { ProjectId } from "../chat-ref";
import type { WholeRange } from "../covering-answer";
import { useTimelineClient } from "../timeline-client-context";
import type { ListedChat } from "./chat-listing";
import { chatListingOptions } from "./chat-listing-options";
import { activeChats } from "./reading-order";
import { useCachedChats } from "./use-chats-one-by-one";
import { MOST_CHATS } from "./use-other-chats";

const NO_CHATS: readonly ListedChat[] = [];

/**
 * The chats of a range that a project's own view leaves out, where the cache has every one of them as it is; else
 * undefined. Nothing is asked for. One that changed since it was read is of a later range too, which whoever looks at
 * that reads.
 */
export function useKnownChats(
  project: ProjectId,
  { since, until }: WholeRange,
  wanted: boolean,
): TimelineEntry[][] | undefined {
  const client = useTimelineClient();
  const queryClient = useQueryClient();
  const options = useMemo(
    () => chatListingOptions(client, queryClient, project),
    [client, queryClient, project],
  );
  const { data: listing, error } = useQuery({ ...options, enabled: false, subscribed: true });
  const isListed = wanted && listing !== undefined && error === null && listing.unlisted.length === 0;
  const listed = isListed ? listing.chats : NO_CHATS;
  const active = useMemo(
    () => activeChats(listed, { since: Date.parse(since), until: Date.parse(until) }),
    [listed, since, until],
  );
  // Of more than that some were not read, so there is no need to watch them.
  const mayBeRead = isListed && active.length <= MOST_CHATS;
  const states = useCachedChats(project, mayBeRead ? active : NO_CHATS);
  const isWhole = mayBeRead && states.every((state) => state.data !== undefined && state.error === null);
  return useMemo(
    () => (isWhole ? states.flatMap(({ data }) => (data === undefined ? [] : [data])) : undefined),
    [isWhole, states],
  );
}
