import type { Meta, StoryObj } from "@storybook/react-vite";
import { within } from "storybook/test";
import { busyProject, longBuildChat, type Scenario } from "../../mocks";
import { OverviewTimeline, TimelineRail } from "../../src";
import { isOnDaemon } from "../Host";
import { ChooseChat, ChooseProject } from "./Choose";
import { getToken } from "./session";

/** A mock that wants a token, as the daemon does. */
const guarded = (scenario: () => Scenario) => () => {
  const made = scenario();
  made.api.setToken("a-token-of-the-mock");
  return made;
};

const meta = {
  title: "Live daemon",
  parameters: { onDaemon: true, live: "websocket", getToken },
  decorators: [
    (Story, context) => (
      <>
        {!isOnDaemon(context) && (
          <p className="invented">
            These chats are invented. Run <code>npm run dev:daemon</code> to see those of your own daemon.
          </p>
        )}
        <Story />
      </>
    ),
  ],
  async play(context) {
    // A person's daemon may be anything; the mock has something to show.
    if (!isOnDaemon(context)) await within(context.canvasElement).findAllByRole("listitem");
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One chat of a daemon that runs: choose the project, then the chat. It changes as work happens. */
export const Chat: Story = {
  parameters: { scenario: guarded(longBuildChat) },
  render: () => (
    <ChooseProject>
      {(project) => (
        <ChooseChat key={project} project={project}>
          {(chat) => <TimelineRail project={project} chat={chat} defaultOpen hideWhenClean={false} />}
        </ChooseChat>
      )}
    </ChooseProject>
  ),
};

/** All chats of a project of a daemon that runs. Open milestones can be closed: that is written to the daemon. */
export const Overview: Story = {
  parameters: { scenario: guarded(busyProject) },
  render: () => (
    <ChooseProject>{(project) => <OverviewTimeline key={project} project={project} />}</ChooseProject>
  ),
};
