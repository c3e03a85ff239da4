"use client";

import { useEffect, useRef, useState } from "react";
import { conversationMessages } from "../../messages/conversation-messages";
import { groupsMessages } from "../../messages/groups-messages";
import { handoverMessages } from "../../messages/handover-messages";
import { histogramMessages } from "../../messages/overview-histogram-messages";
import type { TimelineEntry } from "../../model/types";
import type { OverviewFilter } from "../../view/filter";
import { handoverName } from "../../view/handover";
import { timelineToJson } from "../../view/handover-json";
import { timelineToMarkdown } from "../../view/handover-markdown";
import { innerButton } from "../shared/button-styles";
import type { ChatsReading } from "./ChatsNotice";
import { chatTitle } from "./chat-title";
import type { PopupPanelProps } from "./Popup";
import { PopupPanel } from "./PopupPanel";
import { saveFile } from "./save-file";
import { useOverviewUi } from "./use-overview-ui";

/** What is shown, and how it came to be there. */
export interface TakeAlongPanelProps {
  /** All of the range that was read, whatever the filter leaves of it. */
  all: readonly TimelineEntry[];
  shown: readonly TimelineEntry[];
  filter: OverviewFilter;
  /** How many entries were loaded, where a limit cut the rest of the range off; else null. */
  newest: number | null;
  otherChats: ChatsReading | undefined;
  asOf: number | undefined;
  footnote: string | undefined;
  /** Hears what came of it, to be said to a screen reader. */
  onDone(words: string): void;
}

/** The ways to take it along. What was copied, or why it was not, is said below them. */
export function Panel({ shown, onDone, ...rest }: TakeAlongPanelProps & PopupPanelProps) {
  const { id, button, onClose, ...known } = rest;
  const ui = useOverviewUi();
  const { messages, clock, locale, timeZone } = ui;
  const words = ui.wordsOf(handoverMessages);
  const [said, setSaid] = useState("");
  const [uncopied, setUncopied] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (uncopied === null) return;
    field.current?.focus();
    field.current?.select();
  }, [uncopied]);

  const options = () => ({
    ...known,
    now: clock.now(),
    locale,
    timeZone,
    messages: {
      ...messages,
      ...words,
      ...ui.wordsOf(groupsMessages),
      ...ui.wordsOf(histogramMessages),
      ...ui.wordsOf(conversationMessages),
    },
  });
  const markdown = () =>
    timelineToMarkdown(shown, {
      ...options(),
      chatHref: (entry) => absolute(ui.chatHref(entry)),
      chatTitle: chatTitle(known.otherChats?.titles),
    });
  const say = (text: string) => {
    setSaid(text);
    onDone(text);
  };
  const copy = async () => {
    const text = markdown();
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(null);
      say(words.copied);
    } catch {
      // No permission, or no clipboard: it stands outside of a secure page.
      setUncopied(text);
      say(words.copyFailed);
    }
  };
  const save = (ending: "md" | "json", type: string, text: string) => {
    const file = `${handoverName(known.filter, clock.now(), timeZone)}.${ending}`;
    setUncopied(null);
    say(saveFile(file, type, text) ? words.downloaded(file) : words.downloadFailed);
  };
  const print = () => {
    button.current?.focus();
    onClose();
    // Once the panel is gone.
    setTimeout(() => window.print());
  };
  const action = (name: string, act: () => void) => (
    <button
      type="button"
      onClick={act}
      className={`${innerButton} tl:block tl:min-h-7 tl:w-full tl:px-2 tl:hover:bg-soft`}
    >
      {name}
    </button>
  );
  return (
    <PopupPanel id={id} button={button} onClose={onClose} label={messages.takeAlong}>
      {action(words.copyMarkdown, () => void copy())}
      {action(words.downloadMarkdown, () => save("md", "text/markdown", markdown()))}
      {action(words.downloadJson, () => save("json", "application/json", timelineToJson(shown, options())))}
      {action(words.print, print)}
      {said !== "" && <p className="tl:max-w-60 tl:px-2 tl:py-1 tl:text-small tl:text-muted">{said}</p>}
      {uncopied !== null && (
        <textarea
          readOnly
          aria-label={words.copyMarkdown}
          value={uncopied}
          rows={6}
          ref={field}
          className="tl:m-1 tl:block tl:w-60 tl:max-w-full tl:resize-none tl:rounded-control tl:border tl:border-control tl:bg-card tl:p-1 tl:text-small tl:text-inherit"
        />
      )}
    </PopupPanel>
  );
}

/** What is taken elsewhere needs the whole address. */
function absolute(href: string | null): string | null {
  return href && new URL(href, document.baseURI).href;
}
