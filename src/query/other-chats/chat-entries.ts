import type { Timeline, TimelineEntry } from "../../model/types";
import { correctConversation, correctThread } from "../corrections";
import type { ListedChat } from "./chat-listing";

/**
 * A chat's timeline as rows among those of other chats: without another chat's milestones, and each step with where it
 * comes from, which the answer of one chat does not say.
 */
export function chatEntries({ chat, channel }: ListedChat, timeline: Timeline): TimelineEntry[] {
  switch (chat.kind) {
    case "conversation":
      return correctConversation(timeline, chat.agent).entries.map((entry) =>
        entry.kind === "declared"
          ? entry
          : { ...entry, channel, agent_slug: chat.agent, conversation_id: chat.id },
      );
    case "thread":
      return correctThread(timeline).entries.map((entry) =>
        entry.kind === "declared"
          ? entry
          : { ...entry, channel, agent_slug: null, conversation_id: null, thread_id: chat.id },
      );
  }
}
