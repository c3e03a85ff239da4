import { shownText } from "../../view/shown-text";
import { joinClass } from "./join-class";

interface UserTextProps {
  children: string;
  className?: string;
  "data-slot"?: string;
}

/**
 * Words of a person or an agent: shown as they are, never parsed, in their own direction, isolated from ours.
 * Renders a `<bdi>` element.
 */
export function UserText({ children, className, "data-slot": slot }: UserTextProps) {
  return (
    <bdi data-slot={slot} className={joinClass("tl:wrap-anywhere", className)}>
      {shownText(children)}
    </bdi>
  );
}
