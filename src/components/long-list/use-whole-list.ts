"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether all rows of a list of which some are not there are to be drawn for once: while it is printed or copied. */
export function useWholeList(list: RefObject<HTMLElement | null>, partial: boolean): boolean {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    if (!partial) return;
    const show = () => flushSync(() => setWhole(true));
    const back = () => setWhole(false);
    // The selection holds what is put between its ends, and the browser copies once all have heard of it.
    const copy = () => {
      if (!list.current || !selectsGap(list.current)) return;
      show();
      setTimeout(back);
    };
    window.addEventListener("beforeprint", show);
    window.addEventListener("afterprint", back);
    document.addEventListener("copy", copy, { capture: true });
    return () => {
      window.removeEventListener("beforeprint", show);
      window.removeEventListener("afterprint", back);
      document.removeEventListener("copy", copy, { capture: true });
    };
  }, [list, partial]);
  return partial && whole;
}

function selectsGap(list: HTMLElement): boolean {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return false;
  return [...list.querySelectorAll("[data-undrawn]")].some((gap) => selection.containsNode(gap, true));
}
