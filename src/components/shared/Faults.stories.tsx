import type { Meta, StoryObj } from "@storybook/react-vite";
import { openChat } from "../../../mocks";
import { useTimelineClient } from "../../query/timeline-client-context";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { TimelineProvider } from "../provider/TimelineProvider";
import { ErrorBoundary } from "./ErrorBoundary";
import { RowBoundary } from "./RowBoundary";

const fail = (): never => {
  throw new Error("a fault");
};

const NOW = Date.parse("2026-11-30T17:20:00Z");

const [entry] = parseTimeline({ entries: [{}] }).entries;

const meta = {
  title: "Parts/Faults",
  // React writes what a boundary catches to the console, where it would fail the story.
  beforeEach: () => {
    const write = console.error;
    console.error = () => undefined;
    return () => {
      console.error = write;
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

function Broken() {
  return fail();
}

/** A fault of ours in place of a component: a quiet line, and a retry. */
export const OfAComponent: Story = {
  render: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
};

/** A fault of ours in one row: the others are there. */
export const OfARow: Story = {
  render: () => (
    <ol className="tl-root" style={{ listStyle: "none" }}>
      {entry && (
        <RowBoundary entry={entry}>
          <Broken />
        </RowBoundary>
      )}
    </ol>
  ),
};

function FaultyHost() {
  const client = useTimelineClient();
  const { api, project, chat } = openChat();
  const { entries } = api.chatTimeline(project, chat);
  return (
    <TimelineProvider
      client={client}
      now={() => NOW}
      timeZone="America/Argentina/Buenos_Aires"
      messages={{ stepCount: fail, waiting: fail }}
      chatHref={() => "/chat"}
      linkComponent={fail}
      onError={() => undefined}
    >
      <OverviewTimelineView entries={entries} onFilterChange={fail} />
    </TimelineProvider>
  );
}

/** Each function that the host gave fails: our own words, links and clock stand in. */
export const OfTheHost: Story = { render: () => <FaultyHost /> };
