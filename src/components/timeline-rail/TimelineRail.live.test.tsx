import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answering, type ChatScenario, liveChat, shortCleanChat } from "../../../mocks";
import { milestone, step, steps } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRail } from "./TimelineRail";

const railOf = (
  { project, chat }: ChatScenario,
  rest: { streaming?: boolean; defaultOpen?: boolean } = {},
) => <TimelineRail project={project} chat={chat} {...rest} />;

const toggle = () => screen.findByRole("button", { name: /^Timeline/ });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = ({ container }: { container: HTMLElement }) =>
  [...container.querySelectorAll('[data-slot="timeline-entry"] > div:nth-child(2)')].map(
    (row) => row.querySelector('[dir="auto"]')?.textContent,
  );

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  window.dispatchEvent(new Event("online"));
  vi.useRealTimers();
});

describe("while the host streams a turn", () => {
  const BEFORE = ["Read the notes of the meeting", "Which of them are mine?"];
  const ASKED = "Make the poster and send it to the print shop";

  it("fetches once at its start and once at its end, and holds still in between", async () => {
    const scenario = liveChat();
    const [asked, ...rest] = scenario.steps;
    const shown = renderTimeline(railOf(scenario, { defaultOpen: true }), { scenario });
    await toggle();
    expect(titles(shown)).toEqual(BEFORE);
    expect(shown.requests()).toHaveLength(1);

    asked?.run();
    shown.rerender(railOf(scenario, { defaultOpen: true, streaming: true }));
    await waitFor(() => expect(titles(shown)).toEqual([...BEFORE, ASKED]));
    expect(await toggle()).toHaveAccessibleName("Timeline 3 steps Working on it");
    expect(shown.requests()).toHaveLength(2);

    const rows = shown.container.querySelectorAll("li");
    for (const { run } of rest) {
      scenario.clock.advance(20_000);
      run();
      await pass(20_000);
    }
    expect(shown.requests()).toHaveLength(2);
    expect([...shown.container.querySelectorAll("li")]).toEqual([...rows]);
    expect(await toggle()).toHaveAccessibleName("Timeline 3 steps Working on it");

    shown.rerender(railOf(scenario, { defaultOpen: true }));
    expect(await screen.findByText("Poster laid out")).toBeVisible();
    expect(await toggle()).toHaveAccessibleName("Timeline 3 steps");
    await pass(60_000);
    expect(shown.requests()).toHaveLength(3);
  });
});

it("mounted in the middle of a streamed turn, fetches once and waits for its end", async () => {
  const scenario = liveChat();
  const [asked, ...rest] = scenario.steps;
  asked?.run();
  const { requests, rerender } = renderTimeline(railOf(scenario, { streaming: true }), { scenario });
  expect(await toggle()).toHaveAccessibleName("Timeline 3 steps Working on it");
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await pass(60_000);
  expect(requests()).toHaveLength(1);
  for (const { run } of rest) run();
  rerender(railOf(scenario));
  expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
  expect(requests()).toHaveLength(2);
});

describe("without streaming", () => {
  it("F18: loads and goes on polling though the machine says that it is offline", async () => {
    act(() => void window.dispatchEvent(new Event("offline")));
    const scenario = liveChat();
    const [asked, ...rest] = scenario.steps;
    asked?.run();
    renderTimeline(railOf(scenario), { scenario });
    act(() => void window.dispatchEvent(new Event("offline")));
    expect(await toggle()).toHaveAccessibleName("Timeline 3 steps Working on it");
    for (const { run } of rest) run();
    await pass(3_100);
    expect(await screen.findByRole("button", { name: "Timeline 3 steps" })).toBeVisible();
  });

  it("F06: follows a turn by itself until it is over, then asks no more", async () => {
    const scenario = liveChat();
    const [asked, ...rest] = scenario.steps;
    asked?.run();
    const { requests } = renderTimeline(
      <>
        {railOf(scenario)}
        {railOf(scenario)}
      </>,
      { scenario },
    );
    await waitFor(() => expect(screen.getAllByRole("button", { name: /Working on it$/ })).toHaveLength(2));
    expect(requests()).toHaveLength(1);
    await pass(3_100);
    await waitFor(() => expect(requests()).toHaveLength(2));
    for (const { run } of rest) run();
    await pass(3_100);
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Timeline 3 steps" })).toHaveLength(2));
    const before = requests().length;
    await pass(10 * 60_000);
    expect(requests()).toHaveLength(before);
  });

  it("F20: shows rows and milestones that arrive after it was opened", async () => {
    const running = step("Now", { state: "running" });
    const five = Array.from({ length: 5 }, (_, at) => milestone(`Part ${at + 1}`));
    const { user } = renderTimeline(railOf(shortCleanChat()), {
      faults: [
        answering([
          { entries: [...steps(2), running] },
          { entries: [...steps(11), running] },
          { entries: [...steps(11), step("Now", { milestones: five })] },
        ]),
      ],
    });
    await user.click(await toggle());
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    await pass(3_100);
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(12));
    await pass(3_100);
    for (const { title } of five) expect(await screen.findByText(String(title))).toBeVisible();
    expect(await toggle()).toHaveAttribute("aria-expanded", "true");
  });

  it("F20: keeps what the reader unfolded while rows arrive before and after it", async () => {
    const running = step("Now", { state: "running", started_at: "2026-11-30T17:19:00Z" });
    const mine = step("Mine", { started_at: "2026-11-30T17:10:00Z", model: "demo:large" });
    const { user } = renderTimeline(railOf(shortCleanChat(), { defaultOpen: true }), {
      faults: [
        answering([{ entries: [mine, running] }, { entries: [step("Earlier"), mine, step("Now"), running] }]),
      ],
    });
    await user.click(await screen.findByRole("button", { name: "Show details of “Mine”" }));
    await pass(3_100);
    expect(await screen.findByText("Earlier")).toBeVisible();
    expect(screen.getByText("demo:large")).toBeVisible();
    expect(screen.getAllByRole("button", { name: /^Hide details/ })).toHaveLength(1);
  });
});

describe("F27: what a screen reader hears", () => {
  it("is nothing during equal polls, then a change once", async () => {
    const was = (state: string) => ({
      entries: [step("First", { state }), step("Second", { state: "running" })],
    });
    const same = Array.from({ length: 20 }, () => was("done"));
    const { requests } = renderTimeline(railOf(shortCleanChat()), {
      faults: [answering([was("done"), ...same, was("failed")])],
    });
    await toggle();
    const region = screen.getByRole("status");
    expect(region).toHaveAttribute("aria-live", "polite");
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(region.textContent));
    watch.observe(region, { subtree: true, childList: true, characterData: true });

    while (requests().length < 20) await pass(3_000);
    expect(region).toBeEmptyDOMElement();
    expect(said).toEqual([]);
    while (requests().length < 26) await pass(3_000);
    await waitFor(() => expect(said).toEqual(["Timeline: 2 steps, 1 failed, Working on it"]));
    watch.disconnect();
  });
});
