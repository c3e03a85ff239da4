import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatRef } from "../chat-ref";
import { createTimelineClient } from "../timeline-client";
import { TimelineClientContext } from "../timeline-client-context";
import { useChatTimeline } from "../use-chat-timeline";
import { useProjectTimeline } from "../use-project-timeline";
import type { LiveSignal } from "./live-signal";

const NORA: ChatRef = { kind: "conversation", agent: "nora", id: "2026-11-24-01" };
const OTTO: ChatRef = { ...NORA, agent: "otto" };
const MINUTE = 60_000;

/** A daemon with a feed of the host's own; each answer takes `delay` ms and says that nothing runs, unless told. */
function daemon({ state = "done", delay = 20 } = {}) {
  const asked: { url: string; at: number }[] = [];
  const feeds = new Set<(signal: LiveSignal) => void>();
  let opened = 0;
  const client = createTimelineClient({
    fetch: (url) => {
      asked.push({ url: String(url), at: Date.now() });
      const body = JSON.stringify({ entries: [{ kind: "derived", title: "A", state }] });
      return new Promise((resolve) => setTimeout(() => resolve(new Response(body)), delay));
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

const rail = ({ wrapper }: Host, initialProps: Props = {}) =>
  renderHook((props: Props) => useChatTimeline({ project: 7, chat: NORA, ...props }).data, {
    wrapper,
    initialProps,
  });
const overview = ({ wrapper }: Host, project = "7") =>
  renderHook(() => useProjectTimeline({ project }).data, { wrapper });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const hide = (hidden: boolean) => act(() => focusManager.setFocused(!hidden));
const news = (chat?: ChatRef, project = "7"): LiveSignal => (chat ? { project, chat } : { project });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-09-10T01:30:00Z") });
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe("a signal", () => {
  it("has the chat that it is about asked for at once, and nothing else", async () => {
    const host = daemon();
    rail(host);
    rail(host, { chat: OTTO });
    await pass(2_000);
    expect(host.asked).toHaveLength(2);
    host.say(news(OTTO));
    await pass(50);
    expect(host.asked.slice(2).map(({ url }) => url)).toEqual([expect.stringContaining("/otto/")]);
    host.say(news(NORA, "8"));
    host.say(news({ ...NORA, id: "another" }));
    await pass(MINUTE);
    expect(host.asked).toHaveLength(3);
  });

  it("of any chat has the overview of its project asked for", async () => {
    const host = daemon();
    overview(host);
    overview(host, "8");
    await pass(2_000);
    host.say(news(NORA));
    await pass(MINUTE);
    expect([host.urls("/7/").length, host.urls("/8/").length]).toEqual([2, 1]);
  });

  it("without a chat is about all of the project", async () => {
    const host = daemon();
    rail(host);
    rail(host, { chat: OTTO });
    overview(host);
    await pass(2_000);
    host.say(news());
    await pass(MINUTE);
    expect(host.asked).toHaveLength(6);
  });

  it("asks once for two rails on one chat", async () => {
    const host = daemon();
    rail(host);
    rail(host);
    await pass(2_000);
    host.say(news(NORA));
    await pass(MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("says nothing to a chat that has been left", async () => {
    const host = daemon();
    overview(host);
    const shown = rail(host);
    await pass(2_000);
    shown.unmount();
    host.say(news(NORA));
    await pass(MINUTE);
    expect(host.urls("/nora/")).toHaveLength(1);
  });

  it("says nothing to a chat that is not enabled, for which no feed is opened either", async () => {
    const host = daemon();
    rail(host, { enabled: false });
    await pass(MINUTE);
    expect([host.opened(), host.asked.length]).toEqual([0, 0]);
  });
});

describe("many signals", () => {
  it("are one request a second, and the last one is heard", async () => {
    const host = daemon();
    rail(host);
    await pass(5_000);
    const from = Date.now();
    for (let times = 0; times < 100; times += 1) {
      host.say(news(NORA));
      await pass(50);
    }
    const last = Date.now() - 50;
    await pass(MINUTE);
    const after = host.asked.slice(1).map(({ at }) => at);
    expect(after.length).toBeGreaterThanOrEqual(5);
    expect(after.length).toBeLessThanOrEqual(6);
    expect(after[0]).toBe(from);
    expect(after.at(-1)).toBeGreaterThanOrEqual(last);
    for (const [position, at] of after.slice(1).entries()) {
      expect(at - (after[position] ?? 0)).toBeGreaterThanOrEqual(1_000);
    }
  });

  it("of many chats are one request a second for each that is mounted", async () => {
    const host = daemon();
    rail(host);
    rail(host, { chat: OTTO });
    await pass(5_000);
    for (let times = 0; times < 40; times += 1) {
      host.say(news(times % 2 === 0 ? NORA : OTTO));
      await pass(25);
    }
    await pass(MINUTE);
    expect([host.urls("/nora/").length, host.urls("/otto/").length]).toEqual([3, 3]);
  });

  it("wait for an answer that is on its way, and ask once more", async () => {
    const host = daemon({ delay: 5_000 });
    rail(host);
    await pass(1_000);
    for (let times = 0; times < 10; times += 1) {
      host.say(news(NORA));
      await pass(100);
    }
    expect(host.asked).toHaveLength(1);
    await pass(MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("soon after an answer wait for the second to be over", async () => {
    const host = daemon();
    rail(host);
    await pass(100);
    host.say(news(NORA));
    await pass(800);
    expect(host.asked).toHaveLength(1);
    await pass(200);
    expect(host.asked).toHaveLength(2);
  });

  it("are not put off by a clock that was set back", async () => {
    const host = daemon();
    rail(host);
    await pass(5_000);
    vi.setSystemTime(Date.now() - 60 * MINUTE);
    host.say(news(NORA));
    await pass(1_100);
    expect(host.asked).toHaveLength(2);
  });
});

it("F25: a hidden page asks for nothing, whatever is said, and on return once a mounted query", async () => {
  const host = daemon({ state: "running" });
  rail(host);
  rail(host, { chat: OTTO });
  await pass(100);
  host.say(news());
  hide(true);
  const before = host.asked.length;
  for (let minute = 0; minute < 10; minute += 1) {
    host.say(news());
    await pass(MINUTE);
  }
  expect(host.asked).toHaveLength(before);
  hide(false);
  await pass(500);
  expect(host.asked).toHaveLength(before + 2);
});

describe("while a turn is streamed", () => {
  it("signals are left alone, also one that was waiting", async () => {
    const host = daemon();
    const shown = rail(host);
    await pass(100);
    host.say(news(NORA));
    shown.rerender({ streaming: true });
    await pass(100);
    expect(host.asked).toHaveLength(2);
    for (let times = 0; times < 10; times += 1) {
      host.say(news(NORA));
      await pass(10_000);
    }
    expect(host.asked).toHaveLength(2);
    shown.rerender({ streaming: false });
    await pass(5_000);
    expect(host.asked).toHaveLength(3);
    host.say(news(NORA));
    await pass(MINUTE);
    expect(host.asked).toHaveLength(4);
    expect(host.opened()).toBe(1);
  });
});

describe("the feed", () => {
  it("is opened once for all timelines, stays while chats change, and is closed with the last", async () => {
    const host = daemon();
    const first = rail(host);
    const second = overview(host);
    await pass(100);
    first.rerender({ chat: OTTO });
    await pass(100);
    first.unmount();
    await pass(100);
    expect([host.opened(), host.feeds.size]).toEqual([1, 1]);
    second.unmount();
    await pass(0);
    expect(host.feeds.size).toBe(0);
    rail(host);
    await pass(100);
    expect([host.opened(), host.feeds.size]).toEqual([2, 1]);
  });

  it("that is up leaves nothing to poll where nothing runs", async () => {
    const host = daemon();
    rail(host);
    overview(host);
    await pass(30 * MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("leaves no request that was still due behind", async () => {
    const host = daemon();
    const shown = rail(host);
    await pass(100);
    host.say(news(NORA));
    shown.unmount();
    await pass(MINUTE);
    expect(host.asked).toHaveLength(1);
  });
});
