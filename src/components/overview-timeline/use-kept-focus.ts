"use client";

import { type RefObject, useEffect, useRef } from "react";

const ROW = '[data-slot="timeline-entry"]';

/**
 * Keeps the focus near when what holds it goes away, be it a row that a filter hides or a button that has done its
 * work: it goes to its row, to a neighbour of that, else to `root`. Browsers would drop it to the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>) {
  // What had the focus, then where it goes, nearest first.
  const places = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const list = root.current;
    if (!list) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) places.current = placesNear(target, list);
    };
    const forget = ({ target }: FocusEvent) =>
      // What is taken off the page loses the focus too, but then nobody went elsewhere.
      queueMicrotask(() => {
        const left = !list.contains(list.ownerDocument.activeElement);
        if (left && target instanceof HTMLElement && target.isConnected) places.current = [];
      });
    list.addEventListener("focusin", remember);
    list.addEventListener("focusout", forget);
    return () => {
      list.removeEventListener("focusin", remember);
      list.removeEventListener("focusout", forget);
    };
  }, [root]);

  useEffect(() => {
    const [holder] = places.current;
    if (!holder || holder.isConnected || document.activeElement !== document.body) return;
    const place = places.current.find(({ isConnected }) => isConnected);
    place?.focus({ preventScroll: place === root.current });
  });
}

function placesNear(holder: HTMLElement, root: HTMLElement): HTMLElement[] {
  const rows = [...root.querySelectorAll<HTMLElement>(ROW)];
  const row = holder.closest<HTMLElement>(ROW);
  if (row) {
    const position = rows.indexOf(row);
    return [holder, row, ...rows.slice(position + 1), ...rows.slice(0, position).toReversed(), root];
  }
  const before = rows.filter(
    (other) => other.compareDocumentPosition(holder) & other.DOCUMENT_POSITION_FOLLOWING,
  );
  return [holder, ...before.toReversed(), root];
}
