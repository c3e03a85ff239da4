import { type ChatRef, chatKey } from "../model/chat-ref";
import type { TimelineEntry } from "../model/types";
import type { KeyedEntry } from "./day-groups";
import { channelValue } from "./filter";
import { compareWork, inOrder, type WorkGroup, workGroup } from "./work-groups";

/** A chat and what people call it, where that is known; or what a channel holds that names no chat. */
export type ChatSubject = (ChatRef & { title: string | null }) | { kind: "channel"; channel: string };

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
  for (const row of inOrder(entries)) {
    const chat = chatOf(row.entry);
    const channel = channelValue(row.entry);
    const key = `chat ${chat ? chatKey(chat) : JSON.stringify(["channel", channel])}`;
    const known = groups.get(key);
    if (known) known.rows.push(row);
    else {
      const of = chat ? { ...chat, title: titleOf(chat) } : { kind: "channel" as const, channel };
      groups.set(key, { of, rows: [row] });
    }
  }
  return [...groups]
    .map(([key, { of, rows }]) => workGroup(key, of, rows))
    .toSorted(compareWork(plainName, oldestFirst));
}

function plainName(of: ChatSubject): string {
  switch (of.kind) {
    case "channel":
      return of.channel;
    case "thread":
      return of.title ?? `${of.channel} ${of.id}`;
    case "conversation":
      return of.title ?? `${of.agent} ${of.id}`;
  }
}
