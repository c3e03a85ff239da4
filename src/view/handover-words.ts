import { boundMessages } from "../messages/bound-messages";
import { commonMessages } from "../messages/common-messages";
import { containedWords } from "../messages/contained-words";
import type { ConversationMessages } from "../messages/conversation-en";
import { conversationMessages } from "../messages/conversation-messages";
import type { CommonMessages } from "../messages/en";
import type { GroupsMessages } from "../messages/groups-en";
import { groupsMessages } from "../messages/groups-messages";
import type { HandoverMessages } from "../messages/handover-en";
import { handoverMessages } from "../messages/handover-messages";
import type { Messages } from "../messages/messages";
import type { OverviewMessages } from "../messages/overview-en";
import type { HistogramMessages } from "../messages/overview-histogram-en";
import { histogramMessages } from "../messages/overview-histogram-messages";
import { overviewMessages } from "../messages/overview-messages";

/** All words that a handover may say. */
export type HandoverWords = CommonMessages &
  OverviewMessages &
  HandoverMessages &
  GroupsMessages &
  HistogramMessages &
  ConversationMessages;

/** The words of a locale, with those of the host in place of ours. */
export function handoverWords(locale: string, theirs: Partial<Messages> = {}): HandoverWords {
  const words = {
    ...boundMessages(commonMessages, locale),
    ...boundMessages(overviewMessages, locale),
    ...boundMessages(handoverMessages, locale),
    ...boundMessages(groupsMessages, locale),
    ...boundMessages(histogramMessages, locale),
    ...boundMessages(conversationMessages, locale),
  };
  return containedWords(words, theirs, () => undefined);
}
