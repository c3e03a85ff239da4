import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { homeChat, playLive } from "../../../mocks";
import { THREAD_KINDS } from "../../model/thread";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { milestone, step, steps } from "../test-entries";
import { type RigOptions, renderTimeline } from "../test-rig";
import { TimelineRail } from "../timeline-rail/TimelineRail";
import { TimelineRailView, type TimelineRailViewProps } from "../timeline-rail/TimelineRailView";

const HOME = { id: "home", kind: "home", title: "Home" };

function showRail(given: object[], rest: Partial<TimelineRailViewProps> = {}, host: RigOptions = {}) {
  const { entries } = parseTimeline({ entries: given });
  return renderTimeline(<TimelineRailView entries={entries} defaultOpen {...rest} />, host);
}

const row = async (title: string) => {
  const found = (await screen.findByText(title)).closest("li");
  if (!found) throw new Error(`no row ${title}`);
  return found;
};

describe("a turn's row", () => {
  it.each([
    ["submitted", "running", /Running: .*Queued · 20 min/],
    ["input-required", "open", /Open: .*Waiting for you · 19 min/],
    ["canceled", "canceled", /Canceled: .*You stopped it/],
    ["paused", "unknown", /Unknown: .*Unknown outcome \(paused\)/],
  ])("says what it came to: %s", async (turn_state, outcome, words) => {
    showRail([step("Plan the launch", { turn_state }), step("Next")]);
    const plan = await row("Plan the launch");
    expect(plan).toHaveAttribute("data-outcome", outcome);
    expect(plan).toHaveTextContent(words);
  });

  it.each([
    ["2026-12-01T12:00:00Z", "Waiting for you · 30 days"],
    ["2026-12-01T12:00:01Z", "The question can no longer be answered"],
  ])("says for 30 days that the agent waits, then no longer: at %s", (now, words) => {
    const asked = { turn_state: "input-required", ended_at: "2026-11-01T12:00:00Z" };
    showRail([step("Plan the launch", asked)], {}, { now });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /1 open/ })).toBeInTheDocument();
  });

  it("says once that it was resumed, and of which tools nobody knows the effect", async () => {
    const tools = { total: 2, failed: 0, names: ["deploy"], effect_unknown: ["deploy", "send_mail"] };
    showRail([step("Deploy it", { resumed: true, tools }), step("Next")], {}, { locale: "es" });
    expect(await screen.findAllByText("Lo cortó un reinicio y después se retomó")).toHaveLength(1);
    expect(await row("Deploy it")).toHaveTextContent(
      "Efecto desconocido, revisá antes de repetir: deploy, send_mail",
    );
    expect(await row("Next")).not.toHaveTextContent(/reinicio|Efecto/);
  });

  it.each([
    ["en", "Queued", "Working on it"],
    ["es", "En cola", "Respondiendo"],
  ])("is not said to be worked on while it is queued, in any header: %s", (locale, queued, working) => {
    const { entries } = parseTimeline({
      entries: [step("Plan it"), step("Next", { turn_state: "submitted" })],
    });
    const { container } = renderTimeline(
      <>
        <TimelineRailView entries={entries} />
        <OverviewTimelineView entries={entries} />
        <OverviewTimelineView entries={entries} defaultFilter={{ groupBy: "chat" }} />
      </>,
      { locale },
    );
    expect(screen.getByRole("button", { name: new RegExp(`^\\S+ 2 \\S+ ${queued}$`) })).toBeVisible();
    for (const header of container.querySelectorAll(
      '[data-slot="overview-counts"], [data-slot="overview-day"]',
    ))
      expect(header).toHaveTextContent(queued);
    expect(container.querySelectorAll('[data-slot="overview-day"]')).not.toHaveLength(0);
    expect(container).not.toHaveTextContent(working);
    expect(container.querySelector('[class*="animate-tl-spin"]')).toBeNull();
  });

  it("counts what was stopped on its own", () => {
    showRail([step("One", { turn_state: "canceled" }), step("Two", { turn_state: "canceled" })]);
    expect(screen.getByRole("button", { name: /2 steps.*2 canceled/ })).toBeInTheDocument();
  });
});

describe("the thread of rows", () => {
  it("is said by a rail where it begins, and once more where it changes", async () => {
    const code = { id: "th_1", kind: "code", title: "Lucía · acme-store", write_policy: "ask" };
    showRail([
      step("One", { thread: HOME }),
      step("Two", { thread: HOME }),
      step("Three", { thread: code }),
      step("Four", { thread: HOME }),
      { kind: "declared", ...milestone("Five"), thread: HOME },
    ]);
    expect(await screen.findAllByText("Home")).toHaveLength(2);
    expect(await row("Two")).not.toHaveTextContent("Home");
    expect(await row("Three")).toHaveTextContent("Code: Lucía · acme-store (asks before it changes files)");
    expect(await row("Four")).toHaveTextContent("Home");
  });

  it("has its kind in words, also of a kind that nobody knows", async () => {
    const kinds = [...THREAD_KINDS, "karaoke", ""];
    const { container } = showRail(
      kinds.map((kind, at) => step(`Request ${at}`, { thread: { id: `th_${at}`, kind, title: null } })),
    );
    await screen.findByText("Thread (karaoke)");
    const labels = [...container.querySelectorAll('[data-slot="timeline-thread"]')];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      ...["Home", "Agent’s chat", "Chat", "Group", "Between agents", "Code", "Channel", "Task", "Routine"],
      ...["Thread (karaoke)", "Thread"],
    ]);
  });

  it("is shown as it was written, never parsed", async () => {
    const title = "<img src=x onerror=alert(1)>";
    const { container } = showRail([step("One", { thread: { ...HOME, title } }), step("Two")]);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(container.querySelector("img")).toBeNull();
  });

  it("narrows an overview, which offers it only where some entry says it", async () => {
    const given = [
      step("One", { thread: HOME, channel: "web" }),
      step("Two"),
      step("Three", { thread: HOME }),
    ];
    const { entries } = parseTimeline({ entries: given });
    const { user, rerender } = renderTimeline(<OverviewTimelineView entries={entries} />);
    await user.click(screen.getByRole("button", { name: "Threads: All threads" }));
    await user.click(await screen.findByRole("checkbox", { name: "Home (2)" }));
    expect(screen.queryByText("Two")).not.toBeInTheDocument();
    expect(await row("One")).toHaveTextContent("Home · Web · Nora");
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    rerender(<OverviewTimelineView entries={parseTimeline({ entries: steps(2) }).entries} />);
    expect(screen.queryByRole("button", { name: /^Threads: / })).not.toBeInTheDocument();
  });
});

describe("jobs", () => {
  const job = (state: unknown, rest: object = {}) => ({
    id: "job_1",
    kind: "terminal",
    state,
    title: "pnpm dev",
    ...rest,
  });
  const jobs = (...given: object[]): NonNullable<TimelineRailViewProps["jobs"]> =>
    JSON.parse(JSON.stringify(given));

  it("are rows below the steps, counted apart from them", async () => {
    showRail(steps(2), {
      jobs: jobs(
        job("working", { started_at: "2026-11-30T17:00:00Z" }),
        job("working", { kind: "agent", title: "Tomás: fix it" }),
        job("completed", { exit_code: 0 }),
        job("completed", { exit_code: 2 }),
        job("failed"),
        job("canceled"),
        job("paused", { kind: "ferry", title: "" }),
      ),
    });
    const list = await screen.findByRole("list", { name: "Background jobs" });
    const said = within(list)
      .getAllByRole("listitem")
      .map(({ dataset, textContent }) => `${dataset["outcome"]}: ${textContent}`);
    expect(said).toEqual([
      "running: pnpm devTerminal · Working · 20\u00a0min · job_1",
      "running: Tomás: fix itAgent · Working · job_1",
      "done: pnpm devTerminal · Completed · exit code 0 · job_1",
      "failed: pnpm devTerminal · Completed · exit code 2 · job_1",
      "failed: pnpm devTerminal · Failed · job_1",
      "canceled: pnpm devTerminal · Canceled · job_1",
      "unknown: Unnamed jobferry · Unknown outcome (paused) · job_1",
    ]);
    expect(
      screen.getByRole("button", { name: /2 steps .*2 jobs failed 1 job unknown 2 jobs running$/ }),
    ).toBeInTheDocument();
  });

  it("are reason enough to draw a short chat that went fine; without any nothing changes", async () => {
    const { container, rerender } = showRail(steps(1), { jobs: [] });
    expect(container.querySelector("section")).toBeNull();
    const { entries } = parseTimeline({ entries: steps(1) });
    rerender(<TimelineRailView entries={entries} jobs={jobs(job("completed", { exit_code: 0 }))} />);
    expect(await screen.findByRole("button", { name: "Timeline 1 step" })).toBeInTheDocument();
  });

  it.each([[{ 0: "x" }], ["many"], [[null, 7, "x", {}]]])(
    "take whatever comes in their place: %j",
    async (given) => {
      const { container } = showRail(steps(2), { jobs: JSON.parse(JSON.stringify(given)) });
      await screen.findByText("Request 2");
      await act(async () => {});
      expect(container.querySelector('[data-slot="timeline-fault"]')).toBeNull();
      expect(container.querySelectorAll('[data-slot="timeline-job"]')).toHaveLength(
        Array.isArray(given) ? 4 : 0,
      );
    },
  );
});

it("a chat is followed through the states of its turns", async () => {
  const scenario = homeChat();
  const { api, project, chat, steps: moments } = scenario;
  await playLive(scenario, moments.slice(0, 3), async () => {});
  const { queryClient } = renderTimeline(<TimelineRail project={project} chat={chat} defaultOpen />, {
    scenario,
  });
  expect(await screen.findByText(/^Waiting for you/)).toBeInTheDocument();
  await playLive(scenario, moments.slice(3), async () => {});
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText("You stopped it")).toBeInTheDocument();
  expect(screen.queryByText(/^Waiting for you/)).not.toBeInTheDocument();
  expect(await row("Try again at nine")).toHaveTextContent("Queued");
  expect(api.chatTimeline(project, chat).entries).toHaveLength(6);
});
