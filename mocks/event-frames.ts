import type { LedgerRow, Turn } from "../src/model";
import type { ChatRef } from "../src/model/chat-ref";
import type { EventFrame } from "./event-feed";
import type { MarkMilestoneArgs, MarkMilestoneResult } from "./mark-milestone";
import type { ActiveTurn, ChatRecord } from "./project-record";

/** What the daemon says of a row that it wrote; every key is always there. */
export interface MessageEvent {
  scope: "conversation" | "project" | "global";
  channel: string | null;
  thread: string | null;
  thread_id: string | null;
  /** A number, but text in events of scope `global`. */
  project_id: number | string;
  agent_slug: string | null;
  conversation_id: string | null;
  direction: "in" | "out" | null;
  type: string | null;
  role: string | null;
  author: null;
  via: null;
  notify: null;
  final: null;
  streamed: null;
  to: null;
  ts: string | null;
}

/** A streamed turn began. */
export function turnStarted(chat: ChatRef, turn: ActiveTurn): EventFrame {
  return { type: "turn", phase: "start", ...address(chat, turn) };
}

/** A streamed turn ended: with an answer, or stopped. The daemon tells a stopped agent turn under another type. */
export function turnEnded({ chat, turns }: ChatRecord, turn: ActiveTurn): EventFrame {
  const last = turns.at(-1);
  if (last?.role === "assistant") {
    const result = {
      text: text(last.content) ?? "",
      name: last["agent_name"] ?? null,
      model: last["model"] ?? null,
    };
    return { type: "turn", phase: "final", ...address(chat, turn), result };
  }
  const type = chat.kind === "conversation" ? "aborted" : "turn";
  return { type, phase: "aborted", ...address(chat, turn), result: { text: "", trace: [] } };
}

/** A live turn called `mark_milestone`. */
export function milestoneMarked(
  chat: ChatRef,
  turn: ActiveTurn,
  args: MarkMilestoneArgs,
  result: MarkMilestoneResult,
): EventFrame[] {
  const trace = { id: "1:1", tool: "mark_milestone", args };
  const told = (event: unknown): EventFrame => ({
    type: "turn",
    phase: "event",
    ...address(chat, turn),
    event,
  });
  return [
    told({ type: "tool_start", trace: { ...trace, pending: true }, iteration: 1 }),
    told({ type: "tool_result", trace: { ...trace, result }, iteration: 1 }),
  ];
}

/** Rows were written into a chat: an agent's own file, a room of the project, or a channel that all projects share. */
export function turnsWritten({ chat }: ChatRecord, project: number, turns: readonly Turn[]): EventFrame {
  return messages(
    turns.map((turn) => {
      const [role, ts] = [text(turn.role), text(turn.ts)];
      if (chat.kind === "conversation") {
        return event("conversation", project, { agent_slug: chat.agent, conversation_id: chat.id, role, ts });
      }
      const type = role === "assistant" ? "agent" : role;
      const row = { channel: chat.channel, direction: direction(type), type, ts };
      return ROOMS.has(chat.channel)
        ? event("project", project, { ...row, thread: day(ts), thread_id: chat.id })
        : event("global", String(project), { ...row, thread: chat.id });
    }),
  );
}

/** Rows were written into the project's ledger. */
export function rowsWritten(project: number, rows: readonly LedgerRow[]): EventFrame {
  return messages(
    rows.map((row) => {
      const [ts, type] = [text(row.ts), text(row.type)];
      const where = { channel: text(row.channel), thread: day(ts), agent_slug: text(row.agent_slug) };
      return event("project", project, { ...where, direction: direction(type), type, ts });
    }),
  );
}

/** One frame of several events, of each chat only the last. */
export function messages(events: readonly MessageEvent[]): EventFrame & { events: MessageEvent[] } {
  const merged = new Map(events.map((event) => [chatOf(event), event]));
  return { type: "messages", events: [...merged.values()], notifications: [], notices: [] };
}

/** Whether a frame is one of written rows, which the daemon holds back for a moment. */
export function isMessages(frame: EventFrame): frame is ReturnType<typeof messages> {
  return frame.type === "messages" && Array.isArray(frame["events"]);
}

/** Channels that keep several threads a day in the project's own ledger. */
const ROOMS: ReadonlySet<string> = new Set(["group", "a2a"]);

/** An event with all its keys, in the order in which the daemon sends them. */
function event(
  scope: MessageEvent["scope"],
  project_id: MessageEvent["project_id"],
  fields: Partial<MessageEvent>,
): MessageEvent {
  const blank = { channel: null, thread: null, thread_id: null };
  const who = { agent_slug: null, conversation_id: null, direction: null, type: null, role: null };
  const how = { author: null, via: null, notify: null, final: null, streamed: null, to: null, ts: null };
  return { scope, ...blank, project_id, ...who, ...how, ...fields };
}

/** A thread's frames say its channel and id; an agent chat's do not have these keys. */
function address(chat: ChatRef, { project_id, agent_slug, conversation_id, turn_id }: ActiveTurn) {
  const place = chat.kind === "thread" ? { channel: chat.channel, thread_id: chat.id } : {};
  return { project_id, agent_slug, conversation_id, ...place, turn_id };
}

function chatOf(event: MessageEvent): string {
  const { scope, channel, thread, thread_id, project_id, agent_slug, conversation_id } = event;
  return JSON.stringify([scope, channel, thread, thread_id, project_id, agent_slug, conversation_id]);
}

function direction(type: string | null): "in" | "out" {
  return type === "user" ? "in" : "out";
}

function day(ts: string | null): string | null {
  return ts?.slice(0, 10) ?? null;
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
