import type { Meta, StoryObj } from "@storybook/react-vite";
import { busyProject } from "../../../mocks";
import { OverviewTimeline } from "./OverviewTimeline";
import { projectStory } from "./test-project-story";

const meta = {
  title: "OverviewTimeline/Histogram",
  component: OverviewTimeline,
  ...projectStory,
  parameters: { scenario: busyProject },
} satisfies Meta<typeof OverviewTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A month that a limit cut off, narrowed to one day of it: what was not loaded is hatched, never empty. */
export const MonthNarrowed: Story = {
  args: { defaultFilter: { range: { kind: "days", days: 30 }, slot: "2026-11-28" } },
};

/** In Spanish, where there is little room: days merge into bars that can be hit; narrowed to two of them. */
export const MergedSpanish: Story = {
  args: { defaultFilter: { range: { kind: "days", days: 30 }, slot: "2026-11-27..2026-11-28" } },
  globals: { locale: "es", width: "560" },
};
