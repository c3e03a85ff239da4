import type { ProxyOptions } from "vite";

/**
 * Passes the daemon's API on, its event socket too, so that a page has it on its own origin. Requests go on as they came:
 * the daemon gives its token to nobody whose request was forwarded, which is what an added `X-Forwarded-For` says. Where
 * nobody answers, the page gets a 502 with a sentence that says so.
 */
export declare function daemonProxy(address: string): Record<string, ProxyOptions>;

/** Who answers at the address, and what to try where nobody does. */
export declare function whoAnswersAt(address: string): Promise<string>;
