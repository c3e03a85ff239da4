import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { Milestone, TimelineEntry } from "../../model";
import { parseTimeline } from "../../wire";
import { milestone, step } from "../test-entries";
import { OverviewTimelineView } from "./OverviewTimelineView";
import type { CloseMilestoneHandler } from "./use-milestone-closer";

const meta = { title: "OverviewTimeline/Triage" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const open = (title: string, started_at: string) => milestone(title, { state: "open", started_at });

const LIST = parseTimeline({
  entries: [
    { kind: "declared", ...open("Proof approved", "2026-11-27T13:00:00Z") },
    { kind: "declared", ...open("Boxes ordered", "2026-11-28T15:00:00Z") },
    step("Plan the stand", {
      started_at: "2026-11-28T18:00:00Z",
      milestones: [
        open("Floor plan sent", "2026-11-28T18:01:00Z"),
        open("Electrician booked", "2026-11-28T18:02:00Z"),
      ],
    }),
    step("Post the caption", { started_at: "2026-11-29T12:00:00Z", state: "failed", answered: true }),
    step("Write the minutes", { started_at: "2026-11-29T14:00:00Z" }),
    { kind: "declared", ...open("Badges printed", "2026-11-30T12:30:00Z") },
  ],
}).entries;

/** The same with one milestone changed, wherever it stands. */
const changed = (entries: readonly TimelineEntry[], id: string, to: Partial<Milestone>): TimelineEntry[] =>
  entries.map((entry) => ({
    ...entry,
    ...(entry.kind === "declared" && entry.id === id ? to : {}),
    milestones: entry.milestones.map((one) => (one.id === id ? { ...one, ...to } : one)),
  }));

/** A host that shows each closing at once, and refuses one of them the first time. */
function Host() {
  const [entries, setEntries] = useState<readonly TimelineEntry[]>(LIST);
  const [refused, setRefused] = useState(false);
  const close: CloseMilestoneHandler = async ({ id, title, state, note }, closing) => {
    setEntries((before) => changed(before, id, { state: closing.state, note: closing.note || note }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (refused || title !== "Proof approved") return;
    setRefused(true);
    setEntries((before) => changed(before, id, { state, note }));
    const error = { name: "TimelineApiError", code: "server", status: 500, serverMessage: "disk full" };
    throw Object.assign(new Error("disk full"), error);
  };
  return (
    <OverviewTimelineView
      entries={entries}
      defaultFilter={{ unfinishedOnly: true, oldestFirst: true }}
      onCloseMilestone={close}
    />
  );
}

/** Several milestones are being selected to be closed together, what has been waiting longest on top. */
export const Selecting: Story = {
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Close several" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select “Proof approved”" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select “Electrician booked”" }));
    await userEvent.click(canvas.getByRole("button", { name: "Close 2 milestones" }));
    await expect(canvas.getByRole("group", { name: "Close 2 milestones" })).toBeVisible();
  },
};

/** One of three could not be closed: it is open again and says why, the others are done. */
export const OneRefused: Story = {
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Close several" }));
    for (const title of ["Proof approved", "Electrician booked", "Badges printed"])
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Select “${title}”` }));
    await userEvent.click(canvas.getByRole("button", { name: "Close 3 milestones" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText("2 closed, 1 could not be closed");
  },
};
