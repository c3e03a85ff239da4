import type { ChatRef } from "../model/chat-ref";
import type { TimelineEntry } from "../model/types";
import { type ChatSubject, groupByChat } from "./chat-groups";
import { groupByDay, type KeyedEntry } from "./day-groups";
import type { Handover } from "./handover";
import type { HandoverWords } from "./handover-words";
import { groupEntriesByTrack } from "./track-groups";

/** What stands under one heading of what is taken along. */
export interface HandoverSection {
  /** Text of unknown origin in part: a chat or a track is called as people call it. */
  heading: string;
  entries: readonly TimelineEntry[];
}

/** What chats are called by people. */
interface ChatNames {
  /** Display names of agents by slug. */
  agents: ReadonlyMap<string, string>;
  titleOf: ((chat: ChatRef) => string | null) | undefined;
}

/** Entries under the headings that the filter asks for, in the order in which an overview shows them. */
export function handoverSections(
  entries: readonly TimelineEntry[],
  { filter: { groupBy, oldestFirst, tracks }, messages, times }: Handover,
  { agents, titleOf = () => null }: ChatNames,
): HandoverSection[] {
  switch (groupBy) {
    case "day":
      return groupByDay(entries, times.timeZone, oldestFirst).map(({ day, rows }) =>
        // A day is read on another day: it says its year.
        section(day === null ? messages.undated : (times.day(day, Number.NaN) ?? day), rows),
      );
    case "chat":
      return groupByChat(entries, { titleOf, oldestFirst }).map(({ of, rows }) =>
        section(chatName(of, messages, agents), rows),
      );
    case "track":
      return groupEntriesByTrack(entries, { only: tracks, oldestFirst }).map(({ of, rows }) =>
        section(of.track || messages.noTrack, rows),
      );
  }
}

function section(heading: string, rows: readonly KeyedEntry[]): HandoverSection {
  return { heading, entries: rows.map(({ entry }) => entry) };
}

function chatName(chat: ChatSubject, messages: HandoverWords, agents: ReadonlyMap<string, string>): string {
  switch (chat.kind) {
    case "told":
      return chat.thread.title?.trim() || chat.thread.id;
    case "channel":
      return messages.channelName(chat.channel) || messages.noChannel;
    case "thread":
      return chat.title || `${messages.channelName(chat.channel)} · ${chat.id}`;
    case "conversation":
      return chat.title || `${agents.get(chat.agent) ?? chat.agent} · ${chat.id}`;
  }
}
