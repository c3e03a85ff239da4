import type { TimelineEntry } from "../model/types";
import { channelValue } from "./filter";

/**
 * What is the same for all entries of one chat, and another for each chat: the thread where an entry says it, so that
 * Home is one over all its channels; else an agent's conversation, a channel's thread, or what a channel holds that names
 * no chat.
 */
export function chatKeyOf(entry: TimelineEntry): string {
  const { thread, conversation_id: conversation, thread_id: id } = entry;
  const agent = entry.kind === "derived" ? entry.agent_slug : entry.agent;
  if (thread?.id) return JSON.stringify(["thread", thread.id]);
  // The id of a conversation is a day and a number: without its agent it may be anybody's.
  if (agent && conversation) return JSON.stringify(["conversation", agent, conversation]);
  if (entry.channel && id) return JSON.stringify(["channel", entry.channel, id]);
  return JSON.stringify(["channel", channelValue(entry)]);
}
