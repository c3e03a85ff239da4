import { focusManager } from "@tanstack/react-query";

/**
 * Waits `ms`, and for as long as the page is hidden; a page that comes back into view ends the wait at once. An abort
 * ends it with the signal's reason.
 */
export function pauseInView(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener("abort", onAbort);
    };
    const onAbort = () => {
      end();
      reject(signal.reason);
    };
    const goOn = () => {
      if (!focusManager.isFocused()) return;
      end();
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    const unsubscribe = focusManager.subscribe(goOn);
    signal.addEventListener("abort", onAbort, { once: true });
  });
}
