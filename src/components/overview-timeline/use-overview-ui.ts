"use client";

import type { CommonMessages } from "../../messages/common-words";
import { overviewMessages } from "../../messages/overview-messages";
import type { OverviewMessages } from "../../messages/overview-words";
import { type TimelineUi, useTimelineUi } from "../provider/timeline-ui";

type OverviewWords = CommonMessages & OverviewMessages;

const kept = new WeakMap<CommonMessages, OverviewWords>();

/** How the host wants it, with the words that only an overview says. */
export function useOverviewUi(): TimelineUi & { messages: OverviewWords } {
  const ui = useTimelineUi();
  const known = kept.get(ui.messages);
  const messages = known ?? { ...ui.messages, ...ui.wordsOf(overviewMessages) };
  if (!known) kept.set(ui.messages, messages);
  return { ...ui, messages };
}
