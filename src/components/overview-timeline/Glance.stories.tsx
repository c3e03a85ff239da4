import type { Meta, StoryObj } from "@storybook/react-vite";
import { busyProject, type Scenario } from "../../../mocks";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { projectStory } from "./test-project-story";

const meta = {
  title: "OverviewTimeline/Glance",
  component: OverviewTimeline,
  ...projectStory,
  args: { ...projectStory.args, glance: 10 },
  parameters: { scenario: busyProject },
} satisfies Meta<typeof OverviewTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A project's front page: the newest ten of a week under the counts of all, in the height that the host gives. */
export const NewestTen: Story = {
  args: { fill: true },
  decorators: [
    (Story) => (
      <div style={{ height: 420, display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
};

/**
 * What is unfinished of it, in a narrow column and with a link to the page with all; beside it a project where nothing
 * needs anybody, one that cannot be told, and one whose list was cut off.
 */
export const Unfinished: Story = {
  args: {
    glance: 3,
    defaultFilter: { unfinishedOnly: true },
    moreHref: "#/overview",
    headingLevel: 2,
  },
  render: (args, { loaded }) => {
    const scenario: Scenario = loaded["scenario"];
    const { entries } = scenario.api.projectTimeline(scenario.project, { since: "2026-11-24T03:00:00Z" });
    const fine = entries.filter(({ state, milestones }) => state === "done" && milestones.length === 0);
    const view = { glance: 3, headingLevel: 2, moreHref: "#/overview", onRetry: () => undefined } as const;
    return (
      <div
        style={{
          display: "grid",
          gap: 16,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 320px), 1fr))",
          alignItems: "start",
        }}
      >
        <OverviewTimeline {...args} aria-label="Overview of Pier" project={scenario.project} />
        <OverviewTimelineView
          {...view}
          aria-label="Overview of Attic"
          entries={fine}
          defaultFilter={{ unfinishedOnly: true }}
        />
        <OverviewTimelineView
          {...view}
          aria-label="Overview of Cellar"
          entries={undefined}
          error={Object.assign(new Error("refused"), {
            ...{ name: "TimelineApiError", code: "network", status: null },
          })}
        />
        <OverviewTimelineView {...view} aria-label="Overview of Garden" entries={entries} cutOff />
      </div>
    );
  },
};

/** More and less than in as many days before, which the host has. */
export const BesideTheWeekBefore: Story = {
  render: (_, { loaded }) => {
    const scenario: Scenario = loaded["scenario"];
    const entriesOf = (since: string, until: string) =>
      scenario.api
        .projectTimeline(scenario.project, { since, until, limit: "1000" })
        .entries.filter(({ started_at }) => (started_at ?? "") < until);
    return (
      <OverviewTimelineView
        entries={entriesOf("2026-11-30T03:00:00Z", "2026-12-01T03:00:00Z")}
        previous={entriesOf("2026-11-29T03:00:00Z", "2026-11-30T03:00:00Z")}
        defaultFilter={{ range: { kind: "today" } }}
      />
    );
  },
};
