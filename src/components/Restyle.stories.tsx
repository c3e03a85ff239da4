import type { Meta, StoryObj } from "@storybook/react-vite";
import { busyProject, mockPictureChat } from "../../mocks";
import { parseTimeline } from "../wire";
import { OverviewTimelineView } from "./overview-timeline/OverviewTimelineView";
import { TimelineRailView } from "./timeline-rail/TimelineRailView";
import "./restyle-story.css";

const meta = {
  title: "Parts/Restyle",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const chat = mockPictureChat();
const project = busyProject();
const rail = parseTimeline(chat.api.chatTimeline(chat.project, chat.chat)).entries;
const overview = parseTimeline(project.api.projectTimeline(project.project)).entries.slice(-24);

/**
 * Another look for every part, out of a stylesheet alone: a class on the root, `data-slot` and `data-outcome` below it.
 * Tokens are set too, so that what was not named goes along.
 */
export const Logbook: Story = {
  render: () => (
    <div className="logbook-page">
      <TimelineRailView className="logbook" entries={rail} defaultOpen />
      <OverviewTimelineView
        className="logbook"
        entries={overview}
        footnote="Kept by the harbour office."
        onCloseMilestone={() => Promise.resolve()}
      />
    </div>
  ),
};
