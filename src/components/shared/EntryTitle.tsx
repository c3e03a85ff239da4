"use client";

import type { TimelineEntry } from "../../model/types";
import { nameOf } from "../../view/name-of";
import { shownText } from "../../view/shown-text";
import { useTimelineUi } from "../provider/timeline-ui";
import { bareButton, focusRing } from "./button-styles";
import { Glyph } from "./Glyph";
import { HostLink } from "./HostLink";
import { joinClass } from "./join-class";

const line =
  "tl:block tl:w-fit tl:max-w-full tl:min-w-0 tl:line-clamp-3 tl:wrap-anywhere tl:@min-[22.5rem]:truncate";

/** 24 px high to hit, over the lines beside it, yet no higher in the row than its words. */
const target = "tl:relative tl:min-w-6 tl:py-[0.2em] tl:-my-[0.2em]";

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
  const { messages, chatHref, faults } = useTimelineUi();
  const name = nameOf(entry, messages);
  const words = name === entry.title ? shownText(name) : <em>{name}</em>;
  const look = joinClass(line, className ?? "tl:font-semibold");

  if (onSelect) {
    return (
      <button
        type="button"
        className={joinClass(bareButton, target, "tl:block tl:max-w-full tl:hover:underline")}
        onClick={() => faults.call(onSelect, entry)}
      >
        <span data-slot="timeline-title" dir="auto" className={look}>
          {words}
        </span>
      </button>
    );
  }

  const href = linked ? chatHref(entry) : null;
  if (href === null) {
    return (
      <span data-slot="timeline-title" dir="auto" className={look}>
        {words}
      </span>
    );
  }
  const linkLook = joinClass(
    "tl:flex tl:w-fit tl:max-w-full tl:items-center tl:gap-1 tl:no-underline tl:text-inherit tl:rounded-control tl:hover:underline",
    target,
    focusRing,
  );
  return (
    <HostLink href={href} className={linkLook}>
      <span data-slot="timeline-title" dir="auto" className={look}>
        {words}
      </span>
      <Glyph name="outward" className="tl:size-3 tl:text-muted tl:rtl:-scale-x-100" />
    </HostLink>
  );
}
