import { focusManager, type Query, type QueryClient } from "@tanstack/react-query";
import { leftAloneFor } from "../poll-interval";

/** The least time from an answer to asking again because of a signal; ms. */
const GAP_MS = 1_000;

/** Asks for queries again when told to, all signals of a second together. */
export interface Refetcher {
  /** Asks soon: at once, or as soon as a second has passed since the last answer, whatever it was asked for. */
  ask(queryClient: QueryClient, query: Query): void;
  /** Takes back what has not been asked yet of queries that nobody wants any more. */
  sweep(): void;
}

/** @param isWanted whether somebody still looks at a query. */
export function createRefetcher(isWanted: (query: Query) => boolean): Refetcher {
  const due = new Map<Query, ReturnType<typeof setTimeout>>();

  function ask(queryClient: QueryClient, query: Query): void {
    if (due.has(query)) return;
    const { dataUpdatedAt, errorUpdatedAt } = query.state;
    const wait = Math.max(dataUpdatedAt, errorUpdatedAt) + GAP_MS - Date.now();
    // A clock that was set back must not put it off for hours.
    const gap = Math.min(Math.max(wait, 0), GAP_MS);
    const timer = setTimeout(() => refetch(queryClient, query), Math.max(gap, leftAloneFor(query.state)));
    due.set(query, timer);
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
