import { screen, within } from "@testing-library/react";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { reportRun } from "../../../mocks";
import { evaluateMilestones, type MilestoneEvidence, type MilestoneReport } from "../../checks";
import { type RigOptions, renderTimeline } from "../test-rig";
import { MilestoneChecksView, type MilestoneChecksViewProps } from "./MilestoneChecksView";

const { api, run, turn, checks } = reportRun({ write: "failed" });

function reported(part: Partial<MilestoneEvidence> = {}): MilestoneReport {
  const pages = [api.events(run, turn, null)];
  return evaluateMilestones({ name: "write-report", turn: { status: "completed" }, pages, checks, ...part });
}

const show = (props: Partial<MilestoneChecksViewProps> = {}, options?: RigOptions) =>
  renderTimeline(<MilestoneChecksView report={reported()} {...props} />, options);

const root = () => screen.getByRole("region");
const toggle = () => within(root()).getByRole("button", { name: /^(Milestone checks|Control de hitos) / });
const rows = () =>
  within(root())
    .getAllByRole("listitem")
    .filter((row) => row.dataset["slot"] === "milestone-check");
const facts = () => root().querySelector('[data-slot="milestone-checks-facts"]')?.textContent;

describe("the rail", () => {
  it("says in its line and below it what is known, each for itself", () => {
    show({ report: reported({ answer: "errored" }) });
    expect(toggle()).toHaveAccessibleName("Milestone checks write-report 2 reached 1 missed");
    expect(facts()).toBe("Turn completedAnswer ended in an error9 events, complete");
    expect(root()).toHaveAccessibleName("Milestone checks: write-report");
  });

  it("has a row a milestone, in order, with its status in words, and marks the furthest", () => {
    show();
    expect(rows().map((row) => [row.dataset["outcome"], row.textContent])).toEqual([
      ["reached", "the platform started the sandboxReachedsandbox-ready"],
      ["reached", "the agent called a toolReachedused-a-toolFurthest reached"],
      ["missed", "the agent wrote report.mdMissedwrote-report"],
    ]);
  });

  it("speaks Spanish", () => {
    show({ report: reported({ answer: "incorrect" }) }, { locale: "es" });
    expect(toggle()).toHaveAccessibleName("Control de hitos write-report 2 alcanzados 1 no alcanzado");
    expect(facts()).toBe("Turno completadoRespuesta incorrecta9 eventos, completos");
    expect(rows()[1]).toHaveTextContent("Hasta acá llegó");
  });

  it("opens and closes by its line, its own way or the host's", async () => {
    const onOpenChange = vi.fn();
    const { user } = show({ defaultOpen: false, onOpenChange });
    expect(screen.queryByText("the agent called a tool")).toBeNull();
    await user.click(toggle());
    expect(screen.getByText("the agent called a tool")).toBeVisible();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await user.keyboard("{Enter}");
    expect(screen.queryByText("the agent called a tool")).toBeNull();
  });

  it("gives its element to the host: ref, class, attributes", () => {
    const ref = createRef<HTMLElement>();
    show({ ref, className: "mine", id: "checks" } as Partial<MilestoneChecksViewProps>);
    expect(ref.current).toBe(root());
    expect(root()).toHaveClass("mine", "tl-root");
    expect(root()).toHaveAttribute("id", "checks");
  });
});

describe("a milestone is not the outcome", () => {
  it("all reached and the answer wrong: both are said", () => {
    show({ report: reported({ checks: checks.slice(0, 2), answer: "incorrect" }) });
    expect(toggle()).toHaveAccessibleName("Milestone checks write-report 2 reached");
    expect(facts()).toContain("Answer incorrect");
  });

  it("one missed and the answer right: both are said", () => {
    show({ report: reported({ answer: "correct" }) });
    expect(toggle()).toHaveAccessibleName(/1 missed/);
    expect(facts()).toContain("Answer correct");
  });
});

describe("what is not known", () => {
  it.each([
    ["submitted", "Turn queued"],
    ["working", "Turn in progress"],
  ])("is not missed while the turn is %s", (status, words) => {
    show({ report: reported({ turn: { status } }) });
    expect(facts()).toContain(words);
    expect(toggle()).toHaveAccessibleName(/2 reached 1 not reached yet$/);
    expect(rows()[2]).toHaveAttribute("data-outcome", "awaited");
  });

  it.each([
    ["paused", "Turn in an unknown state (paused)"],
    ["constructor", "Turn in an unknown state (constructor)"],
    ["input-required", "Turn waits for an answer"],
    ["canceled", "Turn stopped"],
  ])("is said of a turn that is %s", (status, words) => {
    show({ report: reported({ turn: { status } }) });
    expect(facts()).toContain(words);
    expect(rows()[2]).toHaveAttribute("data-outcome", "missed");
  });

  it("is said of an answer judged in other words", () => {
    show({ report: reported({ answer: "half right" }) });
    expect(facts()).toContain("Answer judged “half right”");
  });

  it.each([
    ["partial", "9 events; older ones have expired"],
    ["expired", "9 events; older ones have expired"],
    ["unavailable", "9 events read; others could not be"],
    ["of a later version", "9 events read; others could not be"],
  ])("is said of a history that is %s", (status, words) => {
    const page = { ...api.events(run, turn, null), history: { status } };
    show({ report: reported({ pages: [page] }) });
    expect(facts()).toContain(words);
    expect(rows()[2]).toHaveTextContent("Unknown");
  });

  it.each([
    ["expired", "Its events have expired"],
    ["empty", "No events recorded"],
    ["unavailable", "Its events could not be read"],
  ])("is said where there are none: %s", (status, words) => {
    show({ report: reported({ pages: [{ data: [], history: { status } }] }) });
    expect(facts()).toContain(words);
    expect(toggle()).toHaveAccessibleName(/write-report 3 unknown$/);
  });

  it("is why a check failed, on one line and cut", () => {
    const failing = {
      id: "odd",
      description: "",
      reached: () => {
        throw new Error(`no such\n${"field ".repeat(99)}`);
      },
    };
    show({ report: reported({ checks: [failing] }) });
    expect(rows()[0]).toHaveTextContent(/^oddUnknownoddThe check itself failed: no such field .{200,240}…$/);
  });

  it.each([
    ["circle", "led back to one that was read before"],
    ["too-many", "more pages of events than are read here"],
    ["refused", "A later page of events was refused"],
  ] as const)("is why the events were cut: %s", (eventsCut, words) => {
    show({ eventsCut });
    expect(root()).toHaveTextContent(words);
    expect(within(root()).getAllByRole("button")).toHaveLength(1);
  });
});

describe("loads", () => {
  const network = Object.assign(new Error("refused"), {
    name: "TimelineApiError",
    code: "network",
    status: null,
  });

  it("that failed say so, of the checks and of no timeline", async () => {
    const onRetry = vi.fn();
    const { user } = show({ report: undefined, error: network, onRetry });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Could not load the milestone checks. The APX daemon did not",
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("that fail later leave the report, as of when it was true", () => {
    show({ error: network, updatedAt: Date.parse("2026-11-30T17:18:00Z"), eventsError: network });
    expect(root()).toHaveTextContent("As of 14:18; updates are failing.");
    expect(root()).not.toHaveTextContent("The events could not be read");
    expect(rows()).toHaveLength(3);
  });

  it("say in a line where changes go unheard", () => {
    show({ updatesPaused: true });
    expect(root()).toHaveTextContent("Live updates are paused");
  });

  it("of the events alone say so beside the turn, with a way to try again", () => {
    show({ eventsError: network, onRetry: () => {}, retrying: true });
    expect(root()).toHaveTextContent(
      "The events could not be read, so what they do not show is unknown. The APX daemon",
    );
    expect(screen.getByRole("button", { name: "Trying again…" })).toHaveAttribute("aria-disabled", "true");
  });

  it("may be described in the host's own words", () => {
    const messages = { checks: "Gate", ofChecks: { failedLoad: "No gate." } as never };
    show({ report: undefined, error: network }, { messages });
    expect(screen.getByRole("region", { name: "Gate" })).toHaveTextContent(
      "No gate. The APX daemon did not answer",
    );
  });
});

it("turns a report that is none into a quiet line, told once to the host", () => {
  const onError = vi.fn();
  const odd = { name: "x" } as unknown as MilestoneReport;
  vi.mocked(console.error).mockImplementation(() => undefined);
  renderTimeline(<MilestoneChecksView report={odd} />, { onError });
  expect(screen.getByRole("alert")).toHaveTextContent(
    "The milestone checks could not be shown because of a fault",
  );
  expect(onError).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

it("shows strange text as text, and keeps what it turns to itself", () => {
  const strange = "<b>x</b>\u202e\n# y";
  show({
    report: reported({ name: strange, checks: [{ id: strange, description: strange, reached: () => true }] }),
  });
  const [row] = rows();
  expect(row).toHaveTextContent("<b>x</b>");
  expect(row?.querySelectorAll("bdi")).toHaveLength(2);
  expect(root().querySelector("b")).toBeNull();
});
