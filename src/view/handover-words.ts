import { boundMessages } from "../messages/bound-messages";
import { commonMessages } from "../messages/common-messages";
import type { CommonMessages } from "../messages/common-words";
import { containedWords } from "../messages/contained-words";
import { conversationMessages } from "../messages/conversation-messages";
import type { ConversationMessages } from "../messages/conversation-words";
import { groupsMessages } from "../messages/groups-messages";
import type { GroupsMessages } from "../messages/groups-words";
import { handoverMessages } from "../messages/handover-messages";
import type { HandoverMessages } from "../messages/handover-words";
import type { Messages } from "../messages/messages";
import { histogramMessages } from "../messages/overview-histogram-messages";
import type { HistogramMessages } from "../messages/overview-histogram-words";
import { overviewMessages } from "../messages/overview-messages";
import type { OverviewMessages } from "../messages/overview-words";

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
