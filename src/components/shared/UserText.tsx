import { shownText } from "../../view/shown-text";
import { joinClass } from "./join-class";

/**
 * Words of a person or an agent: shown as they are, never parsed, in their own direction, isolated from ours.
 * Renders a `<bdi>` element.
 */
export function UserText({ children, className }: { children: string; className?: string }) {
  return <bdi className={joinClass("tl:wrap-anywhere", className)}>{shownText(children)}</bdi>;
}
