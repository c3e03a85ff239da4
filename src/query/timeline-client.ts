import type { Milestone, Timeline } from "../model/types";
import { type ChatRow, parseAgents, parseConversations, parseThreads } from "../wire/listings";
import { parseMilestone, parseTimeline } from "../wire/parse-timeline";
import { readBaseUrl } from "./base-url";
import type { ChatRef, ProjectId } from "./chat-ref";
import { createKnownAnswers } from "./known-answers";
import { eventSocket } from "./live/event-socket";
import { createLiveFeed, hostSource, type LiveFeed } from "./live/live-feed";
import type { EventSocketOptions } from "./live/stay-connected";
import type { ClosingFields, MilestonePatch, NewMilestone } from "./milestone-writes";
import type { OtherRead } from "./other-read";
import { readPollMs } from "./poll-interval";
import type { ProjectRange } from "./project-range";
import { rangeQuery } from "./range-query";
import { createRequester } from "./request";
import { type Route, route } from "./route";
import { type Answer, readJson, unlessAbsent } from "./send";
import type { TimelineError } from "./timeline-api-error";
import type { TimelineClientOptions } from "./timeline-client-options";
import { createTokenSource } from "./token-source";

/** What can be said about one request. */
export interface RequestOptions {
  /** Aborting rejects with an AbortError. Without one, a read waits for its token as long as `getToken` gives null. */
  signal?: AbortSignal | undefined;
}

/**
 * The milestone API. Each method rejects with a {@link TimelineError}, or with an AbortError where its signal aborted.
 * Timelines are as the daemon answers them, checked but not corrected. An answer that has not changed is the same object
 * again: it is asked for by its ETag, and a 304 brings it back. Do not write into it.
 */
export interface TimelineClient {
  /** Without a slash at its end; part of every query key. */
  readonly baseUrl: string;
  /** What the hooks follow where the client was made with `live`; else null. */
  readonly live: LiveFeed | null;
  /** How often the hooks ask for what nothing says has changed, in ms; null: not at all. */
  readonly pollMs: number | null;
  /** A chat with one agent. One that is not known has an empty timeline. */
  conversation(project: ProjectId, agent: string, id: string, options?: RequestOptions): Promise<Timeline>;
  /** A thread of a channel. One without a message yet has an empty timeline. */
  thread(project: ProjectId, channel: string, id: string, options?: RequestOptions): Promise<Timeline>;
  /** Either of the two. */
  chat(project: ProjectId, chat: ChatRef, options?: RequestOptions): Promise<Timeline>;
  /** Across all chats of a project. */
  project(project: ProjectId, range?: ProjectRange, options?: RequestOptions): Promise<Timeline>;
  /** The slugs of a project's agents. */
  listAgents(project: ProjectId, options?: RequestOptions): Promise<string[]>;
  /** The conversations of one agent. An agent that is gone has none. */
  listConversations(project: ProjectId, agent: string, options?: RequestOptions): Promise<ChatRow[]>;
  /** The threads of all channels, rooms and messages between agents among them. */
  listThreads(project: ProjectId, options?: RequestOptions): Promise<ChatRow[]>;
  /** One milestone, by its id or a unique beginning of it of three characters or more. */
  milestone(project: ProjectId, id: string, options?: RequestOptions): Promise<Milestone>;
  /** Declares one. There is no key against doing it twice: a repeated call makes a second one. */
  createMilestone(project: ProjectId, milestone: NewMilestone, options?: RequestOptions): Promise<Milestone>;
  closeMilestone(
    project: ProjectId,
    id: string,
    closing?: ClosingFields,
    options?: RequestOptions,
  ): Promise<Milestone>;
  updateMilestone(
    project: ProjectId,
    id: string,
    patch: MilestonePatch,
    options?: RequestOptions,
  ): Promise<Milestone>;
  /** Anything else that the daemon answers, with this client's token, errors and time limit. */
  get<T>(what: OtherRead<T>, options?: RequestOptions): Promise<T>;
}

const MILESTONES = "/api/projects/:pid/milestones";
const MILESTONE = "/api/projects/:pid/milestones/:id";

/**
 * A client for one daemon. Nothing is sent before a method is called.
 *
 * @throws {TypeError} where `baseUrl` is none.
 */
export function createTimelineClient({
  baseUrl = "",
  getToken,
  fetch = (...request) => globalThis.fetch(...request),
  timeoutMs = 30_000,
  onError,
  live = false,
  pollMs = false,
}: TimelineClientOptions = {}): TimelineClient {
  const origin = readBaseUrl(baseUrl);
  const tokens = getToken === undefined ? null : createTokenSource(getToken, timeoutMs);
  const known = createKnownAnswers<Timeline>();
  const request = createRequester({ baseUrl: origin, timeoutMs, fetch }, tokens, onError);

  const client: TimelineClient = {
    baseUrl: origin,
    live: createLive(live, { baseUrl: origin, tokens, timeoutMs }),
    pollMs: readPollMs(pollMs),

    conversation: (project, agent, id, { signal } = {}) =>
      request({
        route: () =>
          route("GET", "/api/projects/:pid/agents/:slug/conversations/:id/milestones", {
            pid: String(project),
            slug: agent,
            id,
          }),
        signal,
        read: readTimeline,
        known,
      }),

    thread: (project, channel, id, { signal } = {}) =>
      request({
        route: () =>
          route("GET", "/api/projects/:pid/super-agent/threads/:channel/:id/milestones", {
            pid: String(project),
            channel,
            id,
          }),
        signal,
        read: readThread,
        known,
      }),

    chat: (project, chat, options) =>
      chat.kind === "conversation"
        ? client.conversation(project, chat.agent, chat.id, options)
        : client.thread(project, chat.channel, chat.id, options),

    project: (project, range = {}, { signal } = {}) =>
      request({
        route: () => route("GET", MILESTONES, { pid: String(project) }),
        query: () => rangeQuery(range, `GET ${MILESTONES}`),
        signal,
        read: readTimeline,
        known,
      }),

    listAgents: (project, { signal } = {}) =>
      request({
        route: () => route("GET", "/api/projects/:pid/agents", { pid: String(project) }),
        signal,
        read: (answer, of) => parseAgents(readJson(of, answer)),
      }),

    listConversations: (project, agent, { signal } = {}) =>
      request({
        route: () =>
          route("GET", "/api/projects/:pid/agents/:slug/conversations", {
            pid: String(project),
            slug: agent,
          }),
        signal,
        read: readConversations,
      }),

    listThreads: (project, { signal } = {}) =>
      request({
        route: () => route("GET", "/api/projects/:pid/super-agent/threads", { pid: String(project) }),
        signal,
        read: (answer, of) => parseThreads(readJson(of, answer)),
      }),

    milestone: (project, id, { signal } = {}) =>
      request({
        route: () => route("GET", MILESTONE, { pid: String(project), id }),
        signal,
        read: readMilestone,
      }),

    createMilestone: (project, milestone, { signal } = {}) =>
      request({
        route: () => route("POST", MILESTONES, { pid: String(project) }),
        body: milestone,
        signal,
        read: readMilestone,
      }),

    closeMilestone: (project, id, closing = {}, { signal } = {}) =>
      request({
        route: () => route("POST", `${MILESTONE}/close`, { pid: String(project), id }),
        body: { state: closing.state, note: closing.note },
        signal,
        read: readMilestone,
      }),

    updateMilestone: (project, id, patch, { signal } = {}) =>
      request({
        route: () => route("PATCH", MILESTONE, { pid: String(project), id }),
        body: { patch },
        signal,
        read: readMilestone,
      }),

    get: ({ path, parts, query, read }, { signal } = {}) =>
      request({
        route: () => route("GET", path, parts),
        query: () => (query ? `?${query}` : ""),
        signal,
        read: (answer, of) => read(readJson(of, answer)),
      }),
  };
  return client;
}

function createLive(live: NonNullable<TimelineClientOptions["live"]>, socket: EventSocketOptions) {
  if (live === false) return null;
  return createLiveFeed(live === "websocket" ? eventSocket(socket) : hostSource(live));
}

const readTimeline = (answer: Answer, of: Route): Timeline => parseTimeline(readJson(of, answer));

const readMilestone = (answer: Answer, of: Route): Milestone => parseMilestone(readJson(of, answer));

/** Today's thread answers 404 until its first message: that is an empty chat, and no error. */
const readThread = (answer: Answer, of: Route): Timeline =>
  unlessAbsent("thread not found", parseTimeline({ entries: [] }), () => readTimeline(answer, of));

/** An agent may go between two listings: then it has no conversations, and that is no error. */
const readConversations = (answer: Answer, of: Route): ChatRow[] =>
  unlessAbsent("agent not found", [], () => parseConversations(readJson(of, answer)));
