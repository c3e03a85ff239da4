import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { parseTimeline } from "../../wire";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimelineView } from "./OverviewTimelineView";

const broken = vi.hoisted(() => ({ is: true }));

vi.mock("./CloseForm", async (original) => {
  if (broken.is) throw new Error("the chunk is not there");
  return original();
});

it("a form that cannot be loaded says so, keeps the focus, and is loaded the next time", async () => {
  const { entries } = parseTimeline({
    entries: [step("Plan the stand", { milestones: [milestone("Boxes ordered", { state: "open" })] })],
  });
  renderTimeline(<OverviewTimelineView entries={entries} onCloseMilestone={async () => undefined} />);
  const close = screen.getByRole("button", { name: "Close “Boxes ordered”" });
  await userEvent.click(close);
  expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded.");
  expect(close).toHaveFocus();
  broken.is = false;
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("group", { name: "Close “Boxes ordered”" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
