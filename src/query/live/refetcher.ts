import { focusManager, type Query, type QueryClient } from "@tanstack/react-query";
import { leftAloneFor, newsWait } from "../poll-interval";

/** The least time from an answer to asking again because of a signal; ms. */
const GAP_MS = 1_000;

/** Asks for queries again when told to, all signals of a second together. */
export interface Refetcher {
  /**
   * Asks soon: at once, or as soon as a second has passed since the last answer, whatever it was asked for. A query that
   * fails is asked no sooner for news of it than it would be anyway, unless the daemon has been away (`anew`).
   */
  ask(queryClient: QueryClient, query: Query, anew?: boolean): void;
  /** Takes back what has not been asked yet of queries that nobody wants any more. */
  sweep(): void;
}

/** @param isWanted whether somebody still looks at a query. */
export function createRefetcher(isWanted: (query: Query) => boolean): Refetcher {
  const due = new Map<Query, ReturnType<typeof setTimeout>>();

  function ask(queryClient: QueryClient, query: Query, anew = false): void {
    if (due.has(query) && !anew) return;
    clearTimeout(due.get(query));
    const { dataUpdatedAt, errorUpdatedAt } = query.state;
    const gap = Math.max(dataUpdatedAt, errorUpdatedAt) + GAP_MS - Date.now();
    const rest = anew ? leftAloneFor(query.state) : newsWait(query.state);
    // A clock that was set back must not put it off for hours.
    const wait = Math.max(Math.min(gap, GAP_MS), rest, 0);
    due.set(
      query,
      setTimeout(() => refetch(queryClient, query), wait),
    );
  }

  function refetch(queryClient: QueryClient, query: Query): void {
    due.delete(query);
    // The page's return asks for everything anyway.
    if (!focusManager.isFocused()) return;
    const only = { queryKey: query.queryKey, exact: true, type: "active" } as const;
    const onItsWay = query.state.fetchStatus === "fetching";
    // An answer on its way may be of the time before the signal: it is waited for, and asked for once more.
    const settled = queryClient.refetchQueries(only, { cancelRefetch: false });
    if (onItsWay) void settled.then(() => isWanted(query) && ask(queryClient, query));
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
