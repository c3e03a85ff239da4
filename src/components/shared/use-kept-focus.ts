"use client";

import { type RefObject, useEffect, useRef } from "react";

const ROW = ':is([data-slot="timeline-entry"], [data-slot="overview-group-toggle"])';

/**
 * Keeps the focus near when what holds it goes away, be it a row that a filter hides or a button that has done its
 * work: it goes to its row, to a neighbour of that, else to `last`, or `root` itself. Browsers would drop it to the
 * top of the page.
 */
export function useKeptFocus(root: HTMLElement | null, last?: RefObject<HTMLElement | null>) {
  // What had the focus, then where it goes, nearest first.
  const places = useRef<HTMLElement[]>([]);

  useEffect(() => {
    if (!root) return;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) places.current = placesNear(target, root);
    };
    const forget = ({ target }: FocusEvent) =>
      // What is taken off the page loses the focus too, but then nobody went elsewhere.
      queueMicrotask(() => {
        const left = !root.contains(root.ownerDocument.activeElement);
        if (left && target instanceof HTMLElement && target.isConnected) places.current = [];
      });
    root.addEventListener("focusin", remember);
    root.addEventListener("focusout", forget);
    return () => {
      root.removeEventListener("focusin", remember);
      root.removeEventListener("focusout", forget);
    };
  }, [root]);

  useEffect(() => {
    const [holder] = places.current;
    if (!holder || holder.isConnected || document.activeElement !== document.body) return;
    const place = places.current.find(({ isConnected }) => isConnected) ?? (last ? last.current : root);
    place?.focus({ preventScroll: place === root });
  });
}

function placesNear(holder: HTMLElement, root: HTMLElement): HTMLElement[] {
  const rows = [...root.querySelectorAll<HTMLElement>(ROW)];
  const row = holder.closest<HTMLElement>(ROW);
  if (row) {
    const position = rows.indexOf(row);
    return [holder, row, ...rows.slice(position + 1), ...rows.slice(0, position).toReversed()];
  }
  const before = rows.filter(
    (other) => other.compareDocumentPosition(holder) & other.DOCUMENT_POSITION_FOLLOWING,
  );
  return [holder, ...before.toReversed()];
}
