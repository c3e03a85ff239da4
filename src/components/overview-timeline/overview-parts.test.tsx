import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentPropsWithoutRef, createRef, type Ref } from "react";
import { describe, expect, it, vi } from "vitest";
import type { TimelineEntry } from "../../model/types";
import { parseTimeline } from "../../wire";
import { milestone } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { row, rows, smallProject } from "./test-project";

const entries: readonly TimelineEntry[] = smallProject().api.projectTimeline("1").entries;

type RootProps = ComponentPropsWithoutRef<"section"> & { ref: Ref<HTMLElement> };

describe.each([
  ["OverviewTimeline", (props: RootProps) => <OverviewTimeline project="1" {...props} />],
  ["OverviewTimelineView", (props: RootProps) => <OverviewTimelineView entries={entries} {...props} />],
])("%s is one element of the host's page", (_, part) => {
  it("takes its attributes, class and ref, and calls its handlers", async () => {
    const ref = createRef<HTMLElement>();
    const onClick = vi.fn();
    const { user } = renderTimeline(
      part({ ref, onClick, id: "work", className: "mine", "aria-label": "All work" }),
      { scenario: smallProject() },
    );
    await screen.findByText("Draft the caption");
    const root = screen.getByRole("region", { name: "All work" });
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute("id", "work");
    expect(root).toHaveAttribute("data-slot", "overview-timeline");
    expect(root).toHaveClass("mine", "tl-root");
    await user.click(screen.getByRole("switch"));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole("switch")).toBeChecked();
  });

  it("names its parts and their states by attributes", async () => {
    const ref = createRef<HTMLElement>();
    renderTimeline(part({ ref }), { scenario: smallProject() });
    await screen.findByText("Draft the caption");
    const slots = [...(ref.current?.querySelectorAll<HTMLElement>("[data-slot]") ?? [])].map(
      ({ dataset }) => dataset["slot"],
    );
    expect(slots).toEqual(
      expect.arrayContaining([
        ...["overview-filters", "overview-range", "overview-unfinished", "overview-counts"],
        ...["overview-group", "timeline-entry", "timeline-milestone"],
      ]),
    );
    expect(rows().map(({ dataset }) => dataset["outcome"])).toEqual([
      ...["open", "failed", "done", "open", "open"],
    ]);
  });
});

describe("OverviewTimelineView", () => {
  it("needs nothing around it", () => {
    render(<OverviewTimelineView entries={entries} footnote="Since Monday" />);
    expect(rows()).toHaveLength(5);
    expect(screen.getByText("Since Monday")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Close “/ })).toBeNull();
  });

  it("closes milestones the way its host does", async () => {
    const onCloseMilestone = vi.fn(() => Promise.reject(new Error("no")));
    render(<OverviewTimelineView entries={entries} onCloseMilestone={onCloseMilestone} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Close “Proof approved”" }));
    await user.type(screen.getByRole("textbox", { name: "Note" }), "Yes");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const [declared] = entries.filter(({ title }) => title === "Proof approved");
    expect(onCloseMilestone).toHaveBeenCalledExactlyOnceWith(declared, { state: "done", note: "Yes" });
    await waitFor(() => expect(row("Proof approved")).toHaveTextContent("Could not close “Proof approved”"));
  });

  it("calls a milestone without a title one, in what closes it, too", async () => {
    const [declared] = parseTimeline({
      entries: [{ ...milestone("\u200b", { state: "open" }), kind: "declared" }],
    }).entries;
    const onCloseMilestone = vi.fn(() => Promise.resolve());
    render(<OverviewTimelineView entries={declared ? [declared] : []} onCloseMilestone={onCloseMilestone} />);
    expect(screen.getByRole("button", { name: "Show details of “Unnamed milestone”" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close “Unnamed milestone”" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("“Unnamed milestone” is closed. 1 left.")).toBeInTheDocument();
  });

  it("shows a failure of its host's, beside entries as stale, without any as a failed load", async () => {
    const onRetry = vi.fn();
    const error = new Error("private details");
    const { rerender } = render(
      <OverviewTimelineView entries={entries} error={error} updatedAt={0} onRetry={onRetry} />,
    );
    expect(screen.getByText(/^As of .*; updates are failing\.$/)).toBeVisible();
    expect(rows()).toHaveLength(5);
    rerender(<OverviewTimelineView entries={undefined} error={error} onRetry={onRetry} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Something unexpected went wrong.");
    expect(screen.queryByText(/private details/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("tells of changes of its filter once", async () => {
    const onFilterChange = vi.fn();
    render(<OverviewTimelineView entries={entries} onFilterChange={onFilterChange} />);
    await userEvent.click(screen.getByRole("switch"));
    expect(onFilterChange).toHaveBeenCalledOnce();
    expect(rows()).toHaveLength(4);
  });
});
