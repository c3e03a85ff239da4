import type { ListItems } from "../../view/drawn-items";
import { positionAt } from "./list-elements";

/** Something in a row that a reader opened or is filling in. */
const IN_USE = ':scope li :is([aria-expanded="true"], form)';

/**
 * The keys of rows that stay drawn wherever the list is scrolled to: what has the focus, with a neighbour on each side
 * for the Tab key to go to; the ends of a selection; what has details unfolded or a form open.
 */
export function heldKeys(list: HTMLElement, { keys }: ListItems): ReadonlySet<string> {
  const held = new Set<string>();
  const hold = (position: number) => {
    const key = keys[position];
    if (key !== undefined) held.add(key);
  };
  const { activeElement } = list.ownerDocument;
  const focused = list.contains(activeElement) ? positionAt(activeElement) : null;
  if (focused !== null) for (const near of [-1, 0, 1]) hold(focused + near);
  const selection = list.ownerDocument.getSelection();
  if (selection && !selection.isCollapsed) {
    for (const node of [selection.anchorNode, selection.focusNode]) {
      const position = list.contains(node) ? positionAt(node) : null;
      if (position !== null) hold(position);
    }
  }
  for (const used of list.querySelectorAll(IN_USE)) {
    const position = positionAt(used);
    if (position !== null) hold(position);
  }
  return held;
}
