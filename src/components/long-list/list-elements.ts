import { type DrawnItem, headingOf, type ListItems } from "../../view/drawn-items";

// A row that cannot be drawn is a line that says so, in its place.
const ROW = 'li:is([data-slot="timeline-entry"], [data-slot="timeline-fault"], [data-slot="timeline-job"])';
const ITEM = `${ROW}, [data-heading]`;

/** Where an item stands in its list, among all of them. */
export const POSITION = "data-position";

/** The elements of the items that are drawn, in order. */
export function itemElements(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ITEM)];
}

/** The rows that are drawn, in order. */
export function rowElements(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ROW)];
}

/** The position of the row or heading that `node` is in, or null where it is in none. */
export function positionAt(node: Node | null): number | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const position = element?.closest(ITEM)?.getAttribute(POSITION);
  return position ? Number(position) : null;
}

/**
 * Tells assistive technology how long the list is and where in it each row stands, though most rows are not drawn. Set
 * by hand: when the oldest row of a list goes, all others move up by one, and for that none has to be rendered again.
 */
export function numberItems(list: HTMLElement, items: ListItems, drawn: readonly DrawnItem[]) {
  for (const [index, element] of itemElements(list).entries()) {
    const position = drawn[index]?.position;
    if (position === undefined) return;
    element.setAttribute(POSITION, String(position));
    const heading = headingOf(position, items.headings);
    if (position === heading) continue;
    const end = items.headings.find((other) => other > position) ?? items.keys.length;
    element.setAttribute("aria-setsize", String(end - heading - 1));
    element.setAttribute("aria-posinset", String(position - heading));
  }
}

/** Takes the numbers back, where the list is short enough to be there as a whole. */
export function unnumberItems(list: HTMLElement) {
  for (const element of itemElements(list)) {
    for (const name of [POSITION, "aria-setsize", "aria-posinset"]) element.removeAttribute(name);
  }
}

/** How high an item is, in px. A heading has the padding of the list under it as well. */
export function heightOf(element: HTMLElement): number {
  const { height } = element.getBoundingClientRect();
  const below = element.matches(ROW) ? null : element.nextElementSibling;
  if (!below) return height;
  const { paddingTop, paddingBottom } = getComputedStyle(below);
  return height + (Number.parseFloat(paddingTop) || 0) + (Number.parseFloat(paddingBottom) || 0);
}
