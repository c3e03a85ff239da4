"use client";

import { useEffect, useRef } from "react";
import { rowElements } from "../long-list/list-elements";
import { useTimelineUi } from "../provider/timeline-ui";
import { textButton } from "./button-styles";

interface MoreRowsProps {
  /** How many rows are there but not drawn. */
  count: number;
  /** What the button says. @default how many steps more */
  label?: string | undefined;
  drawMore(rows?: number): void;
}

/**
 * The end of a list of which not all rows are drawn yet: draws more when it is scrolled to, or pressed. Renders a
 * `<button>` element, or nothing when all rows are there.
 */
export function MoreRows({ count, label, drawMore }: MoreRowsProps) {
  const { messages } = useTimelineUi();
  const button = useRef<HTMLButtonElement>(null);
  const held = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!button.current) {
      // With the last rows the button goes. The focus that it had stays where it was, which is now in the list.
      if (document.activeElement === document.body) held.current?.focus();
      held.current = null;
      return;
    }
    if (held.current) held.current = lastRowBefore(button.current);
    // Where nothing tells what is in sight (a test, an old browser), all rows are drawn.
    if (typeof IntersectionObserver === "undefined") return drawMore(count);
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) drawMore();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  });
  if (count <= 0) return null;
  return (
    <button
      ref={button}
      type="button"
      className={`${textButton} tl:mx-3 tl:mb-2`}
      onClick={() => drawMore()}
      onFocus={({ currentTarget }) => {
        held.current = lastRowBefore(currentTarget);
      }}
      onBlur={() => {
        held.current = null;
      }}
    >
      {label ?? messages.moreSteps(count)}
    </button>
  );
}

function lastRowBefore(button: HTMLElement): HTMLElement | null {
  const list = button.previousElementSibling;
  return list instanceof HTMLElement ? (rowElements(list).at(-1) ?? null) : null;
}
