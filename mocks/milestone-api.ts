import type { LedgerRow, Milestone, MilestoneEvent, Thread, Timeline, Turn } from "../src/model";
import { type ChatRef, chatKey } from "../src/model/chat-ref";
import { ApiError } from "./api-error";
import { isoSeconds } from "./clock";
import { createEventFeed, type EventFeed } from "./event-feed";
import { milestoneMarked, rowsWritten, turnEnded, turnStarted, turnsWritten } from "./event-frames";
import type { ConversationRow, ProjectRow, ThreadRow } from "./listings";
import { conversationRows, projectRow, threadRows } from "./listings";
import type { MarkMilestoneArgs, MarkMilestoneContext, MarkMilestoneResult } from "./mark-milestone";
import { markMilestone } from "./mark-milestone";
import { createMilestoneLog } from "./milestone-log";
import type { ActiveTurn, MockAgent, ProjectRecord, SaidOfTurn } from "./project-record";
import { findLive, openChatRecord } from "./project-record";
import { sayOfNewest } from "./said-of-turns";
import type { ProjectQuery } from "./timelines";
import { chatTimeline, projectTimeline } from "./timelines";

/** What `createMilestoneApi` needs from outside. */
export interface MilestoneApiOptions {
  /** Milliseconds since the epoch; `createClock(…).now` for one that is moved by hand. */
  now: () => number;
  /** The source of milestone ids; `createIds()` for a repeatable one. */
  newId: () => string;
  /** The bearer token that requests must carry. `null`, the default, asks for none. */
  token?: string | null;
  /** The daemon's projects besides its own "default" (id 0). One, id 1, unless given. */
  projects?: readonly { id: number; name: string; agents?: readonly MockAgent[] }[];
}

/**
 * The daemon's side of the milestone API, in memory. A project is named by its number, as text (`"1"`); everything that
 * names one throws an {@link ApiError} 404 `project not found` for a number that there is not.
 */
export interface MilestoneApi {
  now(): number;
  /** The bearer token that requests must carry, or `null` where none is asked for. */
  token(): string | null;
  /** A restarted daemon has a new token; the old one is answered 401 from then on. */
  setToken(token: string | null): void;
  /** The daemon's event socket. Turns, rows and the agents' tool are told on it; milestones written over HTTP are not. */
  readonly events: EventFeed;
  /** The daemon ends and comes back with another token: sockets close, live turns are over unanswered. */
  restart(token: string | null): void;

  /**
   * Appends to a transcript; `title` names the chat in the listings, `channel` says where a conversation is held (`web`),
   * `thread` is what its entries say of it. APX 1.116.0 says no thread.
   */
  addTurns(
    project: string,
    chat: ChatRef,
    turns: readonly Turn[],
    about?: { title?: string; channel?: string; thread?: Thread },
  ): void;
  /** Appends rows to the project's message ledger, out of which the view across chats is made. */
  addLedgerRows(project: string, rows: readonly LedgerRow[]): void;
  /** Appends events to the milestone log as they are, at times of their own. */
  addMilestoneEvents(project: string, events: readonly MilestoneEvent[]): void;
  /** Registers a streamed turn as live: the chat's last request, while unanswered, reads `running`. */
  startTurn(project: string, chat: ChatRef): ActiveTurn;
  /** The turn is over, answered or not. */
  endTurn(project: string, chat: ChatRef): void;
  /** Says something of the turn of a chat's newest step, from now on. APX 1.116.0 says nothing of turns. */
  sayOfTurn(project: string, chat: ChatRef, said: SaidOfTurn): void;
  /** The agents' tool: files or closes a milestone now, and answers with the ones still open. */
  markMilestone(
    project: string,
    args: MarkMilestoneArgs,
    context?: MarkMilestoneContext,
  ): MarkMilestoneResult;

  projects(): ProjectRow[];
  agents(project: string): MockAgent[];
  /** The one with the last name first. @throws ApiError 404 `agent not found`. */
  conversations(project: string, agent: string): ConversationRow[];
  threads(project: string): ThreadRow[];
  /** The turns of a chat as they were said, oldest first; none for a chat that there is not. */
  transcript(project: string, chat: ChatRef): Turn[];
  /** @throws ApiError 404 `thread not found` for a thread without messages. */
  chatTimeline(project: string, chat: ChatRef): Timeline;
  projectTimeline(project: string, query?: ProjectQuery): Timeline;
  /** Every milestone of the project, oldest first. */
  milestones(project: string): Milestone[];
  /** @throws ApiError 404 `milestone not found`, also for a prefix that fits several. */
  milestone(project: string, idOrPrefix: string): Milestone;
  /** Files a milestone out of a request's body: any JSON. @throws ApiError 400. */
  startMilestone(project: string, body: unknown): Milestone;
  /** Closes one out of a request's body, or closes it again. @throws ApiError 400, 404. */
  closeMilestone(project: string, idOrPrefix: string, body: unknown): Milestone;
  /** Patches one unchecked out of a request's body. @throws ApiError 400, 404. */
  updateMilestone(project: string, idOrPrefix: string, body: unknown): Milestone;
}

/**
 * Creates the milestone API in memory, empty.
 *
 * Milestones are an append-only log folded on every read, steps are derived from transcripts, the view across chats from
 * ledger rows, and `running` from the register of live turns: what it answers cannot disagree with the rules.
 *
 * @example
 * const clock = createClock("2026-11-30T17:20:00Z");
 * const api = createMilestoneApi({ now: clock.now, newId: createIds() });
 * api.addTurns("1", { kind: "conversation", agent: "nora", id: "2026-11-30-01" }, [
 *   { role: "user", ts: "2026-11-30T13:02:00Z", content: "Make me a reel for Thursday" },
 * ]);
 * const server = setupServer(...timelineHandlers(api));
 */
export function createMilestoneApi(options: MilestoneApiOptions): MilestoneApi {
  const { now, newId, projects = [{ id: 1, name: "Harbor Docs" }] } = options;
  let token = options.token ?? null;
  let turnsStarted = 0;
  const events = createEventFeed();

  const records = new Map<number, ProjectRecord>();
  for (const { id, name, agents = [] } of [{ id: 0, name: "default" }, ...projects]) {
    const milestones = createMilestoneLog({ now, newId });
    records.set(id, { id, name, agents: [...agents], chats: new Map(), ledger: [], milestones });
  }

  const at = (project: string): ProjectRecord => {
    const record = records.get(Number(project));
    if (!record) throw new ApiError(404, "project not found");
    return record;
  };
  const found = <T>(value: T | null, what: string): T => {
    if (value === null) throw new ApiError(404, `${what} not found`);
    return value;
  };

  return {
    now,
    token: () => token,
    setToken(next) {
      token = next;
    },
    events,
    restart(next) {
      token = next;
      for (const { chats } of records.values()) for (const chat of chats.values()) chat.live = null;
      events.drop();
    },

    addTurns(project, chat, turns, about = {}) {
      const record = openChatRecord(at(project), chat);
      record.turns.push(...turns);
      record.title = about.title ?? record.title;
      record.channel = about.channel ?? record.channel;
      record.thread = about.thread ?? record.thread;
      if (turns.length > 0) events.emit(turnsWritten(record, at(project).id, turns));
    },
    addLedgerRows(project, rows) {
      const record = at(project);
      record.ledger.push(...rows);
      if (rows.length > 0) events.emit(rowsWritten(record.id, rows));
    },
    addMilestoneEvents: (project, events) => at(project).milestones.append(events),

    startTurn(project, chat) {
      const record = openChatRecord(at(project), chat);
      turnsStarted += 1;
      record.live = {
        turn_id: `turn_${turnsStarted}`,
        text: "",
        project_id: at(project).id,
        agent_slug: chat.kind === "conversation" ? chat.agent : null,
        conversation_id: chat.kind === "conversation" ? chat.id : null,
        channel: record.channel,
        model: null,
        started_at: isoSeconds(now()),
      };
      events.emit(turnStarted(chat, record.live));
      return record.live;
    },
    endTurn(project, chat) {
      const record = openChatRecord(at(project), chat);
      const { live } = record;
      record.live = null;
      if (live) events.emit(turnEnded(record, live));
    },
    sayOfTurn(project, chat, said) {
      const timeline = found(chatTimeline(at(project), chat), "thread");
      sayOfNewest(openChatRecord(at(project), chat), timeline, said);
    },
    markMilestone(project, args, context = {}) {
      const record = at(project);
      const result = markMilestone(record.milestones, args, context);
      const { chat, live } = findLive(record, context) ?? {};
      if (chat && live) for (const frame of milestoneMarked(chat, live, args, result)) events.emit(frame);
      return result;
    },

    projects: () => [...records.values()].map(projectRow),
    agents: (project) => [...at(project).agents],
    conversations: (project, agent) => found(conversationRows(at(project), agent), "agent"),
    threads: (project) => threadRows(at(project)),
    transcript: (project, chat) => [...(at(project).chats.get(chatKey(chat))?.turns ?? [])],
    chatTimeline: (project, chat) => found(chatTimeline(at(project), chat), "thread"),
    projectTimeline: (project, query = {}) => projectTimeline(at(project), query, now()),
    milestones: (project) => at(project).milestones.all(),
    milestone: (project, id) => found(at(project).milestones.find(id), "milestone"),
    startMilestone: (project, body) => at(project).milestones.start(body),
    closeMilestone: (project, id, body) => at(project).milestones.close(id, body),
    updateMilestone: (project, id, body) => at(project).milestones.update(id, body),
  };
}
