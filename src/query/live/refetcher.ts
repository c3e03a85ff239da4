import { focusManager, type Query, type QueryClient } from "@tanstack/react-query";
import { leftAloneFor, newsWait } from "../poll-interval";

/** The least time from an answer to asking again because of a signal; ms. */
export const GAP_MS = 1_000;

/** How long that is for what takes more than a request, from what it answered last; ms. */
export type Gap = (state: Query["state"]) => number;

/** How a query is asked for again. */
export interface Asking {
  /** Whether the daemon has been away. @default false */
  anew?: boolean;
  /** @default a second */
  gap?: Gap | undefined;
}

/** Asks for queries again when told to, all signals of a second together. */
export interface Refetcher {
  /**
   * Asks soon: at once, or as soon as its gap has passed since the last answer, whatever it was asked for. A query that
   * fails is asked no sooner for news of it than it would be anyway, unless the daemon has been away.
   */
  ask(queryClient: QueryClient, query: Query, how?: Asking): void;
  /** Takes back what has not been asked yet of queries that nobody wants any more. */
  sweep(): void;
}

/** @param isWanted whether somebody still looks at a query. */
export function createRefetcher(isWanted: (query: Query) => boolean): Refetcher {
  const due = new Map<Query, ReturnType<typeof setTimeout>>();

  function ask(queryClient: QueryClient, query: Query, { anew = false, gap }: Asking = {}): void {
    if (due.has(query) && !anew) return;
    clearTimeout(due.get(query));
    const { dataUpdatedAt, errorUpdatedAt } = query.state;
    const least = gap?.(query.state) ?? GAP_MS;
    const left = Math.max(dataUpdatedAt, errorUpdatedAt) + least - Date.now();
    const rest = anew ? leftAloneFor(query.state) : newsWait(query.state);
    // A clock that was set back must not put it off for hours.
    const wait = Math.max(Math.min(left, least), rest, 0);
    due.set(
      query,
      setTimeout(() => refetch(queryClient, query, gap), wait),
    );
  }

  function refetch(queryClient: QueryClient, query: Query, gap: Gap | undefined): void {
    due.delete(query);
    // The page's return asks for everything anyway.
    if (!focusManager.isFocused()) return;
    const only = { queryKey: query.queryKey, exact: true, type: "active" } as const;
    const onItsWay = query.state.fetchStatus === "fetching";
    // An answer on its way may be of the time before the signal: it is waited for, and asked for once more.
    const settled = queryClient.refetchQueries(only, { cancelRefetch: false });
    if (onItsWay) void settled.then(() => isWanted(query) && ask(queryClient, query, { gap }));
  }

  return {
    ask,
    sweep() {
      for (const [query, timer] of due) {
        if (isWanted(query)) continue;
        clearTimeout(timer);
        due.delete(query);
      }
    },
  };
}
