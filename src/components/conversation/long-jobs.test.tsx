import { act, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Job } from "../../model/job";
import { parseTimeline } from "../../wire";
import { layOutLists, scrollToItem } from "../long-list/test-layout";
import { steps } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";

const { entries } = parseTimeline({ entries: steps(2) });
const jobs = (count: number, state = "completed"): Job[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `job_${at}`, kind: "terminal", state, title: `Build ${at}` },
  }));
const rail = (given: readonly Job[]) => <TimelineRailView entries={entries} defaultOpen jobs={given} />;
const list = () => within(screen.getByRole("list", { name: "Background jobs" }));
const said = () => screen.getByRole("status").textContent;

layOutLists();

it("of 5,000 jobs those in sight are drawn, and each knows its place", async () => {
  renderTimeline(rail(jobs(5_000)));
  await screen.findByText("Build 0");
  expect(list().getAllByRole("listitem").length).toBeLessThan(60);
  scrollToItem(2_500);
  const row = (await screen.findByText("Build 2500")).closest("li");
  expect(row).toHaveAttribute("aria-setsize", "5000");
  expect(row).toHaveAttribute("aria-posinset", "2501");
  expect(list().getAllByRole("listitem").length).toBeLessThan(60);
});

it("of 200 jobs all are drawn, and on paper those of any list", async () => {
  const { rerender } = renderTimeline(rail(jobs(200)));
  await screen.findByText("Build 199");
  rerender(rail(jobs(500)));
  expect(screen.queryByText("Build 499")).toBeNull();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByText("Build 499")).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByText("Build 499")).toBeNull();
});

it("what jobs came to is said once with the counts of the rail, and not what was there from the start", async () => {
  const { rerender } = renderTimeline(rail(jobs(2, "working")));
  await screen.findByText("Build 0");
  await act(async () => {});
  expect(said()).toBe("");
  rerender(rail([...jobs(1, "working"), { id: "b", kind: "terminal", state: "failed", title: "Build" }]));
  expect(said()).toBe("Timeline: 2 steps, 1 job failed, 1 job running");
  rerender(rail(jobs(1)));
  expect(said()).toBe("Timeline: 2 steps");
});
