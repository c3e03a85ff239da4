import { focusManager } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answering, failing } from "../../mocks";
import { OverviewTimeline } from "./overview-timeline/OverviewTimeline";
import { milestone, step } from "./test-entries";
import { renderTimeline, server } from "./test-rig";
import { TimelineRail } from "./timeline-rail/TimelineRail";

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const chat = { kind: "conversation", agent: "nora", id: "c" } as const;
const BOTH: [string, ReactElement][] = [
  ["rail", <TimelineRail key="rail" project="7" chat={chat} defaultOpen />],
  ["overview", <OverviewTimeline key="overview" project="7" />],
];

/** An answer whose milestone stands like this. No other sign tells that somebody changed it. */
const was = (state: "open" | "done") => {
  const at = "2026-11-30T17:00:00Z";
  const proof = milestone("Proof approved", { state, started_at: at });
  return { entries: [step("Print it", { started_at: at, ended_at: at, milestones: [proof] })] };
};

/** A component for a host that asks every `pollMs`, whose milestone is closed elsewhere after the first look. */
async function show(component: ReactElement, pollMs?: number) {
  const faults = [answering(JSON.parse(JSON.stringify([was("open"), was("done")])))];
  const rig = renderTimeline(component, { now: () => Date.now(), faults, client: { pollMs } });
  await screen.findByText("Still open");
  await pass(1_000);
  return { asked: () => rig.requests().filter(({ url }) => /\/milestones(\?|$)/.test(url)).length };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe.each(BOTH)("the %s", (_, component) => {
  it("shows within a minute what somebody else closed, where the host has it asked for that often", async () => {
    const { asked } = await show(component, 60_000);
    await pass(55_000);
    expect(asked()).toBe(1);
    await pass(6_000);
    expect(asked()).toBe(2);
    expect(screen.queryByText("Still open")).toBeNull();
    await pass(10 * 60_000);
    expect(asked()).toBe(12);
  });

  it("asks for nothing more in a hidden page", async () => {
    const { asked } = await show(component, 60_000);
    act(() => focusManager.setFocused(false));
    await pass(10 * 60_000);
    expect(asked()).toBe(1);
  });

  it("is not asked for where the host says nothing", async () => {
    const { asked } = await show(component);
    await pass(10 * 60_000);
    expect(asked()).toBe(1);
    expect(screen.getByText("Still open")).toBeVisible();
  });

  it("tries a failure again as it would anyway", async () => {
    const { asked } = await show(component, 60_000);
    server.use(failing(404, { error: "project not found" }));
    await pass(60_000);
    expect(screen.getByText(/updates are failing/)).toBeVisible();
    await pass(10 * 60_000);
    expect(asked(), "what cannot get better is not asked for again").toBe(2);
  });
});
