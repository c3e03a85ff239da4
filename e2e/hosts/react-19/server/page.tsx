import {
  createTimelineClient,
  OverviewTimeline,
  type TimelineClientOptions,
  TimelineProvider,
  TimelineRail,
  timelineQueries,
} from "@apx/timeline";
import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from "@tanstack/react-query";
import { useState } from "react";

const CHAT = { kind: "conversation", agent: "nora", id: "2026-11-28-01" } as const;

/** What the server has read for the page, to send along with it. */
export async function readAhead(
  fetch: NonNullable<TimelineClientOptions["fetch"]>,
): Promise<DehydratedState> {
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(timelineQueries(createTimelineClient({ fetch })).chat("1", CHAT));
  return dehydrate(queryClient);
}

interface PageProps {
  state: DehydratedState;
  /** The moment of the page, in ms since the epoch. */
  now: number;
}

export function Page({ state, now }: PageProps) {
  const [queryClient] = useState(() => new QueryClient());
  const [client] = useState(() => createTimelineClient());
  const [clock] = useState(() => () => now);
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <TimelineProvider client={client} now={clock}>
          <h1>Rendered on a server</h1>
          <TimelineRail project="1" chat={CHAT} defaultOpen />
          <OverviewTimeline project="1" />
        </TimelineProvider>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
