import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { parseTimeline } from "../../../wire";
import { step } from "../../test-entries";
import { OverviewTimelineView } from "../OverviewTimelineView";

const broken = vi.hoisted(() => ({ is: true }));

vi.mock("./triage-part", async (original) => {
  if (broken.is) throw new Error("the chunk is not there");
  return original();
});

it("what cannot be loaded says so when it is wanted, and is loaded the next time", async () => {
  const { entries } = parseTimeline({ entries: [step("Left open", { state: "open" })] });
  render(<OverviewTimelineView entries={entries} />);
  const next = screen.getByRole("button", { name: "Next unfinished" });
  await userEvent.click(next);
  expect(await screen.findByRole("alert")).toHaveTextContent("This could not be loaded.");
  expect(screen.getByText("1 left")).toBeVisible();
  broken.is = false;
  await userEvent.click(next);
  await waitFor(() => expect(document.activeElement).toHaveTextContent("Left open"));
  expect(screen.queryByRole("alert")).toBeNull();
});
