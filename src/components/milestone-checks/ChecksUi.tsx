"use client";

import { createContext, type ReactNode, useContext, useMemo } from "react";
import { checksMessages } from "../../messages/checks-messages";
import type { ChecksMessages } from "../../messages/checks-words";
import { type TimelineUi, TimelineUiContext, useTimelineUi } from "../provider/timeline-ui";

const WordsContext = createContext<ChecksMessages | null>(null);

/**
 * Gives what stands in it the words of milestone checks, in place of those that speak of a timeline too.
 * Renders no element of its own.
 */
export function ChecksUi({ children }: { children: ReactNode }) {
  const ui = useContext(TimelineUiContext);
  const { words, own } = useMemo(() => {
    const words = ui.wordsOf(checksMessages);
    const messages = { ...ui.messages, ...words.ofChecks };
    return { words, own: { ...ui, messages, onServer: { ...ui.onServer, messages } } };
  }, [ui]);
  return (
    <TimelineUiContext.Provider value={own}>
      <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
    </TimelineUiContext.Provider>
  );
}

/** How the host wants it, with the words that only milestone checks say. */
export function useChecksUi(): TimelineUi & { words: ChecksMessages } {
  const ui = useTimelineUi();
  const words = useContext(WordsContext) ?? ui.wordsOf(checksMessages);
  return { ...ui, words };
}
