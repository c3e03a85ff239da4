import { type ChatRef, chatKey } from "../../model/chat-ref";
import type { ChatTitle } from "../../query/other-chats/use-other-chats";

/** What people call a chat, of those that are known by a title. */
export function chatTitle(titles: readonly ChatTitle[] = []): (chat: ChatRef) => string | null {
  const named = new Map(titles.map(({ chat, title }) => [chatKey(chat), title]));
  return (chat) => named.get(chatKey(chat)) ?? null;
}
