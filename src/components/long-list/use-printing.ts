"use client";

import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let printing = false;
const listeners = new Set<() => void>();

function tell(isPrinting: boolean) {
  printing = isPrinting;
  // The paper shows what is there when all have heard of it.
  flushSync(() => {
    for (const listener of [...listeners]) listener();
  });
}

const begin = () => tell(true);
const end = () => tell(false);

/** However many rows ask, the window is listened to once. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    printing = false;
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}

const isPrinting = () => printing;
const never = () => false;

/** Whether the page is being printed: nothing can be unfolded on paper, so all of it is drawn. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, never);
}
