import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "./OverviewTimelineView";

const meta = {
  title: "OverviewTimeline/Found",
  component: OverviewTimelineView,
  args: {
    entries: parseTimeline({
      entries: [
        {
          ...{ title: "Write the résumé of the release", state: "done", channel: "web", agent: "Nora" },
          ...{ started_at: "2026-11-30T13:00:00Z", tools: { total: 2, failed: 0, names: ["read_file"] } },
          milestones: [
            { id: "m_1", title: "Release notes sent", state: "open", started_at: "2026-11-30T13:02:00Z" },
          ],
        },
        {
          ...{ title: "Publish the minutes", state: "failed", channel: "routine", agent: "Rocky" },
          ...{ started_at: "2026-11-30T12:00:00Z", tools: { total: 3, failed: 1, names: ["make_release"] } },
        },
        {
          ...{ kind: "declared", id: "m_2", title: "Stand booked", state: "failed", track: "Release 2.3" },
          ...{ started_at: "2026-11-29T12:00:00Z", channel: "web", agent: "nora" },
          note: "The release party moves to Friday: the hall is taken.",
          detail: "They would have kept it until noon, had we told them that the RELEASE was late.",
        },
        { title: "Order the posters", state: "done", started_at: "2026-11-29T11:00:00Z", channel: "web" },
      ],
    }).entries,
  },
} satisfies Meta<typeof OverviewTimelineView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a search finds is marked where it is seen, and said where it stands among folded details. */
export const Marked: Story = {
  args: { defaultFilter: { text: "release", states: ["failed", "open"] } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("make_");
  },
};
