import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { failing, hanging, type ReportRunOptions, reportRun, runHandlers } from "../../../mocks";
import type { MilestoneCheck } from "../../checks";
import type { LiveSubscribe } from "../../query/live/live-signal";
import { type RigOptions, renderTimeline, server } from "../test-rig";
import { MilestoneChecks, type MilestoneChecksProps } from "./MilestoneChecks";

const EVENTS = { path: "*/runs/:run/events" };
const TURN = { path: "*/runs/:run/turns/:turn" };

function show(
  options: ReportRunOptions = {},
  props: Partial<MilestoneChecksProps> = {},
  client: RigOptions["client"] = {},
) {
  const { api, run, turn, checks } = reportRun(options);
  server.use(...runHandlers(api, { baseUrl: "http://daemon.test" }));
  const onError = vi.fn();
  const ui = (more: Partial<MilestoneChecksProps> = {}) => (
    <MilestoneChecks run={run} turn={turn} checks={checks} name="write-report" {...props} {...more} />
  );
  return { api, run, turn, ui, onError, ...renderTimeline(ui(), { onError, client }) };
}

const toggle = (name: RegExp) => screen.findByRole("button", { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a run that is fetched", () => {
  it("is judged by all of its pages", async () => {
    const { requests } = show({ pageSize: 4 }, { answer: "correct" });
    expect(await toggle(/^Milestone checks write-report 3 reached$/)).toBeVisible();
    expect(screen.getByText("9 events, complete")).toBeVisible();
    expect(screen.getByText("Answer correct")).toBeVisible();
    expect(requests().map(({ url }) => url.replace("http://daemon.test", ""))).toEqual([
      "/runs/run_4c1d/turns/turn_1",
      "/runs/run_4c1d/events?turn_id=turn_1",
      "/runs/run_4c1d/events?turn_id=turn_1&cursor=event_4",
      "/runs/run_4c1d/events?turn_id=turn_1&cursor=event_8",
    ]);
  });

  it("whose events expire while they are read is judged by what was read", async () => {
    show({ pageSize: 4, expired: "while-read" });
    expect(await toggle(/3 reached$/)).toBeVisible();
  });

  it("catches a write that failed though the turn completed", async () => {
    show({ write: "failed" });
    expect(await toggle(/2 reached 1 missed$/)).toBeVisible();
    expect(screen.getByText("Turn completed")).toBeVisible();
  });

  it("settles nothing where its history is lost", async () => {
    show({ lost: true });
    expect(await toggle(/3 unknown$/)).toBeVisible();
    expect(screen.getByText("Turn completed")).toBeVisible();
    expect(screen.getByText("Its events could not be read")).toBeVisible();
  });

  it("says what changed while it goes on, once and politely", async () => {
    const { api, run, turn } = show({ status: "working", write: "never" });
    expect(await toggle(/2 reached 1 not reached yet$/)).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    api.setTurn(run, turn, { status: "failed" });
    await pass(3_000);
    expect(await toggle(/2 reached 1 missed$/)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Milestone checks: Turn failed, 2 reached, 1 missed",
    );
  });

  it("is another one with another turn: nothing of the first stays", async () => {
    const { rerender, ui } = show();
    expect(await toggle(/3 reached$/)).toBeVisible();
    rerender(ui({ turn: "turn_2" }));
    expect(screen.queryByText("Turn completed")).toBeNull();
    expect(await screen.findByRole("alert")).toHaveTextContent("There is no such turn.");
  });
});

describe("a turn that waits for its reader", () => {
  const waiting = (live: LiveSubscribe) => show({ status: "input-required", write: "never" }, {}, { live });

  it("is asked for again at any news, until it is over", async () => {
    const feeds = new Set<() => void>();
    const { api, run, turn, requests } = waiting((onSignal) => {
      const news = () => onSignal({ project: "7" });
      feeds.add(news);
      return () => void feeds.delete(news);
    });
    expect(await screen.findByText("Turn waits for an answer")).toBeVisible();
    await pass(60_000);
    expect(requests()).toHaveLength(2);
    api.setTurn(run, turn, { status: "failed" });
    act(() => [...feeds].forEach((news) => void news()));
    expect(await screen.findByText("Turn failed")).toBeVisible();
    await pass(0);
    expect(feeds.size).toBe(0);
  });

  it("is polled, and says so, while nothing can be heard", async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { api, run, turn } = waiting(() => {
      throw new Error("no feed");
    });
    expect(await screen.findByText("Turn waits for an answer")).toBeVisible();
    await pass(4_000);
    expect(document.querySelector('[data-slot="timeline-paused"]')).toBeVisible();
    api.setTurn(run, turn, { status: "completed" });
    await pass(15_000);
    expect(await screen.findByText("Turn completed")).toBeVisible();
    expect(document.querySelector('[data-slot="timeline-paused"]')).toBeNull();
    vi.mocked(console.error).mockClear();
  });
});

describe("what cannot be loaded", () => {
  it("is awaited quietly", async () => {
    server.use(hanging(TURN));
    const { container } = renderTimeline(<MilestoneChecks run="r" turn="t" checks={reportRun().checks} />);
    expect(container).toBeEmptyDOMElement();
    await pass(350);
    expect(container).toHaveTextContent(/^Loading the milestone checks…$/);
  });

  it("is said, and comes back by itself", async () => {
    const scenario = reportRun();
    server.use(...runHandlers(scenario.api, { baseUrl: "http://daemon.test" }));
    server.use(failing(503, { error: "restarting" }, { ...TURN, times: 1 }));
    const { run, turn, checks } = scenario;
    renderTimeline(<MilestoneChecks run={run} turn={turn} checks={checks} />);
    expect(await screen.findByRole("alert")).toHaveTextContent("Could not load the milestone checks.");
    await pass(3_000);
    expect(await toggle(/^Milestone checks turn_1 3 reached$/)).toBeVisible();
  });

  it("of the events leaves the turn, and a button reads them again and keeps the focus near", async () => {
    const scenario = reportRun();
    server.use(...runHandlers(scenario.api, { baseUrl: "http://daemon.test" }));
    server.use(failing(403, { error: "not yours" }, { ...EVENTS, times: 1 }));
    const { run, turn, checks } = scenario;
    const { user } = renderTimeline(<MilestoneChecks run={run} turn={turn} checks={checks} />);
    expect(await toggle(/3 unknown$/)).toBeVisible();
    expect(screen.getByRole("region")).toHaveTextContent("The daemon said: not yours");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const line = await toggle(/3 reached$/);
    await waitFor(() => expect(line).toHaveFocus());
  });
});

describe("the host's own", () => {
  it("fetchers are asked in place of the daemon", async () => {
    const { api, run, turn, checks } = reportRun();
    const source = {
      turn: async () => api.turn(run, turn),
      events: async () => api.events(run, turn, null),
    };
    const { requests } = renderTimeline(
      <MilestoneChecks run="mine" turn="1" checks={checks} source={source} />,
    );
    expect(await toggle(/3 reached$/)).toBeVisible();
    expect(requests()).toEqual([]);
  });

  it("fetchers are asked anew where others take their place, though the run has the same id", async () => {
    const sourceOf = (status: string) => {
      const { api, run, turn } = reportRun({ status });
      return { turn: async () => api.turn(run, turn), events: async () => api.events(run, turn, null) };
    };
    const [one, other] = [sourceOf("completed"), sourceOf("failed")];
    const { rerender, ui } = show({}, { source: one });
    expect(await screen.findByText("Turn completed")).toBeVisible();
    rerender(ui({ source: other }));
    expect(screen.queryByText("Turn completed")).toBeNull();
    expect(await screen.findByText("Turn failed")).toBeVisible();
    rerender(ui({ source: one }));
    expect(screen.getByText("Turn completed")).toBeVisible();
  });

  it("check that fails is told to its log once, and costs one row", async () => {
    const broken: MilestoneCheck = {
      id: "broken",
      description: "a check that fails",
      reached: () => {
        throw new Error("no such field");
      },
    };
    const { onError, rerender, ui } = show({}, { checks: [broken, ...reportRun().checks] });
    expect(await toggle(/3 reached 1 unknown$/)).toBeVisible();
    rerender(ui({ name: "again" }));
    await pass(0);
    expect(onError.mock.calls.map(([error]) => String(error))).toEqual([
      'Error: The check "broken" failed: no such field',
    ]);
  });

  it("checks that are none become a quiet line, until there are some", async () => {
    vi.mocked(console.error).mockImplementation(() => undefined);
    const { onError, rerender, ui } = show({}, { checks: [] });
    const line = await screen.findByRole("alert");
    expect(within(line).getByRole("button", { name: "Try again" })).toBeVisible();
    expect(String(onError.mock.lastCall?.[0])).toContain("There are no checks");
    rerender(ui({ checks: reportRun().checks }));
    expect(await toggle(/3 reached$/)).toBeVisible();
    vi.mocked(console.error).mockClear();
  });
});
