import type { Meta, StoryObj } from "@storybook/react-vite";
import { parseTimeline } from "../../wire";
import { TimelineRailView } from "./TimelineRailView";

const meta = {
  title: "TimelineRail/Conversations",
  component: TimelineRailView,
  args: { entries: undefined, defaultOpen: true },
} satisfies Meta<typeof TimelineRailView>;

export default meta;

const HOME = { id: "home", kind: "home", title: "Home" };
const CODE = {
  id: "th_4be19c07a2d35e61",
  kind: "code",
  title: "Lucía · acme-store",
  write_policy: "ask",
};
const at = (time: string) => `2026-11-30T${time}Z`;
const tools = (...names: string[]) => ({ total: names.length, failed: 0, names });

const { entries } = parseTimeline({
  entries: [
    {
      title: "Choose a photo for the cover",
      turn_state: "input-required",
      thread: HOME,
      ...{ started_at: "2026-10-20T13:00:00Z", ended_at: "2026-10-20T13:01:00Z" },
    },
    {
      ...{ title: "Plan the launch of Q4", turn_state: "completed", thread: HOME, agent: "Nora" },
      ...{ started_at: at("13:00:00"), ended_at: at("13:04:00"), tools: tools("read_file", "write_file") },
    },
    {
      ...{ title: "Put the coupon fix online", turn_state: "completed", resumed: true, thread: CODE },
      ...{ started_at: at("14:00:00"), ended_at: at("14:20:00") },
      tools: { ...tools("run_shell", "deploy"), effect_unknown: ["deploy"] },
    },
    {
      title: "Rewrite every text of the shop",
      turn_state: "canceled",
      thread: CODE,
      started_at: at("15:00:00"),
    },
    { title: "Send the newsletter", turn_state: "failed", thread: HOME, started_at: at("15:30:00") },
    {
      ...{ title: "Approve the price list", turn_state: "input-required", thread: HOME, agent: "Nora" },
      ...{ started_at: at("16:00:00"), ended_at: at("16:05:00") },
    },
    { title: "Translate the price list", turn_state: "paused", thread: HOME, started_at: at("16:30:00") },
    { title: "Check the daily sales", turn_state: "working", thread: HOME, started_at: at("17:12:00") },
    { title: "And those of yesterday", turn_state: "submitted", thread: HOME, started_at: at("17:19:30") },
  ],
});

const job = (id: string, kind: string, state: string, title: string, rest: object = {}) => ({
  ...{ id: `job_${id}`, kind, state, title },
  ...rest,
});

/**
 * Every state of a turn, in a chat over two threads: a question that can no longer be answered and one that can, a turn cut
 * off by a restart, one that was stopped, one that is queued; and below the steps every state of a job.
 */
export const EveryTurnAndJob: StoryObj<typeof meta> = {
  args: {
    entries,
    jobs: [
      job("9c2e71d04ab83f15", "terminal", "working", "pnpm dev", { started_at: at("15:20:00") }),
      job("b7714c09d2e6a853", "agent", "working", "Vera: schedule the newsletter", {
        started_at: at("17:10:00"),
      }),
      job("17ad0e5c9b2f4e88", "terminal", "completed", "pnpm test", {
        ...{ exit_code: 0, started_at: at("14:00:00"), ended_at: at("14:03:10") },
      }),
      job("c03d5519ae7f2b64", "terminal", "completed", "pnpm lint", { exit_code: 2 }),
      job("5f0b8e2a7c1d9346", "agent", "completed", "Tomás: fix the checkout coupon"),
      job("80e1d4f7b35a6c92", "agent", "failed", "Lucía: deploy the fix"),
      job("e45f90a1c8b72d36", "terminal", "canceled", "node import.mjs"),
    ],
  },
};
