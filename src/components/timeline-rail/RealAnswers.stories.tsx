import type { Meta, StoryObj } from "@storybook/react-vite";
import { capturedHandlers } from "../../../mocks";
import { TimelineRail } from "./TimelineRail";

/** What a real daemon (1.116.0) answered, as it answered it. */
const meta = {
  title: "TimelineRail/Real answers",
  component: TimelineRail,
  args: { project: "1", chat: conversation("2026-11-24-01"), defaultOpen: true },
  parameters: { handlers: capturedHandlers },
} satisfies Meta<typeof TimelineRail>;

export default meta;
type Story = StoryObj<typeof meta>;

function conversation(id: string, agent = "nora") {
  return { kind: "conversation", agent, id } as const;
}

function thread(channel: string, id: string) {
  return { kind: "thread", channel, id } as const;
}

/** 46 requests and some 300 tool calls. */
export const LongBuild: Story = {};

/** Requests that were never answered, and a milestone that nobody closed. */
export const Unfinished: Story = { args: { chat: conversation("2026-11-27-01") } };

/** Sent twice, and replaced at 12, 30 and 31 seconds. */
export const Superseded: Story = { args: { chat: conversation("2026-11-27-02") } };

/** Failed tools under good answers, and failed milestones under steps that are done. */
export const FailedAndDisagreeing: Story = { args: { chat: conversation("2026-11-28-01") } };

/** Work that nobody asked for. */
export const Unasked: Story = { args: { chat: conversation("2026-11-28-02") } };

/** Markup, bidi controls, endless words. */
export const HostileText: Story = { args: { chat: conversation("2026-11-29-01") } };

/** Another agent's chat with the same id: the daemon adds Nora's milestones, the client leaves them out. */
export const SameIdOfAnotherAgent: Story = { args: { chat: conversation("2026-11-24-01", "otto") } };

/** A room with three agents. */
export const Room: Story = { args: { chat: thread("group", "grp-demo-launch") } };
