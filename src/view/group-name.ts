import type { ConversationMessages } from "../messages/conversation-words";
import type { GroupsMessages } from "../messages/groups-words";
import type { OverviewMessages } from "../messages/overview-words";
import type { TimeFormat } from "../messages/time-format";
import { isThreadKind, type Thread } from "../model/thread";
import { isDay } from "./local-day";
import { quotedText } from "./shown-text";
import { rawText } from "./step-status";
import type { GroupSubject } from "./track-groups";

/** What a thread is: its kind in words, also one that this version does not know. */
export function threadKindName({ kind }: Thread, words: ConversationMessages): string {
  return isThreadKind(kind) ? words.threadKind[kind] : words.unknownThreadKind(quotedText(rawText(kind)));
}

/** The words of groups, and those of the threads that entries may be of. */
export type GroupWords = GroupsMessages & ConversationMessages;

/** What groups are named with. */
export interface GroupNaming {
  messages: Pick<OverviewMessages, "channelName" | "noChannel">;
  words: GroupWords;
  times: TimeFormat;
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
  /** In ms: a day of another year says it. NaN for a text that is read in any year. */
  now: number;
}

/** What a chat or a track is called, in one part or two: its title, else whose it is and which. */
export function groupName(of: GroupSubject, { messages, words, times, names, now }: GroupNaming): string[] {
  switch (of.kind) {
    case "track":
      return [of.track === "" ? words.withoutTrack : of.track];
    case "told":
      return [of.thread.title?.trim() ? of.thread.title : threadKindName(of.thread, words)];
    case "channel":
      return [words.outsideChats(messages.channelName(of.channel) || messages.noChannel)];
    case "conversation":
      return of.title ? [of.title] : [names.get(of.agent) ?? of.agent, of.id];
    case "thread": {
      if (of.title) return [of.title];
      const day = isDay(of.id) ? times.shortDay(of.id, now) : null;
      return [messages.channelName(of.channel), day ?? of.id];
    }
  }
}
