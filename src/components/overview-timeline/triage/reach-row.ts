import { flushSync } from "react-dom";
import type { RowPlace } from "../../../view/unfinished-rows";
import { itemElements, POSITION } from "../../long-list/list-elements";
import { loadedRowWindow } from "../../long-list/load-row-window";
import { sightOf } from "../../long-list/visible-part";
import type { ListReach } from "./list-reach";

/** What marks the row that was led to, until the focus leaves it. */
export const CURRENT = "data-current";

/** The key of a place that no row is at. */
const NO_ROW = "";

/** Draws a row of a list if it is not, brings it into sight and gives it the focus. False where it cannot be drawn. */
export function reachRow(reach: ListReach, key: string): boolean {
  const row = drawnRow(reach, key);
  if (!row) return false;
  row.setAttribute(CURRENT, "");
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && row.contains(relatedTarget)) return;
    row.removeAttribute(CURRENT);
    row.removeEventListener("focusout", leave);
  };
  row.addEventListener("focusout", leave);
  row.focus({ preventScroll: true });
  // jsdom has none, and a test of the host's may well press a button.
  if (typeof row.scrollIntoView === "function") row.scrollIntoView({ block: "nearest", behavior: "instant" });
  return true;
}

/** The place of the focus in the list; null where it is elsewhere. */
export function placeOfFocus(reach: ListReach): RowPlace | null {
  const { current: list } = reach.list;
  const { activeElement } = document;
  if (!list?.contains(activeElement)) return null;
  const elements = itemElements(list);
  const item = elements.find((element) => element.contains(activeElement));
  return item ? placeAt(reach, positionIn(elements, item)) : null;
}

/** The place just before the first row in sight; null where none is. */
export function placeBeforeSight(reach: ListReach): RowPlace | null {
  const { current: list } = reach.list;
  if (!list) return null;
  const elements = itemElements(list);
  const { top } = sightOf(list);
  const first = elements.find((element) => element.getBoundingClientRect().bottom > top);
  return first ? { ...placeAt(reach, positionIn(elements, first)), key: NO_ROW } : null;
}

/** A heading is the place before its first row. */
function placeAt({ items: { keys, headings }, indexOf }: ListReach, position: number): RowPlace {
  const key = keys[position] ?? NO_ROW;
  return { key: headings.includes(position) ? NO_ROW : key, index: indexOf(key) };
}

function drawnRow(reach: ListReach, key: string): HTMLElement | null {
  const { current: list } = reach.list;
  const items = reach.items.keys.includes(key) ? reach.items : reach.unfold(key);
  const position = items.keys.indexOf(key);
  if (!list || position < 0) return null;
  const drawn = elementAt(list, position);
  if (drawn) return drawn;
  const rowWindow = loadedRowWindow()?.windowOf(list);
  if (rowWindow) rowWindow.hold(key);
  else flushSync(() => reach.drawMore(position + 1));
  return elementAt(list, position);
}

function elementAt(list: HTMLElement, position: number): HTMLElement | null {
  const elements = itemElements(list);
  return elements.find((element) => positionIn(elements, element) === position) ?? null;
}

/** Long lists number their items; of a short one all are there. */
function positionIn(elements: readonly Element[], element: Element): number {
  const given = element.getAttribute(POSITION);
  return given === null ? elements.indexOf(element) : Number(given);
}
