import type { ChecksMessages } from "./checks-words";
import type { CommonMessages } from "./common-words";
import type { ComparisonMessages } from "./comparison-words";
import type { ConversationMessages } from "./conversation-words";
import type { GroupsMessages } from "./groups-words";
import type { HandoverMessages } from "./handover-words";
import type { HistogramMessages } from "./overview-histogram-words";
import type { OverviewMessages } from "./overview-words";
import type { TriageMessages } from "./triage-words";

/**
 * Every word on screen. Strings stand as they are; functions take data and give a finished phrase.
 * Override any of them through the provider's `messages`.
 */
export interface Messages
  extends CommonMessages,
    OverviewMessages,
    HandoverMessages,
    GroupsMessages,
    ConversationMessages,
    ChecksMessages,
    TriageMessages,
    ComparisonMessages,
    HistogramMessages {}
