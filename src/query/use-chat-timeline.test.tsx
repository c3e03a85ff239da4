import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatRef } from "./chat-ref";
import { createTimelineClient } from "./timeline-client";
import { TimelineClientContext } from "./timeline-client-context";
import { useChatTimeline } from "./use-chat-timeline";

const NORA: ChatRef = { kind: "conversation", agent: "nora", id: "2026-11-24-01" };
const OTTO: ChatRef = { kind: "conversation", agent: "otto", id: "2026-11-24-01" };

type Reply = () => Response | Promise<Response>;

const later = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const body = (...states: string[]) =>
  JSON.stringify({ entries: states.map((state) => ({ kind: "derived", title: state, state })) });
const answer =
  (...states: string[]): Reply =>
  () =>
    later(new Response(body(...states)), 20);
const fails =
  (status: number, error = "boom"): Reply =>
  () =>
    new Response(JSON.stringify({ error }), { status });
const refuses: Reply = () => Promise.reject(new TypeError("fetch failed"));

/** A daemon whose replies come in order; the last one stays. */
function daemon(...replies: Reply[]) {
  const urls: string[] = [];
  const client = createTimelineClient({
    fetch: (url) => {
      urls.push(String(url));
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      return Promise.resolve(reply ? reply() : Response.error());
    },
  });
  const queryClient = new QueryClient({
    // A host that turns everything around.
    defaultOptions: {
      queries: {
        networkMode: "online",
        retry: 5,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchInterval: 100,
        refetchIntervalInBackground: true,
        retryOnMount: false,
        throwOnError: true,
        structuralSharing: false,
        placeholderData: (previous: unknown) => previous,
        notifyOnChangeProps: [],
        enabled: false,
        queryFn: () => ({ entries: [{ title: "the host's" }] }),
        initialData: { entries: [{ title: "from the host" }] },
        persister: () => ({ entries: [{ title: "kept by the host" }] }),
        ...{ suspense: true },
      },
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <TimelineClientContext.Provider value={client}>{children}</TimelineClientContext.Provider>
      </QueryClientProvider>
    </StrictMode>
  );
  return { urls, queryClient, wrapper };
}

type Host = ReturnType<typeof daemon>;
type Props = Partial<Parameters<typeof useChatTimeline>[0]>;

// Spread, because a result only tells of fields that were read before.
const rail = ({ wrapper }: Host, initialProps: Props = {}) =>
  renderHook((props: Props) => ({ ...useChatTimeline({ project: 7, chat: NORA, ...props }) }), {
    wrapper,
    initialProps,
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-09-10T01:30:00Z") });
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const titles = (rendered: ReturnType<typeof rail>) =>
  rendered.result.current.data?.entries.map(({ title }) => title);

describe("polling", () => {
  it("stops at the terminal answer", async () => {
    const host = daemon(answer("running"), answer("running"), answer("done"));
    const shown = rail(host);
    await pass(10 * MINUTE);
    expect(host.urls).toHaveLength(3);
    expect(titles(shown)).toEqual(["done"]);
  });

  it("is shared by two rails, whenever the second one comes", async () => {
    const host = daemon(answer("running"));
    rail(host);
    rail(host);
    await pass(100);
    expect(host.urls).toHaveLength(1);
    await pass(1_400);
    rail(host);
    await pass(100);
    const before = host.urls.length;
    await pass(MINUTE);
    expect(host.urls.length - before).toBeGreaterThanOrEqual(18);
    expect(host.urls.length - before).toBeLessThanOrEqual(20);
  });

  it("rests in a hidden tab and asks once on return", async () => {
    const host = daemon(answer("running"));
    rail(host);
    rail(host);
    await pass(100);
    act(() => focusManager.setFocused(false));
    const before = host.urls.length;
    await pass(10 * MINUTE);
    expect(host.urls).toHaveLength(before);
    act(() => focusManager.setFocused(true));
    await pass(100);
    expect(host.urls).toHaveLength(before + 1);
  });

  it("keeps the rows while requests fail, tells since when, and ends what ran for ever", async () => {
    const host = daemon(answer("running"), ...Array.from({ length: 4 }, () => refuses), answer("open"));
    const shown = rail(host);
    await pass(100);
    const { dataUpdatedAt } = shown.result.current;
    await pass(20_000);
    expect(titles(shown)).toEqual(["running"]);
    expect(shown.result.current).toMatchObject({ isError: true, dataUpdatedAt, error: { code: "network" } });
    await pass(MINUTE);
    expect(titles(shown)).toEqual(["open"]);
    expect(shown.result.current).toMatchObject({ isError: false, error: null });
    expect(host.urls).toHaveLength(6);
  });

  it("backs off from a daemon that is gone", async () => {
    const host = daemon(refuses);
    const shown = rail(host);
    await pass(10 * MINUTE);
    expect(shown.result.current).toMatchObject({ isError: true, data: undefined });
    expect(host.urls.length).toBeGreaterThan(15);
    expect(host.urls.length).toBeLessThan(26);
  });

  it("does not repeat what cannot get better", async () => {
    const host = daemon(fails(404, "project not found"));
    const shown = rail(host);
    await pass(10 * MINUTE);
    expect(host.urls).toHaveLength(1);
    expect(shown.result.current.error).toMatchObject({
      code: "not-found",
      serverMessage: "project not found",
    });
  });
});

it("good rows outlive failed refreshes", async () => {
  const host = daemon(
    answer(...Array(8).fill("done")),
    fails(503),
    fails(503),
    answer(...Array(9).fill("done")),
  );
  const shown = rail(host);
  await pass(100);
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await pass(100);
  expect(shown.result.current).toMatchObject({ isError: true, error: { status: 503 } });
  expect(titles(shown)).toHaveLength(8);
  await pass(MINUTE);
  expect(shown.result.current.isError).toBe(false);
  expect(titles(shown)).toHaveLength(9);
  expect(host.urls).toHaveLength(4);
});

describe("a laptop that is offline", () => {
  it("loads and polls the daemon on it all the same", async () => {
    window.dispatchEvent(new Event("offline"));
    const host = daemon(answer("running"), answer("running"), answer("done"));
    const shown = rail(host);
    await pass(100);
    expect(titles(shown)).toEqual(["running"]);
    await pass(3_000);
    window.dispatchEvent(new Event("online"));
    window.dispatchEvent(new Event("offline"));
    await pass(MINUTE);
    expect(titles(shown)).toEqual(["done"]);
    window.dispatchEvent(new Event("online"));
  });
});

it("what a host fetches, keeps or assumes by default is none of a timeline's", async () => {
  const shown = rail(daemon(answer("done")));
  expect(titles(shown)).toBeUndefined();
  await pass(100);
  expect(titles(shown)).toEqual(["done"]);
});

describe("another chat", () => {
  it("shows nothing of the one before, also where it does not exist", async () => {
    const host = daemon(answer("done"), () =>
      later(new Response('{"error":"project not found"}', { status: 404 }), 3_000),
    );
    const shown = rail(host);
    await pass(100);
    shown.rerender({ chat: OTTO });
    expect(shown.result.current).toMatchObject({ data: undefined, isPending: true });
    await pass(4_000);
    expect(shown.result.current).toMatchObject({ data: undefined, error: { code: "not-found" } });
  });

  it("with the same id under another agent is corrected for that agent", async () => {
    const foreign = JSON.stringify({
      entries: [
        { kind: "declared", id: "m_1", agent: "nora" },
        { kind: "declared", id: "m_2", agent: "otto" },
      ],
    });
    const host = daemon(() => new Response(foreign));
    const shown = rail(host);
    await pass(100);
    expect(shown.result.current.data?.entries).toMatchObject([{ id: "m_1" }]);
    shown.rerender({ chat: OTTO });
    await pass(100);
    expect(shown.result.current.data?.entries).toMatchObject([{ id: "m_2" }]);
  });

  it("is the same project whether its id is a number or text", async () => {
    const host = daemon(answer("done"));
    const shown = rail(host);
    await pass(100);
    shown.rerender({ project: "7" });
    await pass(100);
    expect(host.urls).toHaveLength(1);
  });
});

it("unchanged rows stay the same objects between polls", async () => {
  const host = daemon(answer("done", "running"), answer("done", "done"));
  const shown = rail(host);
  await pass(100);
  const first = shown.result.current.data?.entries[0];
  await pass(5_000);
  expect(titles(shown)).toEqual(["done", "done"]);
  expect(shown.result.current.data?.entries[0]).toBe(first);
});

it("a chat in another object of the same address is no news", async () => {
  const host = daemon(answer("done"));
  const shown = rail(host);
  await pass(100);
  const { data } = shown.result.current;
  shown.rerender({ chat: { ...NORA } });
  expect(shown.result.current.data).toBe(data);
  await pass(100);
  expect(host.urls).toHaveLength(1);
});

describe("while a turn is streamed", () => {
  it("asks once when it begins and once when it ends", async () => {
    const host = daemon(answer("done"), answer("done", "running"), answer("done", "done"));
    const shown = rail(host);
    await pass(100);
    shown.rerender({ streaming: true });
    await pass(100);
    expect(titles(shown)).toEqual(["done", "running"]);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    await pass(5 * MINUTE);
    expect(host.urls).toHaveLength(2);
    shown.rerender({ streaming: false });
    await pass(5 * MINUTE);
    expect(titles(shown)).toEqual(["done", "done"]);
    expect(host.urls).toHaveLength(3);
  });

  it("the first load of a rail that mounts is that one", async () => {
    const host = daemon(answer("running"));
    rail(host, { streaming: true });
    await pass(MINUTE);
    expect(host.urls).toHaveLength(1);
  });

  it("changing the chat is not asked for twice", async () => {
    const host = daemon(answer("done"));
    const shown = rail(host);
    await pass(100);
    shown.rerender({ chat: OTTO, streaming: true });
    await pass(MINUTE);
    expect(host.urls).toHaveLength(2);
    shown.rerender({ chat: NORA, streaming: false });
    await pass(MINUTE);
    expect(host.urls).toHaveLength(3);
  });

  it("the end is asked for anew though an older answer is still on its way", async () => {
    const host = daemon(() => later(new Response(body("open")), 5_000), answer("done"));
    const shown = rail(host, { streaming: true });
    await pass(100);
    shown.rerender({ streaming: false });
    await pass(MINUTE);
    expect(titles(shown)).toEqual(["done"]);
    expect(host.urls).toHaveLength(2);
  });
});

describe("disabled", () => {
  it("asks for nothing, also at a turn, and once when enabled", async () => {
    const host = daemon(answer("done"));
    const shown = rail(host, { enabled: false });
    await pass(100);
    shown.rerender({ enabled: false, streaming: true });
    await pass(100);
    expect(host.urls).toHaveLength(0);
    shown.rerender({ enabled: true, streaming: false });
    await pass(MINUTE);
    expect(host.urls).toHaveLength(1);
  });
});

it("unmounting ends the request and every timer", async () => {
  const host = daemon(answer("running"));
  const shown = rail(host);
  await pass(3_110);
  shown.unmount();
  await pass(MINUTE);
  expect(host.urls.length).toBeLessThanOrEqual(2);
});
