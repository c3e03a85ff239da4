import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type ChatScenario,
  emptyChat,
  everyMilestoneState,
  failedChat,
  failing,
  fortyEntriesOneHidden,
  hanging,
  hostileTextChat,
  hugeChat,
  longBuildChat,
  mockPictureChat,
  oneCleanStep,
  openChat,
  rightToLeftChat,
  runningChat,
  shortCleanChat,
  supersededChat,
  unreachable,
} from "../../../mocks";
import { TimelineRail } from "./TimelineRail";

const meta = {
  title: "TimelineRail",
  component: TimelineRail,
  tags: ["autodocs"],
  args: { project: "1", chat: { kind: "conversation", agent: "nora", id: "2026-11-30-01" } },
  argTypes: { chat: { control: false }, project: { control: false }, open: { control: "boolean" } },
  render: (args, { loaded }) => {
    const scenario: ChatScenario = loaded["scenario"];
    return <TimelineRail {...args} project={scenario.project} chat={scenario.chat} />;
  },
} satisfies Meta<typeof TimelineRail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A chat of an afternoon, closed: the line alone says whether anything is wrong. */
export const Collapsed: Story = { parameters: { scenario: mockPictureChat } };

/** The same, open, with a turn running. */
export const Open: Story = { args: { defaultOpen: true }, parameters: { scenario: mockPictureChat } };

/** Over forty requests and hundreds of tool calls. */
export const LongBuild: Story = { args: { defaultOpen: true }, parameters: { scenario: longBuildChat } };

/** Forty entries, of which one reports a failure: the closed line says so. */
export const FortyEntries: Story = { parameters: { scenario: fortyEntriesOneHidden } };

/** The thirty-seventh step is done, but the eighth of its milestones failed: its note is in sight. */
export const FailureInsideADoneStep: Story = {
  args: { defaultOpen: true },
  parameters: { scenario: fortyEntriesOneHidden },
};

/** A request that was never answered. */
export const OpenStep: Story = {
  name: "Unfinished",
  args: { defaultOpen: true },
  parameters: { scenario: openChat },
};

/** Failed tools, and answers that say otherwise. */
export const Failed: Story = { args: { defaultOpen: true }, parameters: { scenario: failedChat } };

/** Requests that their sender repeated or replaced: grey, with the reason, and counted as nothing. */
export const Superseded: Story = { args: { defaultOpen: true }, parameters: { scenario: supersededChat } };

/** A turn that is being answered. */
export const Running: Story = { args: { defaultOpen: true }, parameters: { scenario: runningChat } };

/** Milestones of every state, with tracks, notes and details. */
export const Milestones: Story = {
  args: { defaultOpen: true },
  parameters: { scenario: everyMilestoneState },
};

/** One step that went fine: nothing is drawn. */
export const OneCleanStep: Story = { parameters: { scenario: oneCleanStep } };

/** Three steps that went fine: from two on there is a rail. */
export const ShortClean: Story = { parameters: { scenario: shortCleanChat } };

/** Nothing recorded, in a panel that somebody opened. */
export const Empty: Story = {
  args: { hideWhenClean: false, defaultOpen: true },
  parameters: { scenario: emptyChat },
};

/** The first answer takes long: one quiet line. */
export const Loading: Story = { parameters: { scenario: longBuildChat, handlers: () => [hanging()] } };

/** The daemon is not there. */
export const FirstLoadFailed: Story = {
  parameters: { scenario: longBuildChat, handlers: () => [unreachable()] },
};

/** The daemon has a fault of its own. */
export const ServerError: Story = {
  parameters: { scenario: longBuildChat, handlers: () => [failing(500, { error: "boom" })] },
};

/** Markup, script links, control characters and endless words: shown as they are, never parsed. */
export const HostileText: Story = { args: { defaultOpen: true }, parameters: { scenario: hostileTextChat } };

/** Arabic and Hebrew data in a left-to-right host. */
export const RightToLeftData: Story = {
  args: { defaultOpen: true },
  parameters: { scenario: rightToLeftChat },
};

/** In a column of 228 px. */
export const Narrow: Story = {
  args: { defaultOpen: true },
  parameters: { scenario: mockPictureChat },
  globals: { width: "228" },
};

/** In Spanish. */
export const Spanish: Story = {
  args: { defaultOpen: true },
  parameters: { scenario: mockPictureChat },
  globals: { locale: "es" },
};

/** Five thousand entries. */
export const FiveThousandEntries: Story = { parameters: { scenario: () => hugeChat(5_000) } };
