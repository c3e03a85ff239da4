import type { QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { ProjectId } from "../chat-ref";
import { GAP_MS } from "../live/refetcher";
import type { TimelineError } from "../timeline-api-error";
import type { TimelineClient } from "../timeline-client";
import { STEADY } from "../timeline-queries";
import { type ChatListing, listChats } from "./chat-listing";

/** What a request of a listing has to itself, in ms: a project of many agents is not to be listed every second. */
const SHARE_MS = 250;

/** The least time from one listing of a project's chats to the next, in ms. */
export function listingGap({ data }: { data: unknown }): number {
  const { requests = 0 } = (data ?? {}) as Partial<ChatListing>;
  return Math.max(GAP_MS, requests * SHARE_MS);
}

/**
 * The listing of a project's chats. Its keys have a root of their own: what lies below the timelines' is taken to be
 * timelines, and is written to.
 */
export function chatListingOptions(
  client: TimelineClient,
  queryClient: QueryClient,
  project: ProjectId,
): UseQueryOptions<ChatListing, TimelineError> & { queryKey: QueryKey } {
  const queryKey = ["apx-timeline-chats", client.baseUrl, String(project)];
  return {
    ...STEADY,
    queryKey,
    queryFn: ({ signal }) =>
      listChats(client, project, queryClient.getQueryData<ChatListing>(queryKey), signal),
    refetchInterval: false,
  };
}
