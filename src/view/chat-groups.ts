import { type ChatRef, chatKey } from "../model/chat-ref";
import type { Thread } from "../model/thread";
import type { TimelineEntry } from "../model/types";
import type { KeyedEntry } from "./day-groups";
import { channelValue } from "./filter";
import { compareWork, inOrder, type WorkGroup, workGroup } from "./work-groups";

/**
 * What entries are under by chat: the thread that they say they are of, which may be one over several channels; a chat
 * and what people call it, where that is known; or what a channel holds that names no chat.
 */
export type ChatSubject =
  | { kind: "told"; thread: Thread }
  | (ChatRef & { title: string | null })
  | { kind: "channel"; channel: string };

/**
 * The chat that an entry came from: an agent's conversation, or a channel's thread. `null` where it names none, as what
 * rooms, agents among themselves and some runs leave in a project's ledger.
 */
export function chatOf(entry: TimelineEntry): ChatRef | null {
  const { channel, conversation_id, thread_id } = entry;
  const agent = entry.kind === "derived" ? entry.agent_slug : entry.agent;
  // The id of a conversation is a day and a number: without its agent it may be anybody's.
  if (agent && conversation_id) return { kind: "conversation", agent, id: conversation_id };
  if (channel && thread_id) return { kind: "thread", channel, id: thread_id };
  return null;
}

/**
 * Tells what is the same for all of these entries that are of one chat, and another for each chat; `null` where an entry
 * names none. It is the thread where an entry says it, so that Home is one over all its channels; and where others of the
 * same chat do, all the same one.
 */
export function chatKeys(entries: readonly TimelineEntry[]): (entry: TimelineEntry) => string | null {
  const threads = new Map<string, Set<string>>();
  for (const entry of entries) {
    const chat = chatOf(entry);
    if (!chat || !entry.thread?.id) continue;
    const key = chatKey(chat);
    threads.set(key, (threads.get(key) ?? new Set()).add(entry.thread.id));
  }
  return (entry) => {
    const chat = chatOf(entry);
    const key = chat && chatKey(chat);
    // A chat that was of several threads says of none of its entries which.
    const [only, ...others] = key === null ? [] : (threads.get(key) ?? []);
    const thread = entry.thread?.id || (others.length > 0 ? undefined : only);
    return thread ? JSON.stringify(["told", thread]) : key;
  };
}

/**
 * Entries by chat, oldest first in each, the chat with the most unfinished work first (see `compareWork`). What names no
 * chat is grouped by its channel. Keys of rows and groups are unique across all groups.
 *
 * @param titleOf What people call a chat, or `null`.
 * @param oldestFirst Whether the chat whose open work has been waiting longest comes first.
 */
export function groupByChat(
  entries: readonly TimelineEntry[],
  { titleOf, oldestFirst = false }: { titleOf: (chat: ChatRef) => string | null; oldestFirst?: boolean },
): WorkGroup<ChatSubject>[] {
  const groups = new Map<string, { of: ChatSubject; rows: KeyedEntry[] }>();
  const keyOf = chatKeys(entries);
  for (const row of inOrder(entries)) {
    const key = `chat ${keyOf(row.entry) ?? JSON.stringify(["channel", channelValue(row.entry)])}`;
    const { thread } = row.entry;
    const known = groups.get(key);
    if (!known) groups.set(key, { of: subjectOf(row.entry, titleOf), rows: [row] });
    else {
      known.rows.push(row);
      // A thread may be called anew: what it is called now counts.
      if (thread?.id && (known.of.kind !== "told" || thread.title?.trim()))
        known.of = { kind: "told", thread };
    }
  }
  return [...groups]
    .map(([key, { of, rows }]) => workGroup(key, of, rows))
    .toSorted(compareWork(plainName, oldestFirst));
}

function subjectOf(entry: TimelineEntry, titleOf: (chat: ChatRef) => string | null): ChatSubject {
  if (entry.thread?.id) return { kind: "told", thread: entry.thread };
  const chat = chatOf(entry);
  return chat ? { ...chat, title: titleOf(chat) } : { kind: "channel", channel: channelValue(entry) };
}

function plainName(of: ChatSubject): string {
  switch (of.kind) {
    case "told":
      return of.thread.title ?? of.thread.kind;
    case "channel":
      return of.channel;
    case "thread":
      return of.title ?? `${of.channel} ${of.id}`;
    case "conversation":
      return of.title ?? `${of.agent} ${of.id}`;
  }
}
