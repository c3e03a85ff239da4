/**
 * Which chat: an agent's conversation, or a thread of a channel. Ids repeat across agents and channels, so all of it
 * together names a chat.
 */
export type ChatRef =
  | { kind: "conversation"; agent: string; id: string }
  | { kind: "thread"; channel: string; id: string };

/** A key that is the same for the same chat and for no other. */
export function chatKey(chat: ChatRef): string {
  return chat.kind === "conversation"
    ? JSON.stringify([chat.kind, chat.agent, chat.id])
    : JSON.stringify([chat.kind, chat.channel, chat.id]);
}
