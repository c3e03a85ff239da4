import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { parseTimeline } from "../../../wire";
import { step } from "../../test-entries";
import { renderTimeline } from "../../test-rig";
import { OverviewTimelineView } from "../OverviewTimelineView";
import { rows } from "../test-project";

const broken = vi.hoisted(() => ({ is: true }));

vi.mock("./WorkGroups", async (original) => {
  if (broken.is) throw new Error("the chunk is not there");
  return original();
});

it("a grouping that cannot be loaded says so above the days, and can be tried again", async () => {
  const { entries } = parseTimeline({ entries: [step("Draft"), step("Send", { channel: "web" })] });
  const { user } = renderTimeline(
    <OverviewTimelineView entries={entries} defaultFilter={{ groupBy: "chat" }} />,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(/^This grouping could not be loaded/);
  expect(rows()).toHaveLength(2);
  broken.is = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /^Web, outside of chats/ })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
