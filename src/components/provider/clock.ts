/** One clock for all ages and day borders on a page. It ticks only while somebody listens. */
export interface Clock {
  /** Milliseconds since the epoch; NaN where the time is not known yet. */
  now(): number;
  /** Calls back at least every `everyMs` while the page is visible, and at once when it becomes visible again. */
  subscribe(listener: () => void, everyMs: number): () => void;
}

/** A clock over `now`; a single timer serves all listeners, at the pace of the quickest. */
export function createClock(now: () => number = Date.now): Clock {
  const listeners = new Map<() => void, number>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    for (const listener of [...listeners.keys()]) listener();
  };
  const visible = () => typeof document === "undefined" || document.visibilityState !== "hidden";
  const restart = () => {
    clearInterval(timer);
    timer = undefined;
    if (listeners.size > 0 && visible()) timer = setInterval(tick, Math.min(...listeners.values()));
  };
  // A hidden page's timers sleep: what it shows is put right the moment somebody looks.
  const onVisibility = () => {
    restart();
    if (visible()) tick();
  };

  return {
    now,
    subscribe(listener, everyMs) {
      // A wrapper a subscription, so that the same function may listen twice.
      const entry = () => listener();
      if (listeners.size === 0) globalThis.document?.addEventListener("visibilitychange", onVisibility);
      listeners.set(entry, everyMs);
      restart();
      return () => {
        listeners.delete(entry);
        if (listeners.size === 0) globalThis.document?.removeEventListener("visibilitychange", onVisibility);
        restart();
      };
    },
  };
}
