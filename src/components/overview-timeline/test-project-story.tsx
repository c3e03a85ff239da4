import type { Meta } from "@storybook/react-vite";
import type { Scenario } from "../../../mocks";
import { OverviewTimeline } from "./OverviewTimeline";

/** What stories of a whole project share: the overview of the scenario that the story names. */
export const projectStory = {
  args: { project: "1" },
  argTypes: { project: { control: false } },
  render: (args, { loaded }) => {
    const scenario: Scenario = loaded["scenario"];
    return <OverviewTimeline {...args} project={scenario.project} />;
  },
} satisfies Meta<typeof OverviewTimeline>;
