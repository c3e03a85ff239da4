import { hashKey, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** The timelines of one query client that are held as they are while a turn is streamed into their chat. */
export interface HeldTimelines {
  /** Holds one until the function that this returns is called; several may hold the same one. */
  hold(queryKey: QueryKey): () => void;
  isHeld(queryKey: QueryKey): boolean;
  /** Notes that a read of a held one was cut short, so that what it holds is still owed an answer. */
  owe(query: Query): void;
  /** Whether one may be asked for now: it is not held, or it has nothing to show, or it is owed an answer. */
  mayAsk(query: Query): boolean;
  /** Calls back whenever one begins or ends to be held. */
  subscribe(listener: () => void): () => void;
}

const known = new WeakMap<QueryClient, HeldTimelines>();

/**
 * What is held in a query client. A query is shared by everything that shows it: what one rail must not have refreshed
 * under its reader, neither another rail on the same chat nor a write elsewhere may ask for.
 */
export function heldTimelines(queryClient: QueryClient): HeldTimelines {
  const held = known.get(queryClient) ?? createHeldTimelines();
  known.set(queryClient, held);
  return held;
}

function createHeldTimelines(): HeldTimelines {
  /** By hash: how many hold it. */
  const holders = new Map<string, number>();
  const owed = new Set<string>();
  const listeners = new Set<() => void>();

  const count = (hash: string, change: 1 | -1) => {
    const now = (holders.get(hash) ?? 0) + change;
    if (now > 0) holders.set(hash, now);
    else {
      holders.delete(hash);
      owed.delete(hash);
    }
    for (const listener of [...listeners]) listener();
  };
  const isHeld = (queryKey: QueryKey) => holders.has(hashKey(queryKey));

  return {
    hold(queryKey) {
      const hash = hashKey(queryKey);
      count(hash, 1);
      return () => count(hash, -1);
    },
    isHeld,
    owe({ queryKey }) {
      if (isHeld(queryKey)) owed.add(hashKey(queryKey));
    },
    mayAsk: ({ queryKey, state }) =>
      !isHeld(queryKey) || state.data === undefined || owed.delete(hashKey(queryKey)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
