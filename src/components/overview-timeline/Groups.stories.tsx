import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { busyProject, hugeChat } from "../../../mocks";
import type { TimelineEntry } from "../../model";
import { parseTimeline } from "../../wire";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { projectStory } from "./test-project-story";

const meta = {
  title: "OverviewTimeline/Groups",
  component: OverviewTimeline,
  ...projectStory,
} satisfies Meta<typeof OverviewTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week by chat, the one with the most unfinished work first, and one of them unfolded. */
export const ByChat: Story = {
  args: { defaultFilter: { groupBy: "chat" } },
  parameters: { scenario: busyProject },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Its title comes with the listings, and one of its steps when it has been read.
    const line = await canvas.findByRole(
      "button",
      { name: /^Brochure for the stand 2 / },
      { timeout: 10_000 },
    );
    await userEvent.click(line);
    await expect(line).toHaveAttribute("aria-expanded", "true");
  },
};

/** The same week by the tracks of its milestones; what has none comes last. */
export const ByTrack: Story = {
  args: { defaultFilter: { groupBy: "track" } },
  parameters: { scenario: busyProject },
};

/** Five thousand entries in three hundred chats of eleven agents. */
export const ManyChats: Story = {
  render: (_, { loaded }) => {
    const entries: readonly TimelineEntry[] = loaded["entries"];
    return (
      <div data-testid="host" style={{ height: 560, display: "flex", flexDirection: "column" }}>
        <OverviewTimelineView fill entries={entries} defaultFilter={{ groupBy: "chat" }} />
      </div>
    );
  },
  loaders: [
    () => {
      const { api, project, chat } = hugeChat(5_000);
      const { entries } = parseTimeline(api.chatTimeline(project, chat));
      return {
        entries: entries.map((entry, at) => {
          const nth = Math.floor((at * 300) / entries.length);
          return {
            ...entry,
            channel: "web",
            agent_slug: `agent-${nth % 11}`,
            agent: `Agent ${nth % 11}`,
            conversation_id: `2026-11-24-${String(nth)}`,
          };
        }),
      };
    },
  ],
};
