import type { Meta, StoryObj } from "@storybook/react-vite";
import { type CSSProperties, type ReactNode, useState } from "react";
import { hugeChat } from "../../../mocks";
import type { TimelineEntry } from "../../model";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";

const meta = { title: "Long lists" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { api, project, chat } = hugeChat(5_000);
const huge = () => parseTimeline(api.chatTimeline(project, chat)).entries;

interface HostProps {
  style: CSSProperties;
  children(entries: readonly TimelineEntry[]): ReactNode;
}

/** What happens to a list while somebody reads it, as buttons. */
function Host({ style, children }: HostProps) {
  const [entries, setEntries] = useState(huge);
  const change = (at: number) =>
    setEntries(entries.map((entry, position) => (position === at ? { ...entry, title: "Changed" } : entry)));
  const added = (title: string): TimelineEntry[] =>
    entries.slice(-1).map((last) => ({ ...last, title, started_at: "2026-11-30T17:10:00Z" }));
  return (
    <>
      <p style={{ display: "flex", gap: 8, margin: "0 0 8px" }}>
        <button type="button" onClick={() => setEntries(entries.slice(-200))}>
          Only 200
        </button>
        <button type="button" onClick={() => change(2_500)}>
          Change one
        </button>
        <button type="button" onClick={() => setEntries([...entries.slice(1), ...added("Moved on")])}>
          Move on by one
        </button>
        <button type="button" onClick={() => setEntries([...entries, ...added("One more")])}>
          Add one
        </button>
      </p>
      <div data-testid="host" style={style}>
        {children(entries)}
      </div>
    </>
  );
}

const COLUMN: CSSProperties = { height: 560, display: "flex", flexDirection: "column" };
const SCROLLER: CSSProperties = { height: 560, overflowY: "auto" };

/** Five thousand steps, scrolling inside the rail. */
export const HugeRail: Story = {
  render: () => (
    <Host style={COLUMN}>{(entries) => <TimelineRailView fill defaultOpen entries={entries} />}</Host>
  ),
};

/** The same in a column of the host that scrolls. */
export const HugeRailInAColumn: Story = {
  render: () => (
    <Host style={SCROLLER}>{(entries) => <TimelineRailView defaultOpen entries={entries} />}</Host>
  ),
};

/** Five thousand steps of a week, scrolling under the days. */
export const HugeOverview: Story = {
  render: () => <Host style={COLUMN}>{(entries) => <OverviewTimelineView fill entries={entries} />}</Host>,
};

/** The same in a column of the host that scrolls. */
export const HugeOverviewInAColumn: Story = {
  render: () => <Host style={SCROLLER}>{(entries) => <OverviewTimelineView entries={entries} />}</Host>,
};
