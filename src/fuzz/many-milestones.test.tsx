import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { OverviewTimelineView } from "../components/overview-timeline/OverviewTimelineView";
import { milestone, step } from "../components/test-entries";
import { renderTimeline } from "../components/test-rig";
import { TimelineRailView } from "../components/timeline-rail/TimelineRailView";
import { parseTimeline } from "../wire/parse-timeline";
import { slots } from "./test-drawn";

/** Of 10,000 milestones, those that somebody has to look at, wherever they stand. */
const ODD_ONES = new Map([
  [0, "failed"],
  [29, "open"],
  [30, "failed"],
  [5_000, "open"],
  [7_777, "paused"],
  [9_998, "dropped"],
  [9_999, "failed"],
]);

const { entries } = parseTimeline({
  entries: [
    step("Go through the archive", {
      milestones: Array.from({ length: 10_000 }, (_, at) =>
        milestone(`Box ${at}`, { state: ODD_ONES.get(at) ?? "done" }),
      ),
    }),
  ],
});

const drawn = (container: Element) =>
  slots(container, "timeline-milestone").map((row) => row.getAttribute("data-outcome"));

const count = (outcomes: readonly (string | null)[], outcome: string) =>
  outcomes.filter((one) => one === outcome).length;

describe("10,000 milestones under one step", () => {
  test("stand behind “9,970 more” in the rail, save 30 with all that failed, are open or unknown", () => {
    const { container } = renderTimeline(<TimelineRailView entries={entries} defaultOpen />);
    const outcomes = drawn(container);
    expect(outcomes).toHaveLength(30);
    expect([count(outcomes, "failed"), count(outcomes, "open"), count(outcomes, "unknown")]).toEqual([
      3, 2, 1,
    ]);
    expect(screen.getByRole("button", { name: "9,970 more milestones" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    expect(container).toHaveTextContent("Box 9999");
    expect(screen.getByRole("button", { name: /^Timeline/ })).toHaveTextContent(
      "1 step 1 failed 1 could not be read",
    );
  });

  test("are in the overview those that somebody has to act on, and unfold like the rail's", () => {
    const { container } = renderTimeline(<OverviewTimelineView entries={entries} />);
    expect(drawn(container)).toEqual(["failed", "open", "failed", "open", "failed"]);
    fireEvent.click(screen.getByRole("button", { name: "Show details of “Go through the archive”" }));
    expect(drawn(container)).toHaveLength(30);
    expect(screen.getByRole("button", { name: "9,970 more milestones" })).toBeVisible();
  });

  test("are all there where all of them are open", () => {
    const open = entries.map((entry) => ({
      ...entry,
      milestones: entry.milestones.slice(0, 300).map((one) => ({ ...one, state: "open" as const })),
    }));
    const { container } = renderTimeline(<TimelineRailView entries={open} defaultOpen />);
    expect(drawn(container)).toHaveLength(300);
  });
});
