"use client";

import type { CommonMessages } from "../../../messages/common-words";
import type { OverviewMessages } from "../../../messages/overview-words";
import { triageMessages } from "../../../messages/triage-messages";
import type { TriageMessages } from "../../../messages/triage-words";
import type { TimelineUi } from "../../provider/timeline-ui";
import { useOverviewUi } from "../use-overview-ui";

type TriageWords = CommonMessages & OverviewMessages & TriageMessages;

const kept = new WeakMap<CommonMessages, TriageWords>();

/** How the host wants it, with the words of working off what is unfinished. */
export function useTriageUi(): TimelineUi & { messages: TriageWords } {
  const ui = useOverviewUi();
  const known = kept.get(ui.messages);
  const messages = known ?? { ...ui.messages, ...ui.wordsOf(triageMessages) };
  if (!known) kept.set(ui.messages, messages);
  return { ...ui, messages };
}
