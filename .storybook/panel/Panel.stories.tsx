import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { busyProject, type LiveChatScenario, liveChat, playLive, type Scenario } from "../../mocks";
import { OverviewTimeline, TimelineRail } from "../../src";
import { PanelFrame } from "./PanelFrame";
import { Transcript } from "./Transcript";

const meta = {
  title: "APX panel",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const PLACES = ["Meeting notes", "September reel", "Release 2.3", "Handbook as PDF", "Telegram", "Overview"];

/** The project's front page. */
export const Overview: Story = {
  parameters: { scenario: busyProject },
  render: (_, { loaded }) => {
    const scenario: Scenario = loaded["scenario"];
    return (
      <PanelFrame title="Overview" subtitle="Harbor Docs" places={[...PLACES].reverse()}>
        <div className="panel-page">
          <OverviewTimeline project={scenario.project} headingLevel={2} fill />
        </div>
      </PanelFrame>
    );
  },
};

/** Real seconds that one second of the played turn takes. */
const PACE = 1 / 20;

interface ChatPageProps {
  scenario: LiveChatScenario;
  /** Whether the next turn is had on another device, so that this page is told of it by the daemon only. */
  elsewhere?: boolean;
}

function ChatPage({ scenario, elsewhere = false }: ChatPageProps) {
  const { api, project, chat, steps } = scenario;
  const [turns, setTurns] = useState(() => api.transcript(project, chat));
  const [streaming, setStreaming] = useState(false);
  const [played, setPlayed] = useState(false);
  const playTurn = async () => {
    setPlayed(true);
    await playLive(
      scenario,
      steps.map((step) => ({
        ...step,
        run() {
          step.run();
          setTurns(api.transcript(project, chat));
          setStreaming(!elsewhere && (step.what === "asked" || step.what === "worked"));
        },
      })),
      (ms) => new Promise((resolve) => setTimeout(resolve, ms * PACE)),
    );
  };
  return (
    <PanelFrame title="Meeting notes" subtitle="Nora · web" places={PLACES}>
      <div className="panel-rail">
        <TimelineRail project={project} chat={chat} streaming={streaming} fill />
      </div>
      <Transcript turns={turns} streaming={streaming} />
      <div className="panel-composer">
        <button type="button" disabled={played} onClick={playTurn}>
          {elsewhere && "On another device: "}
          Make the poster and send it to the print shop
        </button>
      </div>
    </PanelFrame>
  );
}

/** A transcript with the rail above it. The button sends the next request: its turn runs live and ends. */
export const Chat: Story = {
  parameters: { scenario: liveChat },
  render: (_, { loaded }) => {
    const scenario: LiveChatScenario = loaded["scenario"];
    return <ChatPage scenario={scenario} />;
  },
};

/** The same after the turn was played: running while it ran, done at its end, without a reload. */
export const ChatPlayed: Story = {
  ...Chat,
  name: "Chat, a turn played",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = await canvas.findByRole("button", { name: /^Timeline 2 steps/ });
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole("button", { name: /poster/ }));
    await canvas.findByRole("button", { name: /3 steps.*Working on it/ });
    await waitFor(() => expect(toggle).toHaveAccessibleName("Timeline 3 steps"), { timeout: 15_000 });
    await expect(canvas.getByText("Proof approved")).toBeVisible();
  },
};

/**
 * A chat whose next turn is had on another device: nothing tells the rail but the daemon's event socket. It shows the
 * turn at its beginning and at its end.
 */
export const LiveFeed: Story = {
  name: "Live feed",
  parameters: { scenario: liveChat, live: "websocket" },
  render: (_, { loaded }) => {
    const scenario: LiveChatScenario = loaded["scenario"];
    return <ChatPage scenario={scenario} elsewhere />;
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { api }: LiveChatScenario = loaded["scenario"];
    await canvas.findByRole("button", { name: "Timeline 2 steps" });
    await waitFor(() => expect(api.events.connected()).toBe(1), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole("button", { name: /poster/ }));
    await canvas.findByRole("button", { name: "Timeline 3 steps Working on it" }, { timeout: 5_000 });
    await canvas.findByRole("button", { name: "Timeline 3 steps" }, { timeout: 15_000 });
  },
};

/** The same while the socket is down: the rail says so and asks by itself every 15 seconds. */
export const LiveFeedDown: Story = {
  ...LiveFeed,
  name: "Live feed, down",
  parameters: {
    live: "websocket",
    scenario: () => {
      const scenario = liveChat();
      scenario.api.events.stop();
      return scenario;
    },
  },
  play: async ({ canvasElement }) => {
    const paused = "Live updates are paused; checking now and then.";
    await within(canvasElement).findByText(paused, {}, { timeout: 10_000 });
  },
};
