"use client";

import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { usePrinting } from "./use-printing";

/** Whether all rows of a list of which some are not there are to be drawn for once: while it is printed or copied. */
export function useWholeList(list: RefObject<HTMLElement | null>, partial: boolean): boolean {
  const printed = usePrinting();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!partial) return;
    // The selection holds what is put between its ends, and the browser copies once all have heard of it.
    const copy = () => {
      if (!list.current || !selectsGap(list.current)) return;
      flushSync(() => setCopied(true));
      setTimeout(() => setCopied(false));
    };
    document.addEventListener("copy", copy, { capture: true });
    return () => document.removeEventListener("copy", copy, { capture: true });
  }, [list, partial]);
  return partial && (printed || copied);
}

function selectsGap(list: HTMLElement): boolean {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed) return false;
  return [...list.querySelectorAll("[data-undrawn]")].some((gap) => selection.containsNode(gap, true));
}
