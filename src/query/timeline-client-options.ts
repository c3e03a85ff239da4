import type { LiveSubscribe } from "./live/live-signal";
import type { TimelineError } from "./timeline-api-error";
import type { GetToken } from "./token-source";

/** How to reach a daemon. */
export interface TimelineClientOptions {
  /** Where the daemon is: a path from `/` or an http(s) address without a user. @default "" (the page's own origin) */
  baseUrl?: string | undefined;
  /** Where the token comes from. Left out: requests go out bare. */
  getToken?: GetToken | undefined;
  /** @default the platform's, looked up at each request */
  fetch?: typeof globalThis.fetch | undefined;
  /** How long one answer may take, in ms. @default 30_000 */
  timeoutMs?: number | undefined;
  /** Hears of each request that failed or was answered unreadably, but not of aborted ones. */
  onError?: ((error: TimelineError) => void) | undefined;
  /**
   * How changes become known that the page itself did not make. Only mounted timelines are asked for again, each at most
   * once a second, and none in a hidden page; while the updates are down they are asked for every 15 s and say so.
   *
   * `"websocket"` follows the daemon's event socket, `/api/events/ws` under `baseUrl`. It is open while a timeline is
   * mounted; a token goes into its address, the only place that a browser can put it, and is asked for with
   * `refresh: true` after each socket that ended. A function is the host's own way: it calls back for each change and
   * returns what ends that. `false`: nothing is followed.
   *
   * @default false
   */
  live?: "websocket" | LiveSubscribe | false | undefined;
  /**
   * How often mounted timelines are asked for, in ms, although nothing says that they changed, in a visible page; at most
   * every 15 s. The daemon tells nobody of milestones that others close: a minute is a good measure.
   *
   * @default false
   */
  pollMs?: number | false | undefined;
}
