import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseTimeline } from "../../wire";
import { step, steps } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";

const offline = vi.hoisted(() => ({ is: true }));

vi.mock("./conversation-parts", async (original) => {
  if (offline.is) throw new Error("offline");
  return original();
});

const { entries } = parseTimeline({
  entries: [
    step("Plan the launch", { turn_state: "input-required", thread: { id: "home", kind: "home" } }),
    step("Next"),
  ],
});

it("what cannot be loaded is said; the rows and their states are there all the same", async () => {
  renderTimeline(<TimelineRailView entries={entries} defaultOpen />);
  expect(await screen.findByText(/^Part of this could not be loaded\./)).toBeInTheDocument();
  expect(screen.getByText(/^Waiting for you/)).toBeInTheDocument();
});

it("it is said of jobs as well, and of nothing else", async () => {
  const { rerender } = renderTimeline(
    <TimelineRailView entries={parseTimeline({ entries: steps(2) }).entries} jobs={[]} />,
  );
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  rerender(<TimelineRailView entries={parseTimeline({ entries: steps(2) }).entries} />);
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

it("it can be tried again", async () => {
  const { user } = renderTimeline(<TimelineRailView entries={entries} defaultOpen />);
  const again = await screen.findByRole("button", { name: "Try again" });
  await user.click(again);
  expect(again).toBeVisible();
  offline.is = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
  expect(document.querySelector('[data-slot="timeline-thread"]')).toBeVisible();
});
