import { dehydrate, QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createTimelineClient, OverviewTimeline, TimelineProvider, TimelineRail } from "../../src";
import "../../src/styles.css";
import { FIRST_TOKEN, SECOND_TOKEN } from "./host-tokens";

/** A host as the tests drive it: what its own log heard, and its cache, are theirs to look at. */
export interface Host {
  token: string;
  /** Makes a word of the host's own throw while it is drawn. */
  broken: boolean;
  errors: unknown[];
  refreshes: number;
  refetch(): Promise<void>;
  /** Everything that a host may keep or show of the cache. */
  kept(): string;
}

declare global {
  interface Window {
    host: Host;
  }
}

const asked = new URLSearchParams(location.search);
const queryClient = new QueryClient();
const host: Host = {
  token: FIRST_TOKEN,
  broken: false,
  errors: [],
  refreshes: 0,
  refetch: () => queryClient.refetchQueries(),
  kept: () =>
    JSON.stringify([
      dehydrate(queryClient, { shouldDehydrateQuery: () => true, shouldDehydrateMutation: () => true }),
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, meta }) => [queryKey, meta]),
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ options, state }) => [options.mutationKey, state]),
    ]),
};
window.host = host;

const client = createTimelineClient({
  baseUrl: asked.get("daemon") ?? "",
  live: "websocket",
  getToken({ refresh }) {
    if (refresh) {
      host.refreshes += 1;
      host.token = SECOND_TOKEN;
    }
    return host.token;
  },
  onError: (error) => host.errors.push(error),
});

const messages = {
  stepCount(count: number) {
    if (host.broken) throw new Error("A word of the host's own is at fault.");
    return count === 1 ? "1 step" : `${count} steps`;
  },
};

const root = document.getElementById("root");
if (root) {
  createRoot(root, { onCaughtError: (error) => host.errors.push(error) }).render(
    <TimelineProvider
      client={client}
      queryClient={queryClient}
      timeZone="America/Argentina/Buenos_Aires"
      now={() => Date.parse("2026-11-30T17:20:00Z")}
      messages={messages}
      onError={(error) => host.errors.push(error)}
    >
      <TimelineRail
        project="1"
        chat={{ kind: "conversation", agent: asked.get("agent") ?? "", id: asked.get("chat") ?? "" }}
        hideWhenClean={false}
      />
      <OverviewTimeline project="1" />
    </TimelineProvider>,
  );
}
