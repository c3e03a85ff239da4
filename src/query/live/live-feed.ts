import { focusManager, type Query, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { concerns, type Heard, type LiveSubscribe, type Subject } from "./live-signal";
import { createRefetcher, type Gap } from "./refetcher";

/** `waiting`: not up yet, or lost a moment ago. `down`: that has lasted, so changes go unheard. */
export type LiveState = "waiting" | "up" | "down";

/** What a source tells of. */
export interface SourceEvents {
  heard(signal: Heard): void;
  up(): void;
  lost(): void;
}

/** Where signals come from. It starts when it is called; what it returns ends it, and nothing is told after that. */
export type LiveSource = (events: SourceEvents) => () => void;

/** A mounted timeline. */
export interface Follower extends Subject {
  queryClient: QueryClient;
  queryKey: QueryKey;
  /** Whether signals are to be followed now; the feed stays open either way. */
  listening: boolean;
  /** The least time between two askings because of signals. @default a second */
  gap?: Gap | undefined;
}

/** The live updates of one client. Its source runs while there are followers, however many of them. */
export interface LiveFeed {
  follow(follower: Follower): () => void;
  state(): LiveState;
  /** Calls back when the state changes; does not keep the feed open. */
  subscribe(listener: () => void): () => void;
}

/** How long a feed may be gone before that is worth a word, in ms: a daemon restarts in about as long. */
const GRACE_MS = 3_000;

export function createLiveFeed(source: LiveSource): LiveFeed {
  const followers = new Set<Follower>();
  const listeners = new Set<() => void>();
  let state: LiveState = "waiting";
  let grace: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | null = null;

  const refetcher = createRefetcher((query) =>
    [...followers].some((follower) => follower.listening && queryOf(follower) === query),
  );

  const become = (next: LiveState) => {
    clearTimeout(grace);
    if (next === "waiting") grace = setTimeout(() => become("down"), GRACE_MS);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const heard = (signal: Heard) => {
    // The page's return asks for everything anyway.
    if (!focusManager.isFocused()) return;
    for (const follower of followers) {
      const query = queryOf(follower);
      if (query && follower.listening && concerns(signal, follower))
        refetcher.ask(follower.queryClient, query, { anew: signal === "everything", gap: follower.gap });
    }
  };

  const start = () => {
    become("waiting");
    stop = source({ heard, up: () => become("up"), lost: () => become("waiting") });
  };
  const end = () => {
    stop?.();
    stop = null;
    become("waiting");
    clearTimeout(grace);
  };
  /** Later, so that a timeline that takes another's place, or its own in strict mode, finds the same feed. */
  const settle = () =>
    queueMicrotask(() => {
      if (followers.size > 0 && stop === null) start();
      if (followers.size === 0 && stop !== null) end();
    });

  return {
    follow(follower) {
      followers.add(follower);
      settle();
      return () => {
        followers.delete(follower);
        refetcher.sweep();
        settle();
      };
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A host's own subscription as a source. One that throws leaves the feed down: the page is polled and says so. */
export function hostSource(subscribe: LiveSubscribe): LiveSource {
  return ({ heard, up }) => {
    let stop = () => {};
    contain(() => {
      stop = subscribe(heard);
      up();
    });
    return () => contain(stop);
  };
}

function contain(hostsOwn: () => void): void {
  try {
    hostsOwn();
  } catch (error) {
    console.error(
      "@apx/timeline: the function given as `live` threw, so no change is heard of. It has to return a function that ends it.",
      error,
    );
  }
}

function queryOf({ queryClient, queryKey }: Follower): Query | undefined {
  return queryClient.getQueryCache().find({ queryKey });
}
