import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { createTimelineClient } from "./timeline-client";
import { TimelineClientContext, useTimelineClient } from "./timeline-client-context";
import { timelineQueries } from "./timeline-queries";
import { useChatTimeline } from "./use-chat-timeline";
import { useProjectTimeline } from "./use-project-timeline";

const step = (started_at: string) => ({ kind: "derived", state: "done", started_at, milestones: [] });

function host(client: ReturnType<typeof createTimelineClient>) {
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <TimelineClientContext.Provider value={client}>{children}</TimelineClientContext.Provider>
    </QueryClientProvider>
  );
  return { queryClient, wrapper };
}

it("a project's timeline is cut to its range, while the cache keeps the answer", async () => {
  const urls: string[] = [];
  const client = createTimelineClient({
    baseUrl: "http://daemon.test/",
    fetch: async (url) => {
      urls.push(String(url));
      return new Response(
        JSON.stringify({ entries: [step("2026-09-09T03:00:00Z"), step("2026-09-10T03:00:00Z")] }),
      );
    },
  });
  const { queryClient, wrapper } = host(client);
  const range = { since: "2026-09-09T03:00:00Z", until: "2026-09-10T03:00:00Z", limit: 2 };
  const { result, rerender } = renderHook(() => useProjectTimeline({ project: 7, ...range }), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.data).toMatchObject({
    entries: [{ started_at: "2026-09-09T03:00:00Z" }],
    limit: 2,
    cutOff: true,
  });
  const { data } = result.current;
  rerender();
  expect(result.current.data).toBe(data);
  const key = timelineQueries(client).overview("7", range).queryKey;
  expect(key).toEqual(["apx-timeline", "http://daemon.test", "7", "overview", range]);
  expect(queryClient.getQueryData(key)).toMatchObject({ entries: [{}, {}], stats: { total: 2 } });
  expect(urls).toEqual([
    "http://daemon.test/api/projects/7/milestones?since=2026-09-09T03%3A00%3A00Z&until=2026-09-10T03%3A00%3A00Z&limit=2",
  ]);
});

it("a range that cannot be read is an error on screen, not an exception while rendering", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const { wrapper } = host(createTimelineClient({ fetch }));
  const { result } = renderHook(() => useProjectTimeline({ project: 7, since: "yesterday" }), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ code: "invalid-range" }));
  expect(fetch).not.toHaveBeenCalled();
});

it("three queries whose token is refused share one new one; it is in no key", async () => {
  const refreshes: boolean[] = [];
  const sent: (string | null)[] = [];
  const client = createTimelineClient({
    getToken: async ({ refresh }) => {
      refreshes.push(refresh);
      if (refresh) await new Promise((resolve) => setTimeout(resolve, 20));
      return refresh ? "secret-T2" : "secret-T1";
    },
    fetch: async (_, init) => {
      const token = new Headers(init?.headers).get("authorization");
      sent.push(token);
      const good = token === "Bearer secret-T2";
      return good
        ? new Response('{"entries":[]}')
        : new Response('{"error":"unauthorized"}', { status: 401 });
    },
  });
  const { queryClient, wrapper } = host(client);
  const { result } = renderHook(
    () => [
      useProjectTimeline({ project: 7 }),
      useChatTimeline({ project: 7, chat: { kind: "conversation", agent: "nora", id: "a" } }),
      useChatTimeline({ project: 7, chat: { kind: "thread", channel: "web", id: "2026-09-10" } }),
    ],
    { wrapper },
  );
  await waitFor(() => expect(result.current.every(({ isSuccess }) => isSuccess)).toBe(true));
  expect(refreshes.filter(Boolean)).toHaveLength(1);
  expect(sent.filter((token) => token === "Bearer secret-T2")).toHaveLength(3);
  expect(sent).toHaveLength(6);
  const keys = queryClient.getQueryCache().getAll();
  expect(keys).toHaveLength(3);
  expect(JSON.stringify(keys.map(({ queryKey }) => queryKey))).not.toContain("secret");
});

it("keys go from general to specific", () => {
  const queries = timelineQueries(createTimelineClient({ baseUrl: "/apx/" }));
  expect(queries.all).toEqual(["apx-timeline", "/apx"]);
  expect(queries.project(7)).toEqual(["apx-timeline", "/apx", "7"]);
  expect(queries.chat(7, { kind: "conversation", agent: "nora", id: "a" }).queryKey).toEqual([
    ...["apx-timeline", "/apx", "7"],
    ...["conversation", "nora", "a"],
  ]);
  expect(queries.chat("7", { kind: "thread", channel: "web", id: "a" }).queryKey).toEqual([
    ...["apx-timeline", "/apx", "7"],
    ...["thread", "web", "a"],
  ]);
  const half = queries.overview(7, { since: "2026-09-09T00:00:00.000-03:00" }).queryKey;
  expect(half).toEqual(queries.overview("7", { since: "2026-09-09T03:00:00Z", limit: 200 }).queryKey);
});

it("without a provider the error says what to do", () => {
  expect(() => renderHook(() => useTimelineClient())).toThrow("<TimelineProvider");
  vi.mocked(console.error).mockClear(); // React reports the error that was meant.
});
