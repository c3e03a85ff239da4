import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  answering,
  emptyChat,
  failing,
  hanging,
  oneCleanStep,
  openChat,
  redirecting,
  runningChat,
  slow,
  unreachable,
} from "../../../mocks";
import { step, steps } from "../test-entries";
import { type RigOptions, renderTimeline, server } from "../test-rig";
import { TimelineRail } from "./TimelineRail";

type Rest = { hideWhenClean?: boolean; defaultOpen?: boolean };

const show = (options: RigOptions, rest: Rest = {}) =>
  renderTimeline(
    <TimelineRail
      project="1"
      chat={{ kind: "conversation", agent: "nora", id: "2026-11-30-01" }}
      {...rest}
    />,
    options,
  );

const toggle = () => screen.queryByRole("button", { name: /^Timeline/ });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.queryByText("Loading the timeline…");

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("while the first answer is awaited", () => {
  it("draws nothing for 300 ms, then one quiet line", async () => {
    const { container } = show({ faults: [hanging()] });
    expect(container).toBeEmptyDOMElement();
    await pass(250);
    expect(container).toBeEmptyDOMElement();
    await pass(100);
    expect(status()).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(container).toHaveTextContent(/^Loading the timeline…$/);
  });

  it("takes the line away where there is nothing to say", async () => {
    const { container } = show({ scenario: oneCleanStep(), faults: [slow(1_000)] });
    await pass(400);
    expect(status()).toBeVisible();
    await pass(1_000);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it("says so at once in a panel that somebody opened", () => {
    show({ faults: [hanging()] }, { hideWhenClean: false });
    expect(status()).toBeVisible();
  });
});

describe("F08: a first load that failed", () => {
  it.each([
    ["500", () => failing(500, { error: "boom" }), "ran into an error (500)"],
    ["a refused connection", () => unreachable(), "The APX daemon did not answer."],
    ["HTML", () => answering(["<!doctype html>"]), "A web page came instead of the timeline"],
    ["an empty object", () => answering([{}]), "What answered sent no timeline"],
    ["entries that are null", () => answering([{ entries: null }]), "What answered sent no timeline"],
    ["another program's JSON", () => answering([{ status: "ok" }]), "What answered sent no timeline"],
    ["nothing", () => answering([""]), "The answer was empty"],
    ["no JSON", () => answering(["It works!"]), "The answer could not be read."],
    ["another version", () => failing(404, { error: "no route GET /api/x" }), "does not know timelines"],
    [
      "another server's 404",
      () => failing(404, "<h1>Not found</h1>"),
      "What answered here is not the APX daemon's API (404)",
    ],
    ["a proxy", () => failing(502, "<h1>Bad gateway</h1>"), "The APX daemon did not answer."],
    ["a way to a sign-in", () => redirecting("/login"), "The request was sent elsewhere"],
  ])("%s is said in plain words, never as nothing, and a retry recovers", async (_what, fault, words) => {
    const { user } = show({ faults: [fault()] });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Could not load the timeline.");
    expect(alert).toHaveTextContent(words);
    expect(alert).not.toHaveTextContent(/Nothing recorded|undefined|null|\[object|<h1>/);
    expect(toggle()).toBeNull();

    server.resetHandlers(answering([{ entries: steps(3) }]));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 3 steps"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says while a retry is under way, and cannot be asked for twice", async () => {
    const { user, requests } = show({ faults: [failing(500, { error: "boom" }, { times: 1 }), hanging()] });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    const retrying = await screen.findByRole("button", { name: "Trying again…" });
    expect(retrying).toHaveAttribute("aria-disabled", "true");
    const before = requests().length;
    await user.click(retrying);
    expect(requests()).toHaveLength(before);
  });
});

describe("a failure that is there to stay", () => {
  it("keeps its place and the reader's focus while it is asked again", async () => {
    const { user, requests } = show({ faults: [slow(500), unreachable()] });
    const alert = await screen.findByRole("alert");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    const button = screen.getByRole("button", { name: "Trying again…" });
    expect(button).toHaveFocus();
    await pass(600);
    expect(await screen.findByRole("button", { name: "Try again" })).toHaveFocus();
    expect(screen.getByRole("alert")).toBe(alert);

    // The poll's own try, half way through.
    const before = requests().length;
    while (requests().length === before) await pass(250);
    expect(screen.getByRole("alert")).toBe(alert);
    expect(screen.queryByText("Loading the timeline…")).toBeNull();
  });
});

describe("F17: a refresh that fails", () => {
  const running = (count: number) => ({
    entries: [...steps(count - 1), step("Now", { state: "running", ended_at: null })],
  });

  it("keeps the rows with as of when they are, and drops the note with the next answer", async () => {
    const faults = [answering([running(8), { entries: steps(9) }])];
    show({ faults }, { defaultOpen: true });
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 8 steps Working on it"));
    server.use(failing(503, { error: "busy" }, { times: 2 }));

    await pass(4_000);
    const note = await screen.findByText("As of 14:20; updates are failing.");
    expect(note).toBeVisible();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
    expect(screen.queryByRole("alert")).toBeNull();

    await pass(20_000);
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 9 steps"));
    expect(screen.getAllByRole("listitem")).toHaveLength(9);
    expect(screen.queryByText(/updates are failing/)).toBeNull();
  });

  it("F01: stops what moves, says as of when it ran, and counts it open once the daemon says so", async () => {
    const began = "2026-11-29T15:20:00Z";
    const was = (state: string) => ({
      entries: [step("First"), step("Second", { state, started_at: began, ended_at: null })],
    });
    const { container } = show({ faults: [answering([was("running"), was("open")])] }, { defaultOpen: true });
    const moving = () =>
      container.querySelectorAll('[class*="animate-tl-spin"], [class*="animate-tl-pulse"]');
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 2 steps Working on it"));
    expect(moving()).toHaveLength(3);
    expect(screen.getByText("Working on it · 26 h")).toBeVisible();

    server.use(unreachable({ times: 4 }));
    await pass(4_000);
    expect(await screen.findByText("Working on it · As of 14:20; updates are failing.")).toBeVisible();
    expect(moving()).toHaveLength(0);

    await pass(60_000);
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 2 steps 1 open"));
    expect(screen.getByText("Never answered · waiting 26 h")).toBeVisible();
    expect(screen.queryByText(/updates are failing/)).toBeNull();
  });
});

describe("whether there is anything to draw", () => {
  const nothing = async ({ container, requests }: ReturnType<typeof show>) => {
    await waitFor(() => expect(requests().length).toBeGreaterThan(0));
    await pass(1_000);
    expect(container).toBeEmptyDOMElement();
  };

  it.each([
    ["a short chat that went fine", oneCleanStep],
    ["an empty chat", emptyChat],
  ])("draws nothing for %s", (_what, scenario) => nothing(show({ scenario: scenario() })));

  it("draws nothing for a first turn that is still running", () =>
    nothing(show({ faults: [answering([{ entries: [step("First", { state: "running" })] }])] })));

  it.each([
    ["open", "1 open"],
    ["failed", "1 failed"],
    ["paused", "1 unknown"],
  ])("draws one entry that is %s", async (state, words) => {
    show({ faults: [answering([{ entries: [step("Only", { state })] }])] });
    await waitFor(() => expect(toggle()).toHaveAccessibleName(`Timeline 1 step ${words}`));
  });

  it("stays once drawn, also where a poll leaves one clean entry", async () => {
    const entries = [step("First"), step("Second", { state: "running" })];
    show({ faults: [answering([{ entries }, { entries: [step("First")] }])] });
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 2 steps Working on it"));
    await pass(3_500);
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 1 step"));
    await pass(10_000);
    expect(toggle()).toBeVisible();
  });

  it("always draws with hideWhenClean={false}, and says where nothing is recorded", async () => {
    show({ scenario: emptyChat() }, { hideWhenClean: false, defaultOpen: true });
    expect(await screen.findByText("Nothing recorded in this chat yet.")).toBeVisible();
    expect(toggle()).toHaveAccessibleName("Timeline 0 steps");
  });

  it("always draws one clean step with hideWhenClean={false}", async () => {
    show({ scenario: oneCleanStep() }, { hideWhenClean: false });
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 1 step"));
  });
});

describe("the daemon going away and coming back", () => {
  it("is asked once more from the note of stale rows, however often that is pressed", async () => {
    const { user, requests } = show({ scenario: runningChat() });
    await waitFor(() => expect(toggle()).not.toBeNull());
    server.use(unreachable({ times: 1 }), hanging());
    await pass(3_500);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    const before = requests().length;
    await user.click(await screen.findByRole("button", { name: "Trying again…" }));
    expect(requests()).toHaveLength(before);
  });

  it("is asked again in the background after a first load that failed", async () => {
    show({ scenario: openChat(), faults: [unreachable({ times: 2 })] });
    await screen.findByRole("alert");
    await pass(15_000);
    await waitFor(() => expect(toggle()).toHaveAccessibleName("Timeline 5 steps 3 open"));
  });

  it("can be asked at once from the note of stale rows", async () => {
    const { user } = show({ scenario: runningChat() });
    await waitFor(() => expect(toggle()).not.toBeNull());
    server.use(unreachable({ times: 1 }));
    await pass(3_500);
    await screen.findByText(/updates are failing/);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/updates are failing/)).toBeNull());
  });
});
