import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveSignal } from "../live/live-signal";
import { createTimelineClient } from "../timeline-client";
import { TimelineClientContext } from "../timeline-client-context";
import { useChatTimeline } from "../use-chat-timeline";
import { useProjectTimeline } from "../use-project-timeline";
import { createTestDaemon, RETRY_AFTER_MS, STEPS, type Step } from "./test-steps";
import { passUntil, settle, stopTheClock } from "./test-time";

vi.setConfig({ testTimeout: 120_000 });

const MINUTE = 60_000;
const NORA = { kind: "conversation", agent: "nora", id: "c1" } as const;

beforeEach(() => {
  stopTheClock();
  // React works as it does on a page, not as `act` has it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page with two rails on one chat and an overview, whose daemon does `step` for as long as it is there. */
function mountPage(step: Step, daemon = createTestDaemon()) {
  daemon.step = step;
  const tokens = vi.fn(() => "token");
  let say: (signal: LiveSignal) => void = () => {};
  const client = createTimelineClient({
    fetch: daemon.fetch,
    getToken: tokens,
    live: (onSignal) => {
      say = onSignal;
      return () => {};
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
  const { unmount } = renderHook(
    () => [
      useChatTimeline({ project: 7, chat: NORA }),
      useChatTimeline({ project: 7, chat: { ...NORA } }),
      useProjectTimeline({ project: 7 }),
    ],
    { wrapper },
  );
  const leave = () => {
    unmount();
    queryClient.clear();
  };
  return { daemon, tokens, say: () => say({ project: 7 }), leave };
}

/** Ten minutes, second by second. */
async function passTenMinutes(eachSecond: () => void = () => {}): Promise<void> {
  for (let second = 0; second < 600; second += 1) {
    eachSecond();
    vi.advanceTimersByTime(1_000);
    await settle(2);
  }
}

/** The most requests of one timeline in any minute, of those from a time on. */
function mostInAMinute({ asked }: { asked: { url: string; at: number }[] }, from = 0): number {
  const of = (part: string) => asked.filter(({ url, at }) => url.includes(part) && at >= from);
  const most = (requests: { at: number }[]) =>
    Math.max(
      0,
      ...requests.map(({ at }) => requests.filter((one) => one.at >= at && one.at < at + MINUTE).length),
    );
  return Math.max(most(of("/conversations/")), most(of("/7/milestones")));
}

/** How many requests a load sends, at most. */
const perLoad = (step: Step) => (step === "401" ? 2 : 1);

describe("a daemon that goes on like this is asked, a minute and timeline, at most", () => {
  it.each(STEPS)("%s: every 3 s while something runs; when it fails 6 times, then 3", async (step) => {
    const start = Date.now();
    const page = mountPage(step);
    await passTenMinutes();
    const well = step === "200" || step === "slow";
    expect(mostInAMinute(page.daemon)).toBeLessThanOrEqual(well ? 20 : 6 * perLoad(step));
    if (!well) expect(mostInAMinute(page.daemon, start + 2 * MINUTE)).toBeLessThanOrEqual(3);
    page.leave();
  });

  it.each(STEPS)("%s, with news every 100 ms: 60 times; when it fails no more for that", async (step) => {
    const start = Date.now();
    const page = mountPage(step);
    await passTenMinutes(() => {
      for (let time = 0; time < 10; time += 1) page.say();
    });
    const well = step === "200" || step === "slow";
    expect(mostInAMinute(page.daemon)).toBeLessThanOrEqual(well ? 60 : 6 * perLoad(step));
    if (!well) expect(mostInAMinute(page.daemon, start + 2 * MINUTE)).toBeLessThanOrEqual(3 * perLoad(step));
    page.leave();
  });
});

it("a token that is refused for good is renewed once a load, and the load not repeated", async () => {
  const page = mountPage("401");
  await passTenMinutes();
  expect(page.daemon.asked).toHaveLength(4);
  // Two timelines share one renewal; the first asks for the token are one each.
  expect(page.tokens).toHaveBeenCalledTimes(3);
  page.leave();
});

describe("a daemon that asks to be left alone is, whatever happens on the page:", () => {
  it.each([
    ["news", (page: ReturnType<typeof mountPage>) => page.say()],
    [
      "somebody who comes back every second",
      () => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      },
    ],
    [
      "a network that comes and goes",
      () => {
        window.dispatchEvent(new Event("offline"));
        window.dispatchEvent(new Event("online"));
      },
    ],
  ])("%s", async (_, disturb) => {
    const page = mountPage("429");
    await passUntil(() => page.daemon.asked.length > 0, "the first load");
    await passTenMinutes(() => disturb(page));
    const times = page.daemon.asked.filter(({ url }) => url.includes("/conversations/")).map(({ at }) => at);
    expect(times.length).toBeGreaterThan(10);
    for (const [index, at] of times.slice(1).entries()) {
      expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(RETRY_AFTER_MS);
    }
    page.leave();
  });
});
