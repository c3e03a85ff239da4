/** One clock for all ages and day borders on a page. It ticks only while somebody listens. */
export interface Clock {
  /** Milliseconds since the epoch; NaN where the time is not known yet. */
  now(): number;
  /** Calls back at least every `everyMs` while the page is visible, and at once when it becomes visible again. */
  subscribe(listener: () => void, everyMs: number): () => void;
}

/** A clock over `now`; a single timer serves all listeners, at the pace of the quickest. */
export function createClock(now: () => number = Date.now): Clock {
  /** By how often they want to be called: of hundreds of listeners, most want the same. */
  const listeners = new Map<number, Set<() => void>>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let pace = Number.POSITIVE_INFINITY;

  const tick = () => {
    for (const listener of [...listeners.values()].flatMap((those) => [...those])) listener();
  };
  const visible = () => typeof document === "undefined" || document.visibilityState !== "hidden";
  const keepPace = () => {
    const wanted = visible() ? Math.min(...listeners.keys()) : Number.POSITIVE_INFINITY;
    if (wanted === pace) return;
    pace = wanted;
    clearInterval(timer);
    timer = pace === Number.POSITIVE_INFINITY ? undefined : setInterval(tick, pace);
  };
  // A hidden page's timers sleep: what it shows is put right the moment somebody looks.
  const onVisibility = () => {
    keepPace();
    if (visible()) tick();
  };

  return {
    now,
    subscribe(listener, everyMs) {
      // A wrapper a subscription, so that the same function may listen twice.
      const entry = () => listener();
      if (listeners.size === 0) globalThis.document?.addEventListener("visibilitychange", onVisibility);
      const those = listeners.get(everyMs) ?? new Set();
      listeners.set(everyMs, those.add(entry));
      keepPace();
      return () => {
        those.delete(entry);
        if (those.size === 0 && listeners.get(everyMs) === those) listeners.delete(everyMs);
        if (listeners.size === 0) globalThis.document?.removeEventListener("visibilitychange", onVisibility);
        keepPace();
      };
    },
  };
}
