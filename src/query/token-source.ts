import { pause, withDeadline } from "./deadline";

/**
 * Gives the daemon's token, or null while there is none yet. `refresh: true` asks for a new one, once after the daemon
 * refused the old (it mints another at every start).
 */
export type GetToken = (ask: { refresh: boolean }) => string | null | Promise<string | null>;

/** A token and how many renewals came before it was asked for. */
export interface HeldToken {
  token: string;
  generation: number;
}

/** Where the requests of one client get their token. */
export interface TokenSource {
  /** The token now; while there is none it is asked for again after 0.5 s, 1 s … 30 s, until the signal aborts. */
  current(signal: AbortSignal | undefined): Promise<HeldToken>;
  /** Another token than the refused one. Requests that are refused together share one renewal. */
  renew(refused: HeldToken, signal: AbortSignal | undefined): Promise<HeldToken>;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** @param timeoutMs How long one answer of `getToken` may take. */
export function createTokenSource(getToken: GetToken, timeoutMs: number): TokenSource {
  let generation = 0;
  let renewed: string | null = null;
  let renewal: Promise<string | null> | null = null;

  async function ask(refresh: boolean, signal: AbortSignal | undefined): Promise<string | null> {
    const token = await withDeadline(timeoutMs, signal, () => getToken({ refresh }));
    // A host without types may give anything, and `undefined` most of all: that is no token yet either.
    return typeof token === "string" && token !== "" ? token : null;
  }

  async function current(signal: AbortSignal | undefined): Promise<HeldToken> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      // Counted before asking: a token that was already on its way when another was renewed is an old one.
      const asked = generation;
      const token = await ask(false, signal);
      if (token !== null) return { token, generation: asked };
      await pause(wait, signal);
    }
  }

  /** Belongs to all who wait for it, so no one request's signal ends it. */
  async function startRenewal(): Promise<string | null> {
    try {
      const token = await ask(true, undefined);
      if (token !== null) {
        renewed = token;
        generation += 1;
      }
      return token;
    } finally {
      renewal = null;
    }
  }

  return {
    current,
    async renew(refused, signal) {
      if (refused.generation < generation && renewed !== null) return { token: renewed, generation };
      renewal ??= startRenewal();
      const shared = renewal;
      const token = await withDeadline(timeoutMs, signal, () => shared);
      return token === null ? current(signal) : { token, generation };
    },
  };
}
