import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { mockPictureChat } from "../../../mocks";
import { type Milestone, type TimelineEntry, timelineFromTurns } from "../../model";
import { parseTimeline } from "../../wire";
import { TimelineRailView } from "./TimelineRailView";

const meta = {
  title: "TimelineRail/View",
  component: TimelineRailView,
  tags: ["autodocs"],
  args: { entries: undefined, defaultOpen: true },
} satisfies Meta<typeof TimelineRailView>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = (content: string, ts: string) => ({ role: "user", ts, content });
const called = (tool: string, ts: string, result: object = { ok: true }) => ({
  role: "tool",
  ts,
  content: JSON.stringify({ tool, result }),
});
const answered = (content: string, ts: string) => ({ role: "assistant", ts, content, agent_name: "Nora" });

const CLEAN = [
  asked("Build the search index", "2026-11-30T13:00:00Z"),
  called("run_shell", "2026-11-30T13:01:00Z"),
  answered("Built.", "2026-11-30T13:02:00Z"),
];
const at = (time: string) => `2026-11-30T${time}Z`;

function entriesOf(turns: object[], running = false): TimelineEntry[] {
  return timelineFromTurns([...CLEAN, ...turns], [], { running }).entries;
}

/** Finished and worked: quiet. */
export const Done: Story = {
  args: { entries: entriesOf([asked("Deploy it", at("13:10:00")), answered("Deployed.", at("13:12:00"))]) },
};

/** A tool failed. */
export const Failed: Story = {
  args: {
    entries: entriesOf([
      asked("Deploy it", at("13:10:00")),
      called("deploy", at("13:11:00"), { error: "no space left" }),
      answered("That did not work.", at("13:12:00")),
    ]),
  },
};

/** Never answered. */
export const Open: Story = { args: { entries: entriesOf([asked("Deploy it", at("13:10:00"))]) } };

/** Being answered right now. */
export const Running: Story = { args: { entries: entriesOf([asked("Deploy it", at("17:10:00"))], true) } };

/** Sent twice. */
export const SupersededRepeated: Story = {
  args: {
    entries: entriesOf([
      asked("Deploy it", at("13:10:00")),
      asked("deploy  it", at("13:20:00")),
      answered("Deployed.", at("13:21:00")),
    ]),
  },
};

/** Another message within 30 seconds. */
export const SupersededReplaced: Story = {
  args: {
    entries: entriesOf([
      asked("Deploy it to staging", at("13:10:00")),
      asked("Sorry, to production", at("13:10:20")),
      answered("Deployed.", at("13:21:00")),
    ]),
  },
};

const milestone = (part: Partial<Milestone>): object => ({
  id: "m_000001",
  state: "done",
  title: "Deployed",
  track: null,
  detail: null,
  started_at: at("12:00:00"),
  updated_at: at("12:00:00"),
  closed_at: at("12:00:00"),
  note: null,
  channel: "web",
  conversation_id: null,
  thread_id: null,
  agent: "nora",
  created_by: "nora",
  meta: {},
  ...part,
});

const answer = (...entries: object[]) => parseTimeline({ entries }).entries;

/** Filed by mistake, before the first request: grey, never red, and not counted as failed. */
export const Dropped: Story = {
  args: {
    entries: [
      ...answer({
        kind: "declared",
        ...milestone({ state: "dropped", title: "Wrong chat" }),
        milestones: [],
      }),
      ...entriesOf([]),
    ],
  },
};

/** A value that this version does not know reads as neither fine nor failed. */
export const Unknown: Story = {
  args: {
    entries: answer(
      { kind: "derived", index: 0, title: "Deploy it", state: "paused", started_at: at("13:10:00") },
      {
        kind: "derived",
        index: 1,
        title: null,
        state: null,
        started_at: null,
        milestones: null,
        tools: null,
      },
      {
        kind: "derived",
        index: 2,
        title: "Tell Tomás",
        state: "done",
        started_at: at("13:20:00"),
        milestones: [milestone({ state: "parked" as Milestone["state"], title: "Message sent" })],
      },
    ),
  },
};

const picture = mockPictureChat();
const pictureEntries = picture.api.chatTimeline(picture.project, picture.chat).entries;

/** Updates fail: the rows stay, as of when they were true, and nothing moves. */
export const Stale: Story = {
  args: {
    entries: pictureEntries,
    error: Object.assign(new Error("refused"), { name: "TimelineApiError", code: "network", status: null }),
    updatedAt: Date.parse(at("17:18:00")),
    onRetry: fn(),
  },
};

/** Titles are buttons that jump to the turn. */
export const JumpsToTheTurn: Story = {
  args: { entries: pictureEntries, onStepSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole("button", { name: "Use the blue cover" });
    await userEvent.click(title);
    await expect(args.onStepSelect).toHaveBeenCalledWith(
      expect.objectContaining({ title: "Use the blue cover" }),
    );
  },
};

/** A step's details: the whole title, exact times, tools by name and the model. */
export const DetailsUnfolded: Story = {
  args: { entries: pictureEntries },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^Show details of “Make me a reel/ }));
    await expect(canvas.getByText(/probe_video/)).toBeVisible();
  },
};

/** A title and a track without a space anywhere. */
export const LongTitle: Story = {
  tags: ["!autodocs"],
  args: {
    entries: answer({
      kind: "derived",
      index: 0,
      title: "reallylongword".repeat(29).slice(0, 400),
      state: "open",
      started_at: at("13:10:00"),
      milestones: [milestone({ title: "Noted", track: "t".repeat(80) })],
    }),
  },
};

const numbered = (count: number, milestones = 0) =>
  answer(
    ...Array.from({ length: count }, (_, index) => ({
      kind: "derived",
      index,
      title: `Request ${index + 1}`,
      state: "done",
      started_at: at(`13:${10 + index}:00`),
      milestones:
        index === 0
          ? Array.from({ length: milestones }, (_, nth) =>
              milestone({ id: `m_${nth}`, title: `Part ${nth + 1}` }),
            )
          : [],
    })),
  );

/** The list grows while somebody reads it: three entries, then twelve, then five milestones under the first. */
export const RowsArrive: Story = {
  tags: ["!autodocs"],
  args: { defaultOpen: false },
  render: function GrowingRail(args) {
    const [entries, setEntries] = useState(() => numbered(3));
    return (
      <>
        <TimelineRailView {...args} entries={entries} />
        <button type="button" onClick={() => setEntries(numbered(12))}>
          Twelve entries
        </button>
        <button type="button" onClick={() => setEntries(numbered(12, 5))}>
          Five milestones
        </button>
      </>
    );
  },
};

/** Fills the height that the host gives and scrolls inside it. */
export const Fill: Story = {
  args: { entries: pictureEntries, fill: true },
  decorators: [
    (Story) => (
      <div style={{ height: 320, display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
};
