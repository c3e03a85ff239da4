import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chatsBesideProject } from "../../../mocks";
import { host, REEL, RUN, settled, THREAD, titles } from "./test-other-chats";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const chat = (id: string, agent: string) => ({ kind: "conversation", agent, id }) as const;
const reel = chat("2026-11-29-01", "nora");
const run = chat("2026-11-30-01", "rocky");

/** How often each of them is asked for within a time. */
async function count(asked: string[], paths: readonly string[], ms: number) {
  asked.splice(0);
  await vi.advanceTimersByTimeAsync(ms);
  return paths.map((path) => asked.filter((one) => one === path).length);
}

const busy = (path: string, headers: Record<string, string>) =>
  http.get(`*/${path}`, () => HttpResponse.json({ error: "busy" }, { status: 429, headers }));

it.each([false, true])(
  "a chat is left alone for as long as it asks, read before or not: %s",
  async (readBefore) => {
    const { api } = chatsBesideProject();
    const { asked, faults, queryClient, render } = host({ api });
    const fault = busy(RUN, { "retry-after": "300" });
    if (!readBefore) faults.push(fault);
    const rendered = render();
    await settled(rendered);
    faults.splice(0, 1, fault);
    api.addTurns("1", run, [{ role: "user", ts: "2026-11-30T17:19:00Z", content: "And the other hosts?" }]);
    await queryClient.refetchQueries({ queryKey: ["apx-timeline-chats"] });
    await waitFor(() => expect(rendered.result.current.failures).toMatchObject([{ isShown: readBefore }]));
    api.startTurn("1", reel);
    const [alone, other] = await count(asked, [RUN, REEL], 240_000);
    expect(alone).toBe(0);
    expect(other).toBeGreaterThan(10);
    faults.splice(0);
    await vi.advanceTimersByTimeAsync(90_000);
    await waitFor(() => expect(titles(rendered).flat()).toContain("And the other hosts?"));
  },
);

it("who presses a button does not wait", async () => {
  const { api } = chatsBesideProject();
  const { faults, render } = host({ api }, { faults: [busy(RUN, { "retry-after": "300" })] });
  const rendered = render();
  await settled(rendered);
  faults.splice(0);
  rendered.result.current.retry();
  await waitFor(() => expect(titles(rendered)).toHaveLength(3));
});

it("a chat that is being answered and fails is tried less and less often", async () => {
  const { api } = chatsBesideProject();
  const { asked, faults, render } = host({ api });
  const rendered = render();
  await settled(rendered);
  api.startTurn("1", reel);
  faults.push(http.get(`*/${REEL}`, () => HttpResponse.json({ error: "boom" }, { status: 500 })));
  rendered.result.current.retry();
  await waitFor(() => expect(rendered.result.current.failures).toHaveLength(1));
  const [tried] = await count(asked, [REEL], 300_000);
  expect(tried).toBeGreaterThan(5);
  expect(tried).toBeLessThan(20);
});

it("two chats that are being answered by a slow daemon both move, and keep no third one waiting", async () => {
  const { api } = chatsBesideProject();
  api.startTurn("1", reel);
  api.startTurn("1", run);
  const { asked, render, aborted } = host({ api }, { slow: { paths: [REEL, RUN, THREAD], ms: 4_000 } });
  const rendered = render();
  await vi.advanceTimersByTimeAsync(20_000);
  await settled(rendered);
  expect(titles(rendered)).toHaveLength(3);
  const given = aborted();
  const [reels = 0, runs = 0] = await count(asked, [REEL, RUN], 60_000);
  expect(Math.abs(reels - runs)).toBeLessThanOrEqual(1);
  expect(aborted()).toBe(given);
});
