import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseTimeline } from "../../wire";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { rows } from "./test-project";

let unreachable = true;

// As where a page was open while its host put another version in place.
vi.mock("./histogram-part", async (original) => {
  if (unreachable) throw new TypeError("Failed to fetch dynamically imported module");
  return original();
});

it("a picture that cannot be loaded says so beside the list, and can be tried again", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  const { entries } = parseTimeline({ entries: [step("Draft the caption")] });
  const { user } = renderTimeline(<OverviewTimelineView entries={entries} />);
  expect(await screen.findByText(/^The picture of this range could not be loaded\./)).toBeVisible();
  expect(rows()).toHaveLength(1);
  unreachable = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("toolbar", { name: "Steps over time" })).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
