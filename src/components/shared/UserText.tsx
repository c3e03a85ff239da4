"use client";

import { useContext } from "react";
import { shownText } from "../../view/shown-text";
import { joinClass } from "./join-class";
import { SearchMarksContext } from "./search-marks";

interface UserTextProps {
  children: string;
  className?: string;
  /** Not among what a search looks at, so that nothing is marked in it. @default false */
  unsearched?: boolean;
  "data-slot"?: string;
}

/**
 * Words of a person or an agent: shown as they are, never parsed, in their own direction, isolated from ours.
 * Renders a `<bdi>` element.
 */
export function UserText({ children, className, unsearched = false, "data-slot": slot }: UserTextProps) {
  const marks = useContext(SearchMarksContext);
  const text = shownText(children);
  return (
    <bdi data-slot={slot} className={joinClass("tl:wrap-anywhere", className)}>
      {marks && !unsearched ? marks.mark(text) : text}
    </bdi>
  );
}
