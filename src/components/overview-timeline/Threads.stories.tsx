import type { Meta, StoryObj } from "@storybook/react-vite";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "./OverviewTimelineView";

const meta = {
  title: "OverviewTimeline/Threads",
  component: OverviewTimelineView,
  args: { entries: undefined },
} satisfies Meta<typeof OverviewTimelineView>;

export default meta;

const THREADS: [title: string, thread: object, rest: object][] = [
  ["What do I have today?", { id: "home", kind: "home", title: "Home" }, { channel: "telegram" }],
  ["And tomorrow?", { id: "home", kind: "home", title: "Home" }, { channel: "web" }],
  ["Plan the launch of Q4", { id: "th_1", kind: "agent", title: "Lucía" }, { turn_state: "input-required" }],
  ["Names for the new blend", { id: "th_2", kind: "loose", title: "Names" }, { turn_state: "canceled" }],
  ["Who takes the demo?", { id: "th_3", kind: "group", title: "Launch team" }, {}],
  ["Is the coupon fixed?", { id: "th_4", kind: "a2a", title: "Lucía asks Tomás" }, { turn_state: "failed" }],
  [
    "Make the coupon field ignore case",
    { id: "th_5", kind: "code", title: "Lucía · acme-store", write_policy: "ask" },
    { tools: { total: 3, failed: 0, names: ["deploy"], effect_unknown: ["deploy"] }, resumed: true },
  ],
  [
    "Where are prices rounded?",
    { id: "th_6", kind: "code", title: "Tomás · acme-store", write_policy: "read-only" },
    {},
  ],
  ["Is my order on its way?", { id: "th_7", kind: "channel", title: "Paula Reyes" }, { channel: "whatsapp" }],
  ["Fix the checkout", { id: "th_8", kind: "task", title: "Checkout coupon" }, { turn_state: "working" }],
  ["Check the sales", { id: "th_9", kind: "routine", title: "Daily sales check" }, { channel: "routine" }],
  ["Sing along", { id: "th_10", kind: "karaoke", title: null }, { turn_state: "submitted" }],
  ["A run without a thread", {}, { thread: undefined, channel: "engine" }],
];

/** Every kind of thread, Home on two channels, and one of a later version. */
export const EveryKind: StoryObj<typeof meta> = {
  args: {
    entries: parseTimeline({
      entries: THREADS.map(([title, thread, rest], position) => ({
        ...{
          kind: "derived",
          title,
          state: "done",
          answered: true,
          agent: "Nora",
          agent_slug: "nora",
          thread,
        },
        ...{ started_at: `2026-11-30T${10 + Math.floor(position / 2)}:${position % 2 ? "30" : "00"}:00Z` },
        ...rest,
      })),
    }).entries,
  },
};
