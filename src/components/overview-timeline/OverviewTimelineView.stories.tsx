import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  busyProject,
  type CapturedAnswerName,
  type ChatScenario,
  capturedAnswers,
  everyMilestoneState,
  failedChat,
  fortyEntriesOneHidden,
  hostileTextChat,
  hugeChat,
  oneCleanStep,
  openChat,
  rightToLeftChat,
  runningChat,
  supersededChat,
} from "../../../mocks";
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

const chat = (make: () => ChatScenario) => () => {
  const { api, project, chat } = make();
  return { entries: api.chatTimeline(project, chat).entries };
};

/** A step of each state: done, failed, open, running, both ways of superseded, dropped and unknown. */
export const EveryState: Story = {
  loaders: [
    () => {
      const [failed, open, superseded, running] = [failedChat, openChat, supersededChat, runningChat].map(
        (make) => chat(make)().entries,
      );
      const { entries: odd } = parseTimeline({
        entries: [
          { kind: "derived", title: "Deploy it", state: "paused", started_at: "2026-11-30T13:10:00Z" },
          {
            kind: "declared",
            id: "m_1",
            title: "Wrong chat",
            state: "dropped",
            started_at: "2026-11-30T13:05:00Z",
          },
        ],
      });
      return { entries: [failed, open, superseded, running, odd].flatMap((entries) => entries ?? []) };
    },
  ],
};

/** Milestones of every state: what is unfinished is in sight, the rest among the details. */
export const Milestones: Story = { loaders: [chat(everyMilestoneState)] };

/** Forty entries, of which one reports a failure because of a milestone under it. */
export const FortyEntries: Story = { loaders: [chat(fortyEntriesOneHidden)] };

/** One step that went fine: the overview is always there. */
export const OneCleanStep: Story = { loaders: [chat(oneCleanStep)] };

/** Markup, script links, control characters and endless words: shown as they are, never parsed. */
export const HostileText: Story = { loaders: [chat(hostileTextChat)] };

/** Arabic and Hebrew data in a left-to-right host. */
export const RightToLeftData: Story = { loaders: [chat(rightToLeftChat)] };

const TURNING = {
  "Plain name": "Nora",
  "A name that turns": "Nora \u202Eollo",
  "A name that leaves": "Nora\u2069\u202Eollo",
  "A name that leaves twice": "Nora\u2069\u2069\u202E",
  "A name left open": "Nora \u2067",
  "A name of two paragraphs": "Nora\u2029\u202Eollo",
  "A name of two lines": "Nora\u2028\u202Eollo\u0085\u202E",
  "A name of two records": "Nora\u001E\u202Eollo",
  "A name from right to left": "נורה (3)",
};

/** Names that try to turn the words beside them around: they turn nothing but themselves. */
export const TurningNames: Story = {
  args: {
    entries: parseTimeline({
      entries: Object.entries(TURNING).map(([title, agent], at) => ({
        ...{ kind: "derived", title, state: "open", channel: "web", agent },
        started_at: `2026-11-30T14:${50 - at}:00Z`,
      })),
    }).entries,
  },
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
