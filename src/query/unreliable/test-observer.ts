import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect } from "vitest";
import { createTimelineClient } from "../timeline-client";
import { timelineQueries } from "../timeline-queries";
import { ERRORS, errorName } from "./test-errors";
import type { Reader } from "./test-reader";
import { createTestDaemon } from "./test-steps";

// Without a window it would take itself for a server, which asks only once.
environmentManager.setIsServer(() => false);

/** A query's observer. A query without data forgets its error while it is tried again. */
export function createObserver(): Reader {
  const daemon = createTestDaemon();
  const client = createTimelineClient({ fetch: daemon.fetch, getToken: () => "token" });
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, timelineQueries(client).conversation(7, "nora", "c1"));
  let end = () => {};

  function seen() {
    const { data, error, dataUpdatedAt } = observer.getCurrentResult();
    if (data === undefined) return error === null ? { is: "loading" } : { is: "error", of: errorName(error) };
    const titles = data.entries.map(({ title }) => title);
    if (error !== null) return { is: "stale", titles, asOf: dataUpdatedAt };
    return { is: titles.length === 0 ? "empty" : "data", titles };
  }

  return {
    daemon,
    mount() {
      end = observer.subscribe(() => {});
    },
    isLoading: () => observer.getCurrentResult().isFetching,
    expectScreen(screen, retrying) {
      if (screen.is !== "error") expect(seen()).toEqual(screen);
      else expect(seen()).toEqual(retrying ? { is: "loading" } : { is: "error", of: ERRORS[screen.of] });
    },
    ask() {
      void observer.refetch();
    },
    unmount() {
      end();
      queryClient.clear();
    },
  };
}
