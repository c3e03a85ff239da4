"use client";

import type { TimelineEntry } from "../../model/types";
import { nameOf } from "../../view/name-of";
import { shownText } from "../../view/shown-text";
import { useTimelineUi } from "../provider/timeline-ui";
import { bareButton, focusRing } from "./button-styles";
import { Glyph } from "./Glyph";
import { joinClass } from "./join-class";
import { useChatHref } from "./use-chat-href";

const line =
  "tl:block tl:w-fit tl:max-w-full tl:min-w-0 tl:line-clamp-3 tl:wrap-anywhere tl:@min-[360px]:truncate";

/** 24 px high to hit, yet no higher in the row than its words. */
const target = "tl:min-w-6 tl:py-[0.2em] tl:-my-[0.2em]";

interface EntryTitleProps {
  entry: TimelineEntry;
  /** Look of the words, where the state greys them. @default bold */
  className?: string | undefined;
  /** Called instead of following a link; the title is then a button. */
  onSelect?: ((entry: TimelineEntry) => void) | undefined;
  /** Whether to link to the entry's chat. */
  linked?: boolean;
}

/** What was asked for, on one line: a link to its chat, a button that jumps to its turn, or plain text. */
export function EntryTitle({ entry, className, onSelect, linked = false }: EntryTitleProps) {
  const { messages, Link, onError } = useTimelineUi();
  const href = useChatHref(entry, linked && !onSelect);
  const name = nameOf(entry, messages);
  const words = name === entry.title ? shownText(name) : <em>{name}</em>;
  const look = joinClass(line, className ?? "tl:font-semibold");

  if (onSelect) {
    const select = () => {
      try {
        onSelect(entry);
      } catch (error) {
        onError(error);
      }
    };
    return (
      <button
        type="button"
        className={joinClass(bareButton, target, "tl:block tl:max-w-full tl:hover:underline")}
        onClick={select}
      >
        <span dir="auto" className={look}>
          {words}
        </span>
      </button>
    );
  }

  if (href === null) {
    return (
      <span dir="auto" className={look}>
        {words}
      </span>
    );
  }
  const linkLook = joinClass(
    "tl:flex tl:w-fit tl:max-w-full tl:items-center tl:gap-1 tl:no-underline tl:text-inherit tl:rounded-control tl:hover:underline",
    target,
    focusRing,
  );
  const content = (
    <>
      <span dir="auto" className={look}>
        {words}
      </span>
      <Glyph name="outward" className="tl:size-3 tl:text-muted tl:rtl:-scale-x-100" />
    </>
  );
  return Link ? (
    <Link href={href} className={linkLook}>
      {content}
    </Link>
  ) : (
    <a href={href} className={linkLook}>
      {content}
    </a>
  );
}
