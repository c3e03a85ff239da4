import type { LedgerRow, Thread, Turn } from "../src/model";
import type { ChatRef } from "../src/model/chat-ref";
import { chatKey } from "../src/model/chat-ref";
import type { MilestoneLog } from "./milestone-log";

/** An agent of a project. Milestones carry its slug, steps its name. */
export interface MockAgent {
  slug: string;
  name: string;
  role?: string;
}

/** A turn that is being answered right now, as the listings show it. */
export interface ActiveTurn {
  turn_id: string;
  text: string;
  project_id: number;
  agent_slug: string | null;
  conversation_id: string | null;
  channel: string;
  model: string | null;
  started_at: string;
}

/** What a daemon with threads and turns says of a turn. APX 1.116.0 says nothing of the kind. */
export interface SaidOfTurn {
  /** One of `TURN_STATES`, or anything: readers have to take it. */
  turn_state?: string;
  /** A restart cut it off, and it was taken up again. */
  resumed?: true;
  /** Tools that the restart cut off in the middle of a change. */
  effect_unknown?: readonly string[];
}

/** A chat with its transcript. */
export interface ChatRecord {
  chat: ChatRef;
  channel: string;
  title: string | null;
  turns: Turn[];
  live: ActiveTurn | null;
  /** The conversation that it is of, where the daemon says it. */
  thread: Thread | null;
  /** What is said of its turns, by when their requests came. */
  said: Map<string, SaidOfTurn>;
}

/** Everything that the mock keeps of one project. */
export interface ProjectRecord {
  id: number;
  name: string;
  agents: MockAgent[];
  chats: Map<string, ChatRecord>;
  ledger: LedgerRow[];
  milestones: MilestoneLog;
}

/** The record of a chat, made where there is none yet. */
export function openChatRecord(project: ProjectRecord, chat: ChatRef): ChatRecord {
  const key = chatKey(chat);
  const found = project.chats.get(key);
  if (found) return found;
  const channel = chat.kind === "thread" ? chat.channel : "web";
  const none = { title: null, live: null, thread: null };
  const record: ChatRecord = { chat, channel, turns: [], said: new Map(), ...none };
  project.chats.set(key, record);
  return record;
}

/**
 * Whether a turn of this chat is live. The daemon's register knows a conversation by its id alone, so a turn of one
 * agent also reads as live in another agent's conversation with the same id.
 */
export function isLive(project: ProjectRecord, chat: ChatRef): boolean {
  if (chat.kind === "thread") return project.chats.get(chatKey(chat))?.live != null;
  return liveConversationIds(project).includes(chat.id);
}

/** The chat from which a tool is called, where a turn in it is live. */
export function findLive(
  project: ProjectRecord,
  {
    conversation_id,
    channel,
    thread_id,
    agent,
  }: Partial<Record<"conversation_id" | "channel" | "thread_id" | "agent", string | null>>,
): ChatRecord | undefined {
  return [...project.chats.values()].find(
    ({ chat, live }) =>
      live !== null &&
      (chat.kind === "conversation"
        ? chat.id === conversation_id && chat.agent === agent
        : chat.id === thread_id && chat.channel === channel),
  );
}

/** The ids of all conversations in which a turn is live. */
export function liveConversationIds(project: ProjectRecord): string[] {
  return [...project.chats.values()].flatMap(({ chat, live }) =>
    live && chat.kind === "conversation" ? [chat.id] : [],
  );
}
