import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, userEvent, within } from "storybook/test";
import {
  blankProject,
  busyProject,
  chatsBesideProject,
  crowdedProject,
  failing,
  hanging,
  unreachable,
} from "../../../mocks";
import { OverviewTimeline } from "./OverviewTimeline";
import { projectStory } from "./test-project-story";

const meta = {
  title: "OverviewTimeline",
  component: OverviewTimeline,
  tags: ["autodocs"],
  ...projectStory,
  parameters: { scenario: busyProject },
} satisfies Meta<typeof OverviewTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A week of a busy project. */
export const Week: Story = {};

/** Today only. */
export const Today: Story = { args: { defaultFilter: { range: { kind: "today" } } } };

/** What somebody still has to act on, in 30 days. */
export const UnfinishedOnly: Story = {
  args: { defaultFilter: { range: { kind: "days", days: 30 }, unfinishedOnly: true } },
};

/** Filters that combine. */
export const Filtered: Story = {
  args: {
    defaultFilter: { range: { kind: "days", days: 30 }, channels: ["telegram"], states: ["failed", "open"] },
  },
};

/** Filters that match nothing: the bar stays, and one click clears them. */
export const FilteredToNothing: Story = { args: { defaultFilter: { text: "no such words anywhere" } } };

/** Two days of the reader's own choice. */
export const CustomRange: Story = {
  args: { defaultFilter: { range: { kind: "custom", from: "2026-11-20", to: "2026-11-21" } } },
};

/** A month holds more than the newest 200. */
export const CutOff: Story = { args: { defaultFilter: { range: { kind: "days", days: 30 } } } };

/** Nothing recorded. */
export const Empty: Story = { parameters: { scenario: blankProject } };

/** The first answer is awaited. */
export const Loading: Story = { parameters: { handlers: () => [hanging()] } };

/** The daemon is not there. */
export const FirstLoadFailed: Story = { parameters: { handlers: () => [unreachable()] } };

/** Somebody closes an open milestone: the form. */
export const ClosingAMilestone: Story = {
  args: { defaultFilter: { range: { kind: "days", days: 30 }, unfinishedOnly: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [close] = await canvas.findAllByRole("button", { name: /^Close “/ });
    await expect(close).toBeVisible();
    if (close) await userEvent.click(close);
    await expect(await canvas.findByRole("radio", { name: "Mark done" })).toHaveFocus();
  },
};

/** Closing fails: the milestone is open again, and its row says why. */
export const ClosingFails: Story = {
  args: ClosingAMilestone.args ?? {},
  parameters: { handlers: () => [failing(500, { error: "disk full" }, { method: "post" })] },
  play: async (context) => {
    await ClosingAMilestone.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("disk full");
  },
};

/** What the browser tests dispatch on the window to let the chats come. */
const RELEASE = "release-chats";

/** Chats are listed, but not answered before the page is told so. */
function chatsHeld() {
  const released = new Promise((resolve) => window.addEventListener(RELEASE, resolve, { once: true }));
  const wait = async () => {
    await released;
    return undefined;
  };
  return [
    http.get("*/agents/:agent/conversations/:chat/milestones", wait),
    http.get("*/super-agent/threads/:channel/:chat/milestones", wait),
  ];
}

/** The chats that the project's own view leaves out are still being read: nothing of the whole is claimed yet. */
export const ChatsBeingRead: Story = { parameters: { handlers: chatsHeld } };

/** The same in the height that the host gives. */
export const ChatsBeingReadInside: Story = {
  args: { fill: true },
  parameters: { handlers: chatsHeld },
  decorators: [
    (Story) => (
      <div style={{ height: 560, display: "flex", flexDirection: "column" }}>
        <Story />
      </div>
    ),
  ],
};

/** They are in: what the project's own view took to be fine is not. */
export const ChatsIncluded: Story = { parameters: { scenario: chatsBesideProject } };

/** More chats than are read, and one that fails. */
export const ChatsNotIncluded: Story = {
  parameters: {
    scenario: crowdedProject,
    handlers: () => [
      failing(500, { error: "disk full" }, { path: "*/agents/rocky/conversations/2026-11-30-01/milestones" }),
    ],
  },
};

/** In Spanish, where nothing is unfinished in what could be read. */
export const ChatsNotIncludedSpanish: Story = {
  args: {
    defaultFilter: { unfinishedOnly: true, range: { kind: "custom", from: "2026-11-26", to: "2026-11-28" } },
  },
  parameters: {
    scenario: crowdedProject,
    handlers: () => [
      failing(500, { error: "disk full" }, { path: "*/agents/magui/conversations/:chat/milestones" }),
    ],
  },
  globals: { locale: "es" },
};

/** A host that does not want them: a line says what the list covers. */
export const WithoutOtherChats: Story = {
  args: { otherChats: false },
  parameters: { scenario: chatsBesideProject },
};

/** In a column of 228 px, as on a phone. */
export const Narrow: Story = { globals: { width: "228" } };

/** In Spanish. */
export const Spanish: Story = { globals: { locale: "es" } };
