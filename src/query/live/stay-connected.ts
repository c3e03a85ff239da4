import { focusManager } from "@tanstack/react-query";
import type { HeldToken, TokenSource } from "../token-source";
import type { SourceEvents } from "./live-feed";
import { pauseInView } from "./pause-in-view";
import { signalsOf } from "./read-frame";
import { socketLife } from "./socket-life";

/** Where the socket is and how to get in. */
export interface EventSocketOptions {
  baseUrl: string;
  /** null: no token is sent. */
  tokens: TokenSource | null;
  /** How long the socket may take to open, in ms. */
  timeoutMs: number;
}

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Keeps the daemon's event socket open until the signal aborts. It is opened anew 1 s after it was lost, then after 2 s,
 * 4 s … 30 s, in a visible page only. Each time it opens, the first included, "everything" that was read before may have
 * changed unheard.
 */
export async function stayConnected(
  { baseUrl, tokens, timeoutMs }: EventSocketOptions,
  { heard, up, lost }: SourceEvents,
  signal: AbortSignal,
): Promise<never> {
  let held: HeldToken | null = null;
  let wait = FIRST_WAIT;
  if (!focusManager.isFocused()) await pauseInView(0, signal);
  for (;;) {
    let open = false;
    try {
      held = tokens && (await nextToken(tokens, held, signal));
      await socketLife(
        eventsUrl(baseUrl, held?.token ?? null),
        timeoutMs,
        {
          opened() {
            open = true;
            up();
            heard("everything");
          },
          said(text) {
            // Whoever lets us in only to throw us out again is not asked every second.
            wait = FIRST_WAIT;
            for (const one of signalsOf(text)) heard(one);
          },
        },
        signal,
      );
    } catch {
      // No token, or no address: the next try may have them.
    }
    signal.throwIfAborted();
    if (open) lost();
    await pauseInView(wait, signal);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }
}

/**
 * A page cannot tell a refused token from a daemon that is gone, and a daemon that went comes back with another token:
 * after each socket that ended, the token it had is taken to be an old one.
 */
function nextToken(tokens: TokenSource, held: HeldToken | null, signal: AbortSignal): Promise<HeldToken> {
  return held === null ? tokens.current(signal) : tokens.renew(held, signal);
}

/** @throws {TypeError} where a relative `baseUrl` has no page that it could be relative to. */
function eventsUrl(baseUrl: string, token: string | null): string {
  const url = new URL(`${baseUrl}/api/events/ws`, globalThis.document?.baseURI);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (token !== null) url.searchParams.set("token", token);
  return url.href;
}
