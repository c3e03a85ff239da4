import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { createTimelineClient } from "./timeline-client";
import { TimelineClientContext } from "./timeline-client-context";
import type { TimelineClientOptions } from "./timeline-client-options";

/** One request whose answer is held back until the test gives it. */
export interface Held {
  method: string;
  url: string;
  /** The bearer token. */
  token: string | null;
  signal: AbortSignal;
  /** Whether it has its answer, or was ended by who asked. */
  isOver: () => boolean;
  answer(body: unknown, status?: number): void;
}

/** A daemon that answers when the test says so, in whatever order, and also whom nobody waits for any more. */
export function createHeldDaemon(options: Pick<TimelineClientOptions, "getToken"> = {}) {
  const asked: Held[] = [];
  const client = createTimelineClient({
    ...options,
    fetch: (url, { method = "GET", headers, signal } = {}) =>
      new Promise((resolve) => {
        if (!signal) throw new Error("a request without a signal cannot be ended");
        let over = false;
        signal.addEventListener("abort", () => {
          over = true;
        });
        asked.push({
          ...{ method, url: String(url), signal, isOver: () => over },
          token: new Headers(headers).get("authorization"),
          answer(body, status = 200) {
            over = true;
            resolve(new Response(JSON.stringify(body), { status }));
          },
        });
      }),
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TimelineClientContext.Provider value={client}>{children}</TimelineClientContext.Provider>
      </QueryClientProvider>
    </StrictMode>
  );
  return {
    asked,
    client,
    queryClient,
    wrapper,
    /** The requests that have no answer yet, oldest first. */
    waiting: () => asked.filter(({ isOver }) => !isOver()),
  };
}

/** An answer with one step of this title, and a milestone under it in this state. */
export const oneStep = (title: string, state = "open") => ({
  entries: [
    {
      ...{ kind: "derived", title, state: "done", started_at: "2026-11-30T16:00:00Z" },
      milestones: [{ id: "m_1", title: "Proof approved", state, started_at: "2026-11-30T16:00:30Z" }],
    },
  ],
});
