import { type QueryFunction, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Timeline } from "../model/types";
import type { ChatRef, ProjectId } from "./chat-ref";
import { idlePoll, leftAloneFor, pollInterval } from "./poll-interval";
import { type ProjectRange, wireRange } from "./project-range";
import { readProject } from "./record-cap";
import { shareTimeline } from "./share-timeline";
import type { TimelineError } from "./timeline-api-error";
import type { TimelineClient } from "./timeline-client";

/**
 * What `queryOptions` gives, in the words of the react-query that the host has installed: its versions name the parts
 * of it differently. There always is a `queryFn`, so suspending queries take it too.
 */
export type TimelineQueryOptions = Omit<
  ReturnType<typeof queryOptions<Timeline, TimelineError>>,
  "queryFn"
> & { queryFn: QueryFunction<Timeline> };

/** Keys and options for everything that is asked of one daemon. */
export interface TimelineQueries {
  /** The beginning of every key of this client. */
  all: readonly ["apx-timeline", string];
  /** The beginning of every key of one project. */
  project(id: ProjectId): readonly ["apx-timeline", string, string];
  conversation(project: ProjectId, agent: string, id: string): TimelineQueryOptions;
  thread(project: ProjectId, channel: string, id: string): TimelineQueryOptions;
  /** The timeline of one chat, of either kind. */
  chat(project: ProjectId, chat: ChatRef): TimelineQueryOptions;
  /** The timeline across all chats of a project. */
  overview(project: ProjectId, range?: ProjectRange): TimelineQueryOptions;
}

/**
 * Query keys and options of the timelines, for `useQuery`, `ensureQueryData`, `invalidateQueries` and the like. Keys go
 * from general to specific and hold what the server is asked for, nothing else: no token.
 *
 * The cache holds answers as the daemon gave them; an overview's also holds whether it is whole, which takes a second
 * request where it may not be. The hooks of this package correct them while they select.
 */
export function timelineQueries(client: TimelineClient): TimelineQueries {
  const all = ["apx-timeline", client.baseUrl] as const;
  const project = (id: ProjectId) => [...all, String(id)] as const;

  const queries: TimelineQueries = {
    all,
    project,
    conversation: (of, agent, id) =>
      timelineOptions(client, [...project(of), "conversation", agent, id], (signal) =>
        client.conversation(of, agent, id, { signal }),
      ),
    thread: (of, channel, id) =>
      timelineOptions(client, [...project(of), "thread", channel, id], (signal) =>
        client.thread(of, channel, id, { signal }),
      ),
    chat: (of, chat) =>
      chat.kind === "conversation"
        ? queries.conversation(of, chat.agent, chat.id)
        : queries.thread(of, chat.channel, chat.id),
    overview: (of, range = {}) =>
      timelineOptions(client, [...overviewsKey(client, of), wireRange(range)], (signal) =>
        readProject(client, of, range, { signal }),
      ),
  };
  return queries;
}

/** The beginning of the keys of a project's overviews; what follows is the range as it was asked for. */
export function overviewsKey(client: TimelineClient, project: ProjectId): QueryKey {
  return [...timelineQueries(client).project(project), "overview"];
}

/** The beginning of the mutation keys of all writes to a project's milestones. */
export function milestoneWrites(client: TimelineClient, project: ProjectId): QueryKey {
  return [...timelineQueries(client).project(project), "milestones"];
}

const mayBeAsked = ({ state }: { state: Parameters<typeof leftAloneFor>[0] }) => leftAloneFor(state) === 0;

/** The types do not know it, but a host without types may have it among its defaults, and react-query follows it. */
const NOT_SUSPENDED = { suspense: false };

/** In place of a host's persister, which would answer out of its store. */
const askInstead = <Answer, Context>(ask: (context: Context) => Answer, context: Context) => ask(context);

/**
 * Says everything that a host's default options could turn around: a paused network mode would never reach a daemon on
 * this machine while Wi-Fi is off, a kept placeholder or first data would show another chat's rows, a persister would
 * answer from somewhere else, a thrown error or a suspended load would take the panel down, fields that are not told of
 * would leave a failure unseen, and retries would multiply what the poll already does.
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
  initialData: () => undefined,
  notifyOnChangeProps: undefined,
  refetchOnMount: mayBeAsked,
  refetchOnWindowFocus: mayBeAsked,
  refetchOnReconnect: mayBeAsked,
  refetchIntervalInBackground: false,
  persister: askInstead,
  ...NOT_SUSPENDED,
} as const;

function timelineOptions(
  { pollMs }: TimelineClient,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Timeline>,
): TimelineQueryOptions {
  const queryFn: QueryFunction<Timeline> = ({ signal }) => read(signal);
  const options = queryOptions<Timeline, TimelineError>({
    ...STEADY,
    queryKey,
    queryFn,
    structuralSharing: shareTimeline,
    refetchInterval: ({ state }) => idlePoll(pollInterval(state), state, pollMs),
  });
  return { ...options, queryFn };
}
