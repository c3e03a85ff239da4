"use client";

import type { Messages } from "../../messages/messages";
import { overviewMessages } from "../../messages/overview-messages";
import { type TimelineUi, useTimelineUi } from "../provider/timeline-ui";

const kept = new WeakMap<TimelineUi["messages"], Messages>();

/** How the host wants it, with the words that only an overview says. */
export function useOverviewUi(): TimelineUi & { messages: Messages } {
  const ui = useTimelineUi();
  const known = kept.get(ui.messages);
  const messages = known ?? { ...ui.messages, ...ui.wordsOf(overviewMessages) };
  if (!known) kept.set(ui.messages, messages);
  return { ...ui, messages };
}
