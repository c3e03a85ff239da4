import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answering, everyMilestoneState, mockPictureChat } from "../../../mocks";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRail, type TimelineRailProps } from "./TimelineRail";

const CHAT = { kind: "conversation", agent: "nora", id: "c" } as const;

const show = (entries: object[], rest: Partial<TimelineRailProps> = {}, host: object = {}) =>
  renderTimeline(<TimelineRail project="1" chat={CHAT} defaultOpen {...rest} />, {
    faults: [answering([JSON.parse(JSON.stringify({ entries }))])],
    ...host,
  });

const detailsOf = (title: string) => screen.findByRole("button", { name: `Show details of “${title}”` });
/** The facts that a row unfolds, by name. */
const facts = (container: HTMLElement) => {
  const list = container.querySelector('[data-slot="timeline-details"]');
  return Object.fromEntries(
    [...(list?.querySelectorAll("dt") ?? [])].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );
};

describe("a step's details", () => {
  const build = step("Build it", {
    tools: { total: 4, failed: 1, names: ["read_file", "run_shell"] },
    model: "demo:large",
    started_at: "2026-11-30T13:02:03Z",
    ended_at: "2026-11-30T13:40:09Z",
  });

  it("unfold: tools by name, the model and exact times in the reader's zone", async () => {
    const { container, user } = show([build, step("Next")]);
    const button = await detailsOf("Build it");
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(facts(container)).toEqual({});
    await user.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(button).toHaveAccessibleName("Hide details of “Build it”");
    const controlled = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(controlled).toHaveAttribute("data-slot", "timeline-details");
    expect(facts(container)).toEqual({
      Title: "Build it",
      Started: expect.stringMatching(/30 November 2026.*10:02:03/),
      Ended: expect.stringMatching(/30 November 2026.*10:40:09/),
      "Tools used": "read_file, run_shell",
      Model: "demo:large",
    });
    await user.click(button);
    expect(facts(container)).toEqual({});
  });

  it("open by key, each row for itself", async () => {
    const { user } = show([build, step("Next")]);
    (await detailsOf("Next")).focus();
    await user.keyboard("{Enter}");
    expect(screen.getAllByRole("button", { name: /^Hide details/ })).toHaveLength(1);
    expect(await detailsOf("Build it")).toHaveAttribute("aria-expanded", "false");
    await user.keyboard(" ");
    expect(screen.queryByRole("button", { name: /^Hide details/ })).toBeNull();
  });

  it("have the exact time at hand on the row, too", async () => {
    const { container } = show([build, step("Next", { started_at: "2026-11-28T13:02:03Z" })]);
    await detailsOf("Build it");
    const times = [...container.querySelectorAll("time")];
    expect(times.map((time) => time.getAttribute("datetime"))).toEqual([
      "2026-11-30T13:02:03Z",
      "2026-11-28T13:02:03Z",
    ]);
    expect(times[0]).toHaveTextContent(/^10:02$/);
    expect(times[0]?.title).toMatch(/2026.*10:02:03/);
    expect(times[1]).toHaveTextContent(/28 Nov.* 10:02$/);
  });
});

describe("milestones under a step", () => {
  it("stand by track with state, note and nothing to close", async () => {
    const scenario = everyMilestoneState();
    const { container } = renderTimeline(
      <TimelineRail project={scenario.project} chat={scenario.chat} defaultOpen />,
      { scenario },
    );
    const release = (await screen.findAllByRole("list", { name: "Release" }))[0] ?? document.body;
    expect(within(release).getByText("Version set to 2.3.0")).toBeVisible();
    expect(within(release).getByText("In all four packages.")).toBeVisible();
    expect(screen.getByText("The registry answered 503 for an hour.")).toBeVisible();
    expect(screen.getByRole("list", { name: "Milestones" })).toHaveTextContent("Checklist copied");
    expect(
      new Set(
        [...container.querySelectorAll('[data-slot="timeline-milestone"]')].map((row) =>
          row.getAttribute("data-outcome"),
        ),
      ),
    ).toEqual(new Set(["done", "failed", "open", "dropped"]));
    expect(screen.queryByRole("button", { name: /^Close/ })).toBeNull();
  });

  it("unfold their detail", async () => {
    const { user } = show([
      step("A", { milestones: [milestone("Published", { detail: "core\nicons" })] }),
      step("B"),
    ]);
    const button = await detailsOf("Published");
    expect(screen.queryByText(/icons/)).toBeNull();
    await user.click(button);
    const controlled = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(controlled).toHaveTextContent("core icons");
    await user.click(button);
    expect(screen.queryByText(/icons/)).toBeNull();
  });

  it("show the whole of a long note when asked", async () => {
    const note = `${"long ".repeat(60)}end`;
    const { user } = show([
      step("A", { milestones: [milestone("M", { state: "failed", note })] }),
      step("B"),
    ]);
    expect(await screen.findByText(/^long .*…$/)).toBeVisible();
    expect(screen.queryByText(/end$/)).toBeNull();
    await user.click(await detailsOf("M"));
    expect(screen.getByText(/^long .*end$/)).toBeVisible();
    expect(screen.queryByText(/…$/)).toBeNull();
  });

  it("fold beyond 30, never one that failed or is open", async () => {
    const many = Array.from({ length: 45 }, (_, at) =>
      milestone(`Part ${at + 1}`, { state: at === 40 ? "failed" : at === 43 ? "open" : "done" }),
    );
    const { user } = show([step("A", { milestones: many })]);
    const more = await screen.findByRole("button", { name: "15 more milestones" });
    const list = screen.getByRole("list", { name: "Milestones" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(30);
    expect(within(list).getByText("Part 41")).toBeVisible();
    expect(within(list).getByText("Part 44")).toBeVisible();
    await user.click(more);
    expect(within(list).getAllByRole("listitem")).toHaveLength(45);
    await user.click(screen.getByRole("button", { name: "Fewer milestones" }));
    expect(within(list).getAllByRole("listitem")).toHaveLength(30);
  });
});

describe("onStepSelect", () => {
  it("makes titles buttons and gets the entry that was chosen, as the API names its fields", async () => {
    const scenario = mockPictureChat();
    const onStepSelect = vi.fn<NonNullable<TimelineRailProps["onStepSelect"]>>();
    const { user } = renderTimeline(
      <TimelineRail
        project={scenario.project}
        chat={scenario.chat}
        defaultOpen
        onStepSelect={onStepSelect}
      />,
      { scenario },
    );
    await user.click(await screen.findByRole("button", { name: "Use the blue cover" }));
    expect(onStepSelect).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        kind: "derived",
        title: "Use the blue cover",
        index: 4,
        started_at: "2026-11-30T13:54:00Z",
      }),
    );
    expect(screen.queryByText("Tools used")).toBeNull();
  });

  it("leaves titles plain text where the host does not listen", async () => {
    show([step("A"), step("B")]);
    expect(await screen.findByText("A")).toBeVisible();
    expect(screen.queryByRole("button", { name: "A" })).toBeNull();
  });

  it("may throw: the host's log hears of it, the rail stays", async () => {
    const fault = new Error("host's fault");
    const onError = vi.fn();
    const onStepSelect = () => {
      throw fault;
    };
    const { user } = show([step("A"), step("B")], { onStepSelect }, { onError });
    await user.click(await screen.findByRole("button", { name: "A" }));
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
    expect(screen.getByRole("button", { name: "B" })).toBeVisible();
  });
});
