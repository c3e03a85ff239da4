import { act, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answering, unreachable } from "../../mocks";
import { OverviewTimeline } from "./overview-timeline/OverviewTimeline";
import { step } from "./test-entries";
import { renderTimeline, server } from "./test-rig";
import { TimelineRail } from "./timeline-rail/TimelineRail";

const COUNTS = '[data-slot="timeline-rail-counts"], [data-slot="overview-counts"]';
const MOVING = '[class*="animate-tl-spin"], [class*="animate-tl-pulse"]';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const chat = { kind: "conversation", agent: "nora", id: "c" } as const;
const BOTH: [string, ReactElement][] = [
  ["rail", <TimelineRail key="rail" project="7" chat={chat} defaultOpen />],
  ["overview", <OverviewTimeline key="overview" project="7" />],
];

/** A chat of two steps, the second one begun 26 hours ago and in this state. */
const was = (state: string, over: object = {}) => ({
  entries: [
    step("First", { started_at: "2026-09-08T23:00:00Z", ended_at: "2026-09-08T23:01:00Z" }),
    step("Second", { state, started_at: "2026-09-08T23:30:00Z", ended_at: null, ...over }),
  ],
});
const DONE = was("done", { ended_at: "2026-09-10T01:30:00Z" });

/** Components on answers of a daemon, once all of them count what the first one holds. */
async function show(ui: ReactElement, answers: [object, ...object[]], count = 1) {
  const faults = [answering(JSON.parse(JSON.stringify(answers)))];
  const rig = renderTimeline(ui, { now: () => Date.now(), faults });
  const counts = () =>
    [...rig.container.querySelectorAll(COUNTS)].map(({ textContent }) =>
      textContent.replace(/\s+/g, " ").trim(),
    );
  const expectCounts = (words: string) =>
    waitFor(() => expect(counts()).toEqual(Array.from({ length: count }, () => words)));
  await expectCounts("2 steps Working on it");
  /** What was asked of timelines; the overview's listings of chats aside. */
  const asked = () => rig.requests().filter(({ url }) => /\/milestones(\?|$)/.test(url));
  return { ...rig, expectCounts, asked };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-09-10T01:30:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(BOTH)("the %s", (_, component) => {
  it("F01: stops what moves while nobody answers, says as of when it ran, and counts it open once told so", async () => {
    const { container, expectCounts } = await show(component, [was("running"), was("open")]);
    expect(container.querySelector(MOVING)).not.toBeNull();
    expect(screen.getByText(/Working on it · 26 h/)).toBeVisible();
    server.use(unreachable({ times: 4 }));
    await pass(4_000);
    expect(await screen.findByText(/Working on it · As of 22:30; updates are failing\./)).toBeVisible();
    expect(container.querySelector(MOVING)).toBeNull();
    await pass(60_000);
    await expectCounts("2 steps 1 open");
    expect(container).not.toHaveTextContent(/updates are failing|Working on it/);
  });

  it("F06: two of them ask as often as one while a turn runs, and no more once it is over", async () => {
    const two = (
      <>
        {component}
        <div>{component}</div>
      </>
    );
    const { asked, expectCounts } = await show(two, [was("running"), was("running"), DONE], 2);
    expect(asked()).toHaveLength(1);
    await pass(3_100);
    await waitFor(() => expect(asked()).toHaveLength(2));
    await pass(3_100);
    await expectCounts("2 steps");
    await pass(10 * 60_000);
    expect(asked()).toHaveLength(3);
  });

  it("F18: loads, and goes on asking, while the machine says that it is offline", async () => {
    act(() => void window.dispatchEvent(new Event("offline")));
    try {
      const { expectCounts } = await show(component, [was("running"), DONE]);
      act(() => void window.dispatchEvent(new Event("offline")));
      await pass(3_100);
      await expectCounts("2 steps");
    } finally {
      act(() => void window.dispatchEvent(new Event("online")));
    }
  });
});
