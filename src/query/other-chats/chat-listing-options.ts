import type { QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { ProjectId } from "../chat-ref";
import type { TimelineError } from "../timeline-api-error";
import type { TimelineClient } from "../timeline-client";
import { STEADY } from "../timeline-queries";
import { type ChatListing, listChats } from "./chat-listing";

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
