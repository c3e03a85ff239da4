import { act, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AGENTS, asScenario, createStage, ledgerRows } from "../../../mocks";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { row, rows, smallProject } from "./test-project";

/** What the daemon was asked for, request by request. */
function asked(requests: readonly Request[]): Record<string, string>[] {
  return requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
}

const WEEK = { since: "2026-11-24T03:00:00Z", until: "2026-12-01T03:00:00Z", limit: "200" };

afterEach(() => {
  vi.useRealTimers();
});

describe("the range", () => {
  it("is the last seven days of the reader unless told otherwise, newest first under days that count their rows", async () => {
    const { overviewRequests } = renderTimeline(<OverviewTimeline project="1" />, {
      scenario: smallProject(),
    });
    const days = await screen.findAllByRole("heading", { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      "Today Monday 30 November",
      "Yesterday Sunday 29 November",
      "Saturday 28 November",
    ]);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Upload the recap"),
      expect.stringContaining("Publish to TikTok"),
      expect.stringContaining("Draft the caption"),
      expect.stringContaining("Résumé of the meeting"),
      expect.stringContaining("Proof approved"),
    ]);
    const today = screen.getByRole("group", { name: "Today Monday 30 November" });
    expect(today).toHaveTextContent(/3 steps\s*1 open\s*1 failed/);
    expect(within(today).queryByText("Proof approved")).toBeNull();
    expect(screen.getByRole("group", { name: "Saturday 28 November" })).toHaveTextContent(/1 step\s*1 open/);
    expect(screen.getByRole("button", { name: "7 days", pressed: true })).toBeVisible();
    expect(asked(overviewRequests())).toEqual([WEEK]);
  });

  it("is chosen by a click: today, 7 or 30 days", async () => {
    const { user, overviewRequests } = renderTimeline(<OverviewTimeline project="1" />, {
      scenario: smallProject(),
    });
    await screen.findByText("Draft the caption");

    await user.click(screen.getByRole("button", { name: "30 days" }));
    expect(await screen.findByText("Order the posters")).toBeVisible();
    expect(screen.getByRole("button", { name: "30 days", pressed: true })).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Today" }));
    await vi.waitFor(() => expect(rows()).toHaveLength(3));
    expect(asked(overviewRequests())).toEqual([
      WEEK,
      { ...WEEK, since: "2026-11-01T03:00:00Z" },
      { ...WEEK, since: "2026-11-30T03:00:00Z" },
    ]);
  });

  it("is no longer being chosen once a wider one was taken", async () => {
    const { user } = renderTimeline(
      <OverviewTimelineView entries={[]} defaultFilter={{ range: { kind: "today" } }} />,
    );
    await user.click(screen.getByRole("button", { name: "Custom" }));
    await user.click(screen.getByRole("button", { name: "Look at 7 days" }));
    expect(screen.getByRole("button", { name: "7 days", pressed: true })).toBeVisible();
    expect(screen.getByRole("button", { name: "Custom", pressed: false })).toBeVisible();
    expect(screen.queryByLabelText("From")).toBeNull();
  });

  it("may be two days of the reader's own, both included", async () => {
    const { user, overviewRequests } = renderTimeline(<OverviewTimeline project="1" />, {
      scenario: smallProject(),
    });
    await screen.findByText("Draft the caption");
    await user.click(screen.getByRole("button", { name: "Custom" }));
    expect(screen.getByLabelText("From")).toHaveValue("2026-11-24");
    expect(screen.getByLabelText("To")).toHaveValue("2026-11-30");
    // Opening the two fields asks for nothing yet.
    expect(overviewRequests()).toHaveLength(1);

    await user.clear(screen.getByLabelText("From"));
    await user.type(screen.getByLabelText("From"), "2026-11-22");
    await user.clear(screen.getByLabelText("To"));
    await user.type(screen.getByLabelText("To"), "2026-11-28");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("Order the posters")).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(asked(overviewRequests()).at(-1)).toEqual({
      ...{ since: "2026-11-22T03:00:00Z", until: "2026-11-29T03:00:00Z", limit: "200" },
    });
    expect(screen.getByRole("button", { name: "Custom", pressed: true })).toBeVisible();
  });

  it.each([
    ["the first day after the last", "2026-12-24"],
    ["no first day", ""],
  ])("refuses %s, says so and goes on showing what it showed", async (_, from) => {
    const onFilterChange = vi.fn();
    const { user, overviewRequests } = renderTimeline(
      <OverviewTimeline project="1" onFilterChange={onFilterChange} />,
      { scenario: smallProject() },
    );
    await screen.findByText("Draft the caption");
    await user.click(screen.getByRole("button", { name: "Custom" }));
    await user.clear(screen.getByLabelText("From"));
    if (from !== "") await user.type(screen.getByLabelText("From"), from);
    expect(screen.getByRole("alert")).toHaveTextContent("Choose a first and a last day");
    const apply = screen.getByRole("button", { name: "Apply" });
    expect(apply).toHaveAttribute("aria-disabled", "true");
    await user.click(apply);
    await user.type(screen.getByLabelText("To"), "{Enter}");
    expect(rows()).toHaveLength(5);
    expect(overviewRequests()).toHaveLength(1);
    expect(onFilterChange).not.toHaveBeenCalled();
  });

  it("F09: is today where the reader is, its end excluded", async () => {
    const stage = createStage();
    for (const ts of ["2026-09-09T03:00:00Z", "2026-09-10T02:59:59Z", "2026-09-10T03:00:00Z"]) {
      const request = { channel: "web", agent: AGENTS.nora, ask: `Asked at ${ts}`, answer: "Done." };
      stage.api.addLedgerRows("1", ledgerRows({ ...request, at: Date.parse(ts) }));
    }
    const { overviewRequests } = renderTimeline(
      <OverviewTimeline project="1" defaultFilter={{ range: { kind: "today" } }} />,
      { scenario: asScenario(stage), now: "2026-09-10T01:30:00Z" },
    );
    const heading = await screen.findByRole("heading", { level: 3 });
    expect(heading).toHaveTextContent("Today Wednesday 9 September");
    expect(rows()).toHaveLength(2);
    expect(row("Asked at 2026-09-10T02:59:59Z")).toHaveTextContent("23:59");
    expect(asked(overviewRequests())).toEqual([
      { since: "2026-09-09T03:00:00Z", until: "2026-09-10T03:00:00Z", limit: "200" },
    ]);
  });

  it("moves on when the reader's midnight passes, and not before", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const scenario = smallProject();
    const { overviewRequests } = renderTimeline(
      <OverviewTimeline project="1" defaultFilter={{ range: { kind: "today" } }} />,
      { scenario },
    );
    await screen.findByText("Upload the recap");
    scenario.clock.set("2026-12-01T02:59:59Z");
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(overviewRequests()).toHaveLength(1);

    scenario.clock.set("2026-12-01T03:00:00Z");
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText("Nothing recorded today.")).toBeVisible();
    expect(asked(overviewRequests()).at(-1)).toMatchObject({
      ...{ since: "2026-12-01T03:00:00Z", until: "2026-12-02T03:00:00Z" },
    });
  });

  it("keeps what is being read while the list of the new day is awaited, and when it fails to come", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const scenario = smallProject();
    renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await screen.findByText("Upload the recap");
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get("*/milestones", async () => {
        await answered;
        return HttpResponse.json({ error: "boom" }, { status: 500 });
      }),
    );
    scenario.clock.set("2026-12-01T03:00:00Z");
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(screen.getByText("Upload the recap")).toBeVisible();
    answer();
    expect(await screen.findByText(/updates are failing/)).toBeVisible();
    expect(screen.getByText("Upload the recap")).toBeVisible();
  });

  it("falls back to seven days where a host gives one that cannot be", async () => {
    const impossible = { kind: "custom", from: "2026-12-24", to: "2026-11-24" } as const;
    const { overviewRequests } = renderTimeline(
      <OverviewTimeline project="1" defaultFilter={{ range: impossible }} />,
      { scenario: smallProject() },
    );
    await screen.findByText("Draft the caption");
    expect(screen.getByRole("alert")).toHaveTextContent("Choose a first and a last day");
    expect(asked(overviewRequests())).toEqual([WEEK]);
  });
});
