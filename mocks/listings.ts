import type { Turn } from "../src/model";
import type { ActiveTurn, ChatRecord, ProjectRecord } from "./project-record";

const TITLE_MAX = 80;
const LAST_MESSAGE_MAX = 160;

/** A project, as the daemon lists it. */
export interface ProjectRow {
  /** Its position in the daemon's configuration; it can be another one after a restart. */
  id: number;
  name: string;
  kind: string;
  agents: number;
  missing: boolean;
  missing_reason: string | null;
}

/** A conversation of an agent, as the daemon lists it. */
export interface ConversationRow {
  id: string;
  filename: string;
  agent_slug: string;
  started_at: string | null;
  last_turn_at: string | null;
  channel: string;
  messages: number;
  title: string | null;
  last_message: string | null;
  last_role: string | null;
  active_turn: ActiveTurn | null;
}

/** A thread of a channel, as the daemon lists it: newest first. */
export interface ThreadRow {
  id: string;
  channel: string;
  project: string;
  title: string;
  messages: number;
  started_at: string | null;
  last_ts: string | null;
  active_turn: ActiveTurn | null;
}

/** The row of a project. */
export function projectRow({ id, name, agents }: ProjectRecord): ProjectRow {
  const kind = id === 0 ? "default" : "software";
  return { id, name, kind, agents: agents.length, missing: false, missing_reason: null };
}

/** The conversations of one agent, the one with the last name first. `null` for an agent that the project has not (any more). */
export function conversationRows(project: ProjectRecord, slug: string): ConversationRow[] | null {
  if (!project.agents.some((agent) => agent.slug === slug)) return null;
  const rows = [...project.chats.values()].flatMap((record) =>
    record.chat.kind === "conversation" && record.chat.agent === slug
      ? [conversationRow(record, slug, record.chat.id)]
      : [],
  );
  return rows.sort((a, b) => (a.filename < b.filename ? 1 : -1));
}

/** The threads of a project that have messages, the one with the newest first. */
export function threadRows(project: ProjectRecord): ThreadRow[] {
  const rows = [...project.chats.values()].flatMap((record) =>
    record.chat.kind === "thread" && messagesOf(record).length > 0
      ? [threadRow(record, project, record.chat.id)]
      : [],
  );
  return rows.sort((a, b) => newestFirst(a.last_ts, b.last_ts));
}

function conversationRow(record: ChatRecord, agent_slug: string, id: string): ConversationRow {
  const messages = messagesOf(record);
  const last = messages.at(-1);
  return {
    id,
    filename: `${id}.md`,
    agent_slug,
    started_at: text(record.turns[0]?.ts),
    last_turn_at: text(record.turns.at(-1)?.ts),
    channel: record.channel,
    messages: messages.length,
    title: record.title ?? (firstRequest(record)?.split("\n")[0]?.slice(0, TITLE_MAX).trim() || null),
    last_message: oneLine(text(last?.content)?.replace(/```[\s\S]*?```/g, " "), LAST_MESSAGE_MAX),
    last_role: text(last?.role),
    active_turn: record.live,
  };
}

function threadRow(record: ChatRecord, project: ProjectRecord, id: string): ThreadRow {
  const messages = messagesOf(record);
  return {
    id,
    channel: record.channel,
    project: String(project.id),
    title: record.title ?? oneLine(firstRequest(record), TITLE_MAX) ?? `${record.channel} · ${id}`,
    messages: messages.length,
    started_at: text(messages[0]?.ts),
    last_ts: text(messages.at(-1)?.ts),
    active_turn: record.live,
  };
}

function firstRequest(record: ChatRecord): string | null {
  return text(record.turns.find((turn) => turn.role === "user")?.content);
}

function oneLine(words: string | null | undefined, max: number): string | null {
  return words?.replace(/\s+/g, " ").trim().slice(0, max) || null;
}

/** What was said, by either side: tools and notes of the system are not counted. */
function messagesOf({ turns }: ChatRecord): Turn[] {
  return turns.filter((turn) => turn.role === "user" || turn.role === "assistant");
}

function newestFirst(a: string | null, b: string | null): number {
  return (b ?? "").localeCompare(a ?? "");
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
