"use client";

import { useEffect, useRef } from "react";

/**
 * The retry button is gone once its retry succeeds: the focus it had goes to the toggle, which stands in its place.
 * Browsers would drop it to the top of the page.
 */
export function useRetryFocus(onRetry: (() => void) | undefined, failed: boolean) {
  const toggle = useRef<HTMLButtonElement>(null);
  const retried = useRef(false);

  useEffect(() => {
    if (failed || !retried.current) return;
    retried.current = false;
    if (document.activeElement === document.body) toggle.current?.focus();
  }, [failed]);

  const retry =
    onRetry &&
    (() => {
      const button = document.activeElement;
      retried.current = button !== document.body;
      // What is taken off the page loses the focus too, but then nobody went elsewhere.
      const leave = () =>
        queueMicrotask(() => {
          if (button?.isConnected) retried.current = false;
        });
      button?.addEventListener("blur", leave, { once: true });
      onRetry();
    });
  return { toggle, retry };
}
