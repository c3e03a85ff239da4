import { Virtualizer, type VirtualizerOptions } from "@tanstack/virtual-core";
import { flushSync } from "react-dom";
import { type DrawnPart, type ListItems, positionsToDraw } from "../../view/drawn-items";
import { heldKeys } from "./held-keys";
import { heightOf, itemElements, POSITION } from "./list-elements";
import { visiblePart, watchVisiblePart } from "./visible-part";

/** How many items are drawn above and below what is in sight. */
const OVERSCAN = 6;

/** Knows which items of a long list to draw: those in sight, a few around them, and those that are in use. */
export interface RowWindow {
  /** What to draw of `items`. To be called while the list renders. */
  read(items: ListItems): DrawnPart;
  /** To be called once what was read is in the document and numbered. */
  committed(): void;
  /** Draws the row of a key at once, wherever it is, for as long as nothing scrolls; then it stays while it is in use. */
  hold(key: string): void;
  stop(): void;
}

const windows = new WeakMap<HTMLElement, RowWindow>();

/** The window over the list inside `list`, where there is one. */
export const windowOf = (list: HTMLElement): RowWindow | undefined => windows.get(list);

type Options = VirtualizerOptions<HTMLElement, HTMLElement>;

/**
 * Windows the items inside `list`. The virtualiser keeps their heights and finds the range. It is told what is in
 * sight, and never scrolls: that way it is all the same whether the list scrolls, a column of the host or the page.
 *
 * @param onMove Called when other items are to be drawn.
 */
export function createRowWindow(list: HTMLElement, onMove: () => void): RowWindow {
  // Whole, as browsers scroll by whole px: what is read would move by the rest with each row that comes above it.
  const estimate = Math.round(meanHeight(itemElements(list)));
  let items: ListItems = { keys: [], headings: [] };
  let keyAt = (_: number) => "";
  let held: ReadonlySet<string> = new Set();
  let part: DrawnPart = { drawn: [], after: 0 };
  let measuring = false;

  const options = (): Options => ({
    count: items.keys.length,
    getItemKey: keyAt,
    estimateSize: () => estimate,
    measureElement: heightOf,
    indexAttribute: POSITION,
    rangeExtractor: ({ startIndex, endIndex }) =>
      positionsToDraw(items, { from: startIndex - OVERSCAN, to: endIndex + OVERSCAN }, held),
    getScrollElement: () => list,
    observeElementRect: () => undefined,
    observeElementOffset: () => undefined,
    scrollToFn: () => undefined,
    onChange: () => {
      if (!measuring && update()) onMove();
    },
  });
  const virtualizer = new Virtualizer(options());
  const unmount = virtualizer._didMount();

  /** Whether something else is to be drawn than before. */
  const update = () => {
    virtualizer.setOptions(options());
    const next = drawnPart(virtualizer);
    if (samePart(next, part)) return false;
    part = next;
    return true;
  };
  const see = () => {
    const { offset, height } = visiblePart(list);
    virtualizer.scrollOffset = offset;
    virtualizer.scrollRect = { width: 0, height };
  };
  const look = () => {
    held = heldKeys(list, items);
    see();
    // Before the browser paints: what came into sight is not to be seen empty.
    if (update()) flushSync(onMove);
  };
  const stopWatching = watchVisiblePart(list, look);
  // A scroll is told of with the next frame. The Tab key may be pressed again before that, and wants a row to go to; what
  // moves the focus while it draws has drawn by then.
  const follow = () => queueMicrotask(() => list.isConnected && look());
  list.addEventListener("focusin", follow);
  see();

  const rowWindow: RowWindow = {
    read(next) {
      if (next !== items) {
        const place = placeAmong(virtualizer, next.keys);
        items = next;
        keyAt = (position) => next.keys[position] ?? "";
        if (place) {
          virtualizer.setOptions(options());
          virtualizer.getTotalSize();
          virtualizer.scrollOffset = (virtualizer.measurementsCache[place.position]?.start ?? 0) + place.into;
        }
      }
      update();
      return part;
    },
    committed() {
      virtualizer._willUpdate();
      measuring = true;
      for (const element of itemElements(list)) virtualizer.measureElement(element);
      virtualizer.measureElement(null);
      measuring = false;
      // Where a place was kept, or the list got shorter, other rows are in sight, and no event has told of it yet.
      see();
      if (update()) onMove();
    },
    hold(key) {
      held = new Set(held).add(key);
      if (update()) flushSync(onMove);
    },
    stop() {
      windows.delete(list);
      stopWatching();
      list.removeEventListener("focusin", follow);
      unmount();
    },
  };
  windows.set(list, rowWindow);
  return rowWindow;
}

function meanHeight(elements: readonly HTMLElement[]): number {
  const total = elements.reduce((sum, element) => sum + heightOf(element), 0);
  return elements.length === 0 ? 0 : total / elements.length;
}

function drawnPart(virtualizer: Virtualizer<HTMLElement, HTMLElement>): DrawnPart {
  let end = 0;
  const drawn = virtualizer.getVirtualItems().map((item) => {
    const gap = item.start - end;
    end = item.end;
    return { position: item.index, gap };
  });
  return { drawn, after: virtualizer.getTotalSize() - end };
}

function samePart(a: DrawnPart, b: DrawnPart): boolean {
  return (
    a.after === b.after &&
    a.drawn.length === b.drawn.length &&
    a.drawn.every(({ position, gap }, at) => b.drawn[at]?.position === position && b.drawn[at]?.gap === gap)
  );
}

/** Where the first item in sight that is still there is among the new keys, and how far into it the sight begins. */
function placeAmong(virtualizer: Virtualizer<HTMLElement, HTMLElement>, keys: readonly string[]) {
  const { range, scrollOffset, measurementsCache } = virtualizer;
  // Where the list begins in sight, what is new may push the others down.
  if (!range || !scrollOffset) return null;
  for (let at = range.startIndex; at <= range.endIndex; at += 1) {
    const item = measurementsCache[at];
    const position = item ? keys.indexOf(String(item.key)) : -1;
    if (item && position >= 0) return { position, into: scrollOffset - item.start };
  }
  return null;
}
