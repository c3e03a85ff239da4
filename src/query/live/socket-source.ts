import type { EventSocketOptions } from "./event-socket";
import type { LiveSource } from "./live-feed";

/**
 * The daemon's event socket, whose code is loaded once a timeline wants it. Where that fails the feed stays down: the page
 * is polled and says so.
 */
export function socketSource(options: Omit<EventSocketOptions, "since">): LiveSource {
  return (events) => {
    const since = Date.now();
    let ended = false;
    let stop = () => {};
    import("./event-socket").then(
      ({ eventSocket }) => {
        if (!ended) stop = eventSocket({ ...options, since })(events);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      stop();
    };
  };
}
