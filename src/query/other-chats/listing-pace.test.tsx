import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answering, chatsBesideProject, failing } from "../../../mocks";
import type { LiveSignal } from "../live/live-signal";
import { host, LISTING, settled } from "./test-other-chats";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const agents = Array.from({ length: 25 }, (_, nth) => ({ slug: nth === 0 ? "nora" : `agent-${nth}` }));
const crowd = () => answering([agents], { path: "*/projects/1/agents" });
const ofCrowd = agents.length + 2;

/** A daemon whose project is told of again and again. */
function spoken(faults = [crowd()]) {
  let say = (_: LiveSignal) => {};
  const { api } = chatsBesideProject();
  const live = (onSignal: typeof say) => {
    say = onSignal;
    return () => {};
  };
  return { ...host({ api }, { faults, live }), api, say: () => say({ project: "1" }) };
}

it("a project of 25 agents in which something happens all the time is not listed all the time", async () => {
  const { asked, say, render } = spoken();
  await settled(render());
  await vi.advanceTimersByTimeAsync(10_000);
  asked.splice(0);
  say();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toHaveLength(ofCrowd);
  // With the second before, 61 s.
  for (let passed = 0; passed < 60_000; passed += 300) {
    say();
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(asked.length).toBeGreaterThan(4 * ofCrowd);
  expect(asked.length).toBeLessThanOrEqual(61 * 4 + ofCrowd);
});

it("nor while a chat of it is being answered", async () => {
  const { api, asked, render } = spoken();
  api.startTurn("1", { kind: "conversation", agent: "nora", id: "2026-11-29-01" });
  await settled(render());
  asked.splice(0);
  await vi.advanceTimersByTimeAsync(60_000);
  const listed = asked.filter((path) => !path.includes("milestones")).length;
  expect(listed).toBeGreaterThan(4 * ofCrowd);
  expect(listed).toBeLessThanOrEqual(60 * 4 + ofCrowd);
});

it("what will not get better is not listed again and again", async () => {
  const { asked, render } = spoken([failing(403, { error: "no" }, { path: "*/agents/nora/conversations" })]);
  const rendered = render();
  await settled(rendered);
  expect(rendered.result.current.failures).toHaveLength(1);
  asked.splice(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toEqual([]);
  rendered.result.current.retry();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toEqual(LISTING);
});
