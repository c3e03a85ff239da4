import type { ChatRef } from "../model/chat-ref";
import type { TimelineEntry } from "../model/types";
import { groupByChat } from "./chat-groups";
import { groupByDay, type KeyedEntry } from "./day-groups";
import { groupName } from "./group-name";
import type { Handover } from "./handover";
import { type GroupSubject, groupEntriesByTrack } from "./track-groups";

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
  // As on screen, but it is read in another year too.
  const naming = { messages, words: messages, times, names: agents, now: Number.NaN };
  const headingOf = (of: GroupSubject) => groupName(of, naming).join(" · ");
  switch (groupBy) {
    case "day":
      return groupByDay(entries, times.timeZone, oldestFirst).map(({ day, rows }) =>
        // A day is read on another day: it says its year.
        section(day === null ? messages.undated : (times.day(day, Number.NaN) ?? day), rows),
      );
    case "chat":
      return groupByChat(entries, { titleOf, oldestFirst }).map(({ of, rows }) =>
        section(headingOf(of), rows),
      );
    case "track":
      return groupEntriesByTrack(entries, { only: tracks, oldestFirst }).map(({ of, rows }) =>
        section(headingOf(of), rows),
      );
  }
}

function section(heading: string, rows: readonly KeyedEntry[]): HandoverSection {
  return { heading, entries: rows.map(({ entry }) => entry) };
}
