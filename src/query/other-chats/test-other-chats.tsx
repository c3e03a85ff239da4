import { type DefaultOptions, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import { getResponse, type HttpHandler, HttpResponse } from "msw";
import { type ReactNode, StrictMode } from "react";
import { expect } from "vitest";
import { type Scenario, timelineHandlers } from "../../../mocks";
import { pause } from "../deadline";
import type { LiveSubscribe } from "../live/live-signal";
import { createTimelineClient } from "../timeline-client";
import { TimelineClientContext } from "../timeline-client-context";
import { type OtherChatsOptions, useOtherChats } from "./use-other-chats";

export const WEEK = { project: "1", since: "2026-11-24T03:00:00Z", until: "2026-12-01T03:00:00Z" };
export const REEL = "agents/nora/conversations/2026-11-29-01/milestones";
export const RUN = "agents/rocky/conversations/2026-11-30-01/milestones";
export const THREAD = "super-agent/threads/web/2026-11-30/milestones";
export const LISTING = [
  "agents",
  ...["nora", "magui", "rocky", "vera"].map((agent) => `agents/${agent}/conversations`),
  "super-agent/threads",
];

interface HostOptions {
  faults?: HttpHandler[];
  /** What is answered only when it is released. */
  held?: string;
  live?: LiveSubscribe;
  slow?: { paths: readonly string[]; ms: number };
  /** What the host says of all its queries. */
  defaults?: DefaultOptions;
}

/** The hook on the mock daemon. It notes what is asked and how much at once. */
export function host(scenario: Pick<Scenario, "api">, options: HostOptions = {}) {
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  let aborted = 0;
  let release = () => {};
  const faults = options.faults ?? [];
  const client = createTimelineClient({
    baseUrl: "http://daemon.test",
    live: options.live ?? false,
    fetch: async (url, init) => {
      asked.push(String(url).replace("http://daemon.test/api/projects/1/", ""));
      open += 1;
      most = Math.max(most, open);
      init?.signal?.addEventListener("abort", () => {
        aborted += 1;
      });
      try {
        if (asked.at(-1) === options.held) {
          await new Promise<void>((resolve, reject) => {
            release = resolve;
            init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
          });
        }
        if (options.slow?.paths.includes(asked.at(-1) ?? "")) {
          await pause(options.slow.ms, init?.signal ?? undefined);
        }
        const handlers = [...faults, ...timelineHandlers(scenario.api)];
        return (
          (await getResponse(handlers, new Request(url, { ...init, signal: null }))) ?? HttpResponse.error()
        );
      } finally {
        open -= 1;
      }
    },
  });
  const queryClient = new QueryClient({ defaultOptions: options.defaults ?? {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TimelineClientContext.Provider value={client}>{children}</TimelineClientContext.Provider>
      </QueryClientProvider>
    </StrictMode>
  );
  const render = (initialProps: OtherChatsOptions = WEEK) =>
    renderHook((props: OtherChatsOptions) => useOtherChats(props), { wrapper, initialProps });
  return {
    asked,
    faults,
    client,
    queryClient,
    wrapper,
    render,
    most: () => most,
    aborted: () => aborted,
    release: () => release(),
  };
}

type Rendered = ReturnType<ReturnType<typeof host>["render"]>;

export async function settled({ result }: Rendered) {
  await waitFor(() => expect(result.current).toMatchObject({ isListing: false, left: 0 }));
}

export const titles = ({ result }: Rendered) =>
  result.current.chats.map((chat) => chat.map(({ title }) => title));
