import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { busyProject, type CapturedAnswerName, capturedAnswers, hugeChat } from "../../../mocks";
import type { TimelineEntry } from "../../model";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "./OverviewTimelineView";

const meta = {
  title: "OverviewTimeline/View",
  component: OverviewTimelineView,
  tags: ["autodocs"],
  args: { entries: undefined },
  render: (args, { loaded }) => {
    const entries: readonly TimelineEntry[] | undefined = loaded["entries"] ?? args.entries;
    return <OverviewTimelineView {...args} entries={entries} />;
  },
} satisfies Meta<typeof OverviewTimelineView>;

export default meta;
type Story = StoryObj<typeof meta>;

const answered = (name: CapturedAnswerName) => async () => {
  const { body } = await capturedAnswers[name]();
  return { entries: parseTimeline(body).entries };
};

/** A week as a real daemon (1.116.0) answered it. */
export const RealWeek: Story = { loaders: [answered("project-default-week")] };

/** A month as a real daemon answered it, cut off at 200. */
export const RealMonthCutOff: Story = {
  args: { cutOff: true, onLoadMore: fn(), defaultFilter: { range: { kind: "days", days: 30 } } },
  loaders: [answered("project-month-limit-200")],
};

/** Updates fail: the rows stay, as of when they were true. */
export const Stale: Story = {
  args: {
    error: Object.assign(new Error("refused"), { name: "TimelineApiError", code: "network", status: null }),
    updatedAt: Date.parse("2026-11-30T17:18:00Z"),
    onRetry: fn(),
    defaultFilter: { unfinishedOnly: true },
  },
  loaders: [
    () => ({ entries: busyProject().api.projectTimeline("1", { since: "2026-11-24T03:00:00Z" }).entries }),
  ],
};

/** Nothing unfinished: the range is named, and a wider one offered. */
export const NothingUnfinished: Story = {
  args: { defaultFilter: { unfinishedOnly: true } },
  loaders: [
    () => ({
      entries: busyProject()
        .api.projectTimeline("1", { since: "2026-11-24T03:00:00Z" })
        .entries.filter(({ state, milestones }) => state === "done" && milestones.length === 0),
    }),
  ],
};

/** Five thousand entries, in the height that the host gives. */
export const FiveThousandEntries: Story = {
  args: { fill: true },
  loaders: [
    () => {
      const { api, project, chat } = hugeChat(5_000);
      return { entries: api.chatTimeline(project, chat).entries };
    },
  ],
  decorators: [
    (Story) => (
      <div style={{ height: 560, display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
};
