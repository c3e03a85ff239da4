import type { TimeFormat } from "../messages/time-format";
import type { TimelineEntry } from "../model/types";
import { type ChatSubject, groupByChat } from "./chat-groups";
import { groupByDay, type KeyedEntry } from "./day-groups";
import type { OverviewFilter } from "./filter";
import type { HandoverWords } from "./handover-words";
import { groupEntriesByTrack } from "./track-groups";

/** What stands under one heading of what is taken along. */
export interface HandoverSection {
  /** Text of unknown origin in part: a chat or a track is called as people call it. */
  heading: string;
  entries: readonly TimelineEntry[];
}

/** Entries under the headings that the filter asks for, in the order in which an overview shows them. */
export function handoverSections(
  entries: readonly TimelineEntry[],
  { groupBy, oldestFirst, tracks }: OverviewFilter,
  messages: HandoverWords,
  times: TimeFormat,
): HandoverSection[] {
  switch (groupBy) {
    case "day":
      return groupByDay(entries, times.timeZone, oldestFirst).map(({ day, rows }) =>
        // A day is read on another day: it says its year.
        section(day === null ? messages.undated : (times.day(day, Number.NaN) ?? day), rows),
      );
    case "chat":
      return groupByChat(entries, { titleOf: () => null, oldestFirst }).map(({ of, rows }) =>
        section(chatName(of, messages), rows),
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

function chatName(chat: ChatSubject, messages: HandoverWords): string {
  switch (chat.kind) {
    case "told":
      return chat.thread.title?.trim() || chat.thread.id;
    case "channel":
      return messages.channelName(chat.channel) || messages.noChannel;
    case "thread":
      return `${messages.channelName(chat.channel)} · ${chat.id}`;
    case "conversation":
      return `${chat.agent} · ${chat.id}`;
  }
}
