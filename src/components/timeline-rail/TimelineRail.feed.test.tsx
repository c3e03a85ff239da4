import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { liveChat } from "../../../mocks";
import { renderTimeline } from "../test-rig";
import { TimelineRail } from "./TimelineRail";

const PAUSED = "Live updates are paused; checking now and then.";
/** Once when it is mounted, and once more when the socket is open, before which nothing was heard. */
const AT_FIRST = 2;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A rail above a chat whose next turn comes from elsewhere: nothing tells it but the daemon's socket. */
async function mounted(options: { token?: string } = {}) {
  const scenario = liveChat();
  const { api, clock, project, chat, steps } = scenario;
  if (options.token) api.setToken(options.token);
  const asked: boolean[] = [];
  const getToken = ({ refresh }: { refresh: boolean }) => {
    asked.push(refresh);
    return api.token();
  };
  const rig = renderTimeline(<TimelineRail project={project} chat={chat} defaultOpen />, {
    scenario,
    client: { live: "websocket", ...(options.token ? { getToken } : {}) },
  });
  await screen.findByRole("button", { name: "Timeline 2 steps" });
  await waitFor(() => expect(rig.requests()).toHaveLength(AT_FIRST));
  await pass(2_000);
  const play = (count = steps.length) => {
    for (const { after, run } of steps.splice(0, count)) {
      clock.advance(after);
      run();
    }
  };
  return { ...rig, api, project, chat, play, asked };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("with the daemon's socket", () => {
  it("shows a turn that comes from elsewhere, at its beginning and at its end", async () => {
    const { play, requests } = await mounted();
    play(1);
    expect(await screen.findByRole("button", { name: "Timeline 3 steps Working on it" })).toBeVisible();
    play();
    expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
    expect(screen.getByText("Poster laid out")).toBeVisible();
    await pass(2_000);
    const before = requests().length;
    expect(before).toBeLessThanOrEqual(AT_FIRST + 4);
    await pass(10 * 60_000);
    expect(requests()).toHaveLength(before);
  });

  it("shows a turn that began and ended between two looks, without a poll", async () => {
    const { play, requests } = await mounted();
    play();
    expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
    await pass(60_000);
    expect(requests().length).toBeLessThanOrEqual(AT_FIRST + 2);
  });

  it("hears nothing of other chats", async () => {
    const { api, project, requests } = await mounted();
    const elsewhere = { kind: "conversation", agent: "vera", id: "2026-11-30-01" } as const;
    api.startTurn(project, elsewhere);
    api.endTurn(project, elsewhere);
    await pass(60_000);
    expect(requests()).toHaveLength(AT_FIRST);
  });

  it("says nothing of updates while they are there", async () => {
    await mounted();
    expect(screen.queryByText(PAUSED)).toBeNull();
  });
});

describe("while the socket is down", () => {
  it("says so, polls, and stops both when it is back", async () => {
    const { api, play, requests } = await mounted();
    api.events.stop();
    await pass(2_000);
    expect(screen.queryByText(PAUSED)).toBeNull();
    await pass(2_000);
    expect(screen.getByText(PAUSED)).toBeVisible();
    expect(screen.getByText(PAUSED)).toHaveAttribute("data-slot", "timeline-paused");

    play();
    const before = requests().length;
    await pass(15_000);
    expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
    await pass(35_000);
    expect(requests().length - before).toBeGreaterThanOrEqual(3);
    expect(requests().length - before).toBeLessThanOrEqual(4);

    api.events.start();
    await pass(31_000);
    await waitFor(() => expect(screen.queryByText(PAUSED)).toBeNull());
    await pass(2_000);
    const after = requests().length;
    await pass(10 * 60_000);
    expect(requests()).toHaveLength(after);
  });

  it("asks once for what it missed when a lost socket is back, and says nothing of so short a gap", async () => {
    const { api, play, requests } = await mounted();
    api.events.drop();
    play();
    await pass(1_200);
    expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
    expect(screen.queryByText(PAUSED)).toBeNull();
    await pass(60_000);
    expect(requests()).toHaveLength(AT_FIRST + 1);
  });

  it("finds its way back to a daemon that has been started anew, with another token", async () => {
    const { api, play, asked } = await mounted({ token: "one" });
    api.restart("two");
    await pass(2_000);
    play();
    expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
    await pass(5_000);
    expect(screen.queryByText(PAUSED)).toBeNull();
    expect(asked.filter(Boolean).length).toBeLessThanOrEqual(2);
  });
});

it("a client without live updates says nothing of them", async () => {
  const scenario = liveChat();
  renderTimeline(<TimelineRail project={scenario.project} chat={scenario.chat} />, { scenario });
  await screen.findByRole("button", { name: "Timeline 2 steps" });
  await pass(60_000);
  expect(screen.queryByText(PAUSED)).toBeNull();
});
