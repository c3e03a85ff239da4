import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createTimelineClient } from "../../query/timeline-client";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { TimelineProvider } from "../provider/TimelineProvider";
import { step } from "../test-entries";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";

/** What is at fault, until it is mended: the counts of either component, or the sign in the row of this state. */
const broken = vi.hoisted(() => ({ part: null as null | "counts" | "failed", fault: new Error("ours") }));

vi.mock("../../view/rail-header", async (original) => {
  const real = await original<typeof import("../../view/rail-header")>();
  return {
    ...real,
    railHeader: (entries: Parameters<typeof real.railHeader>[0]) => {
      if (broken.part === "counts") throw broken.fault;
      return real.railHeader(entries);
    },
  };
});

vi.mock("../../view/step-status", async (original) => {
  const real = await original<typeof import("../../view/step-status")>();
  return {
    ...real,
    entryStatus: (entry: Parameters<typeof real.entryStatus>[0]) => {
      if (broken.part === entry.state) throw broken.fault;
      return real.entryStatus(entry);
    },
  };
});

const client = createTimelineClient();
const given = [step("First"), step("Second", { state: "failed" }), step("Third", { state: "open" })];
const read = () => parseTimeline({ entries: given }).entries;

const both: [string, (entries: ReturnType<typeof read>) => ReactElement][] = [
  ["rail", (entries) => <TimelineRailView entries={entries} defaultOpen />],
  ["overview", (entries) => <OverviewTimelineView entries={entries} />],
];

afterEach(() => {
  broken.part = null;
});

function show(component: (typeof both)[number][1], onError: (error: unknown) => void = () => undefined) {
  const page = (entries: ReturnType<typeof read>) => (
    <TimelineProvider client={client} onError={onError}>
      <p>The host's page</p>
      {component(entries)}
    </TimelineProvider>
  );
  // React tells the console of caught errors unless told otherwise.
  const { rerender } = render(page(read()), { onCaughtError: () => undefined });
  return { user: userEvent.setup(), show: (entries: ReturnType<typeof read>) => rerender(page(entries)) };
}

describe.each(both)("a fault inside the %s", (_, component) => {
  it("is a quiet line beside the host's page, and the host's log hears of it", () => {
    const onError = vi.fn();
    broken.part = "counts";
    show(component, onError);
    expect(screen.getByRole("alert")).toHaveTextContent(
      "The timeline could not be shown because of a fault in it.",
    );
    expect(screen.getByText("The host's page")).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(broken.fault);
  });

  it("can be tried again", async () => {
    broken.part = "counts";
    const { user } = show(component);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("alert")).toBeVisible();
    broken.part = null;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getAllByText(/3 steps/).length).toBeGreaterThan(0);
    expect(screen.getAllByRole("region")[0]).toContainElement(document.activeElement as HTMLElement | null);
  });

  it("stays inside where the host's log fails as well", () => {
    broken.part = "counts";
    show(component, () => {
      throw new Error("the log is full");
    });
    expect(screen.getByRole("alert")).toBeVisible();
    expect(screen.getByText("The host's page")).toBeVisible();
  });

  it("costs its row alone, which can be tried again", async () => {
    const onError = vi.fn();
    broken.part = "failed";
    const { user } = show(component, onError);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("First")).toBeVisible();
    expect(screen.getByText("Third")).toBeVisible();
    expect(screen.getAllByText(/1 failed/).length).toBeGreaterThan(0);
    const line = screen.getByText(/^This row could not be shown/);
    expect(line.parentElement?.children).toHaveLength(3);
    expect(onError).toHaveBeenCalledExactlyOnceWith(broken.fault);

    broken.part = null;
    await user.click(within(line).getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Second")).toBeVisible();
  });

  it("in a row is over when the row changes", () => {
    broken.part = "failed";
    const { show: showAgain } = show(component);
    broken.part = null;
    showAgain(
      read().map((entry) => (entry.state === "failed" ? { ...entry, title: "Second, again" } : entry)),
    );
    expect(screen.queryByText(/^This row could not be shown/)).toBeNull();
    expect(screen.getByText("Second, again")).toBeVisible();
  });
});
