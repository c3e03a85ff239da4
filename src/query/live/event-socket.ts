import type { LiveSource } from "./live-feed";
import { pauseInView } from "./pause-in-view";
import type { EventSocketOptions } from "./stay-connected";

/** How long after its code could not be loaded that is tried again, in ms. */
const LOAD_AGAIN_MS = 30_000;

/**
 * The daemon's event socket as a source of signals. Its code is loaded when the first timeline follows it: most pages do
 * without.
 */
export function eventSocket(options: EventSocketOptions): LiveSource {
  return (events) => {
    const controller = new AbortController();
    const { signal } = controller;
    loaded(signal)
      .then(({ stayConnected }) => stayConnected(options, events, signal))
      // Only the abort ends it.
      .catch(() => undefined);
    return () => controller.abort();
  };
}

/** While it cannot be loaded the feed is as one that is down: timelines are polled, and say so. */
async function loaded(signal: AbortSignal): Promise<typeof import("./stay-connected")> {
  for (;;) {
    const module = await import("./stay-connected").catch(() => null);
    signal.throwIfAborted();
    if (module !== null) return module;
    await pauseInView(LOAD_AGAIN_MS, signal);
  }
}
