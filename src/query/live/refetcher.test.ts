import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TimelineApiError } from "../timeline-api-error";
import { createRefetcher } from "./refetcher";

// Without a window it would take itself for a server, which asks only once.
environmentManager.setIsServer(() => false);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A mounted query that failed just now, and how often it was asked for since. */
async function failed(status: number, retryAfterMs: number | null = null) {
  const error = new TimelineApiError({ code: "http", route: "GET /", message: "", status, retryAfterMs });
  const queryFn = vi.fn(() => Promise.reject(error));
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, { queryKey: ["x"], queryFn, retry: false });
  observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const refetcher = createRefetcher(() => true);
  const ask = (anew: boolean) => {
    const query = queryClient.getQueryCache().find({ queryKey: ["x"] });
    if (query) refetcher.ask(queryClient, query, { anew });
  };
  return { ask, asked: () => queryFn.mock.calls.length - 1 };
}

it.each([
  ["may pass by itself", 500, 3_000],
  ["may not", 403, 30_000],
])("news of a query whose failure %s waits", async (_, status, wait) => {
  const { ask, asked } = await failed(status);
  ask(false);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
});

it("a daemon that has been away is asked within a second, also where news waits already", async () => {
  const { ask, asked } = await failed(403);
  ask(false);
  ask(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(1);
});

it("but not before the time that it asked for", async () => {
  const { ask, asked } = await failed(503, 20_000);
  ask(true);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
});
