import { type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Timeline } from "../model/types";
import type { ChatRef, ProjectId } from "./chat-ref";
import { pollInterval } from "./poll-interval";
import { type ProjectRange, wireRange } from "./project-range";
import { shareTimeline } from "./share-timeline";
import type { TimelineError } from "./timeline-api-error";
import type { TimelineClient } from "./timeline-client";

/**
 * Query keys and options of the timelines, for `useQuery`, `ensureQueryData`, `invalidateQueries` and the like. Keys go
 * from general to specific and hold what the server is asked for, nothing else: no token.
 *
 * The cache holds answers as the daemon gave them. The hooks of this package correct them while they select.
 */
export function timelineQueries(client: TimelineClient) {
  const all = ["apx-timeline", client.baseUrl] as const;
  const project = (id: ProjectId) => [...all, String(id)] as const;

  const conversation = (of: ProjectId, agent: string, id: string) =>
    timelineOptions([...project(of), "conversation", agent, id], (signal) =>
      client.conversation(of, agent, id, { signal }),
    );
  const thread = (of: ProjectId, channel: string, id: string) =>
    timelineOptions([...project(of), "thread", channel, id], (signal) =>
      client.thread(of, channel, id, { signal }),
    );

  return {
    /** The beginning of every key of this client. */
    all,
    /** The beginning of every key of one project. */
    project,
    conversation,
    thread,
    /** The timeline of one chat, of either kind. */
    chat: (of: ProjectId, chat: ChatRef) =>
      chat.kind === "conversation"
        ? conversation(of, chat.agent, chat.id)
        : thread(of, chat.channel, chat.id),
    /** The timeline across all chats of a project. */
    overview: (of: ProjectId, range: ProjectRange = {}) =>
      timelineOptions([...project(of), "overview", wireRange(range)], (signal) =>
        client.project(of, range, { signal }),
      ),
  };
}

/** The beginning of the mutation keys of all writes to a project's milestones. */
export function milestoneWrites(client: TimelineClient, project: ProjectId): QueryKey {
  return [...timelineQueries(client).project(project), "milestones"];
}

/** The types do not know it, but a host without types may have it among its defaults, and react-query follows it. */
const NOT_SUSPENDED = { suspense: false };

/**
 * Says everything that a host's default options could turn around: a paused network mode would never reach a daemon on
 * this machine while Wi-Fi is off, a kept placeholder would show another chat's rows, a thrown error or a suspended load
 * would take the panel down, fields that are not told of would leave a failure unseen, and retries would multiply what
 * the poll already does.
 */
export const STEADY = {
  enabled: true,
  networkMode: "always",
  retry: false,
  retryOnMount: true,
  throwOnError: false,
  staleTime: 0,
  gcTime: 5 * 60_000,
  structuralSharing: true,
  placeholderData: () => undefined,
  notifyOnChangeProps: undefined,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  refetchIntervalInBackground: false,
  ...NOT_SUSPENDED,
} as const;

function timelineOptions(queryKey: QueryKey, read: (signal: AbortSignal) => Promise<Timeline>) {
  return queryOptions<Timeline, TimelineError>({
    ...STEADY,
    queryKey,
    queryFn: ({ signal }) => read(signal),
    structuralSharing: shareTimeline,
    refetchInterval: (query) => pollInterval(query.state),
  });
}
