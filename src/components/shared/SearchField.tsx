"use client";

import { type KeyboardEvent, useState, useTransition } from "react";
import { useTimelineUi } from "../provider/timeline-ui";
import { focusRing } from "./button-styles";
import { Glyph } from "./Glyph";

interface SearchFieldProps {
  text: string;
  onChange(text: string): void;
}

/**
 * Words to look for in titles and notes. What is typed is there at once; what it asks for gives way to the next key.
 * Renders an `<input>` element, with its sign, in a `<span>`.
 */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const { messages } = useTimelineUi();
  const [typed, setTyped] = useState(text);
  const [isAsking, startAsking] = useTransition();
  const shown = isAsking ? typed : text;
  const type = (next: string) => {
    setTyped(next);
    startAsking(() => {
      onChange(next);
    });
  };
  // The host may have put us inside a form of its own, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") event.preventDefault();
  };
  return (
    <span
      className={`tl:relative tl:inline-flex tl:min-w-0 tl:flex-[1_1_11rem] tl:items-center ${shown === "" ? "tl:print:hidden" : ""}`}
    >
      <Glyph
        name="search"
        className="tl:pointer-events-none tl:absolute tl:start-2 tl:size-3.5 tl:text-muted"
      />
      <input
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        value={shown}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
        className={`tl:min-h-7 tl:w-full tl:min-w-0 tl:appearance-none tl:rounded-control tl:border tl:border-control tl:bg-card tl:ps-7 tl:pe-2 tl:placeholder:text-muted tl:placeholder:opacity-100 ${focusRing}`}
      />
    </span>
  );
}
