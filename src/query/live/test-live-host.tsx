import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import type { ChatRef } from "../chat-ref";
import { createTimelineClient } from "../timeline-client";
import { TimelineClientContext } from "../timeline-client-context";
import { useChatTimeline } from "../use-chat-timeline";
import { useMilestoneActions } from "../use-milestone-actions";
import { useProjectTimeline } from "../use-project-timeline";
import type { LiveSignal } from "./live-signal";

export const NORA: ChatRef = { kind: "conversation", agent: "nora", id: "2026-11-24-01" };
export const OTTO: ChatRef = { ...NORA, agent: "otto" };
export const MINUTE = 60_000;

/** How long a write takes, in ms. */
export const WRITE_MS = 5_000;

/** A daemon with a feed of the host's own; each answer takes `delay` ms and says that nothing runs, unless told. */
export function daemon({ state = "done", delay = 20 } = {}) {
  const asked: { url: string; at: number }[] = [];
  const feeds = new Set<(signal: LiveSignal) => void>();
  let opened = 0;
  const client = createTimelineClient({
    fetch: (url, { method } = {}) => {
      asked.push({ url: String(url), at: Date.now() });
      const wait = method === "POST" ? WRITE_MS : delay;
      const timeline = { entries: [{ kind: "derived", title: "A", state }] };
      const body = JSON.stringify(method === "POST" ? { id: "m_1" } : timeline);
      return new Promise((resolve) => setTimeout(() => resolve(new Response(body)), wait));
    },
    live: (onSignal) => {
      opened += 1;
      feeds.add(onSignal);
      return () => void feeds.delete(onSignal);
    },
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
    wrapper,
    feeds,
    opened: () => opened,
    say: (signal: LiveSignal) => act(() => [...feeds].forEach((feed) => void feed(signal))),
    urls: (part: string) => asked.filter(({ url }) => url.includes(part)),
  };
}

type Host = ReturnType<typeof daemon>;
type Props = Partial<Parameters<typeof useChatTimeline>[0]>;

export const rail = ({ wrapper }: Host, initialProps: Props = {}) =>
  renderHook((props: Props) => useChatTimeline({ project: 7, chat: NORA, ...props }).data, {
    wrapper,
    initialProps,
  });
export const writes = ({ wrapper }: Host) =>
  renderHook(() => useMilestoneActions({ project: 7 }), { wrapper }).result;
export const overview = ({ wrapper }: Host, project = "7") =>
  renderHook(() => useProjectTimeline({ project }).data, { wrapper });

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export const hide = (hidden: boolean) => act(() => focusManager.setFocused(!hidden));
export const news = (chat?: ChatRef, project = "7"): LiveSignal => (chat ? { project, chat } : { project });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-09-10T01:30:00Z") });
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});
