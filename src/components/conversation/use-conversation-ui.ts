"use client";

import type { CommonMessages } from "../../messages/common-words";
import { conversationMessages } from "../../messages/conversation-messages";
import type { ConversationMessages } from "../../messages/conversation-words";
import { type TimelineUi, useTimelineUi } from "../provider/timeline-ui";

const kept = new WeakMap<CommonMessages, ConversationMessages>();

/** How the host wants it, and the words of threads, turns and jobs. */
export function useConversationUi(): TimelineUi & { words: ConversationMessages } {
  const ui = useTimelineUi();
  const words = kept.get(ui.messages) ?? ui.wordsOf(conversationMessages);
  kept.set(ui.messages, words);
  return { ...ui, words };
}
