import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { TimelineEntry } from "../model/types";
import { createTimelineClient } from "../query/timeline-client";
import { OverviewTimelineView } from "./overview-timeline/OverviewTimelineView";
import { TimelineProvider } from "./provider/TimelineProvider";
import { step } from "./test-entries";
import { TimelineRailView } from "./timeline-rail/TimelineRailView";

// Hosts that fetch by themselves hand over what they have just parsed: new objects each time.

const client = createTimelineClient();
const now = () => Date.parse("2026-11-30T17:20:00Z");

/** Requests `first` to `last`, of which one may have failed, as new objects. */
function fresh(first: number, last: number, failed?: number): TimelineEntry[] {
  const rows = Array.from({ length: last - first + 1 }, (_, at) => {
    const number = first + at;
    const started_at = new Date(Date.parse("2026-11-30T12:00:00Z") + number * 60_000).toISOString();
    return step(`Request ${number}`, { started_at, ...(number === failed ? { state: "failed" } : {}) });
  });
  return JSON.parse(JSON.stringify(rows));
}

const VIEWS = [
  ["rail", (entries: TimelineEntry[]) => <TimelineRailView entries={entries} defaultOpen />],
  ["overview", (entries: TimelineEntry[]) => <OverviewTimelineView entries={entries} />],
] as const;

it.each(VIEWS)("%s: of new objects that say the same, no row is drawn again", (_, view) => {
  const drawn = new Set<string>();
  const messages = {
    showDetail(title: string) {
      drawn.add(title);
      return `Details of ${title}`;
    },
  };
  const inHost = (entries: TimelineEntry[]) => (
    <TimelineProvider client={client} messages={messages} now={now} timeZone="UTC">
      {view(entries)}
    </TimelineProvider>
  );
  const { rerender } = render(inHost(fresh(1, 10)));
  const drawnFor = (entries: TimelineEntry[]) => {
    drawn.clear();
    rerender(inHost(entries));
    return [...drawn];
  };
  expect(drawn.size).toBe(10);
  expect(drawnFor(fresh(1, 10))).toEqual([]);
  expect(drawnFor(fresh(1, 10, 5))).toEqual(["Request 5"]);
  expect(drawnFor(fresh(2, 11, 5))).toEqual(["Request 11"]);
});

it("names the step that was chosen by the host's own, newest object", async () => {
  const onStepSelect = vi.fn<(entry: TimelineEntry) => void>();
  const rail = (entries: TimelineEntry[]) => (
    <TimelineRailView entries={entries} defaultOpen onStepSelect={onStepSelect} />
  );
  const { rerender } = render(rail(fresh(1, 3)));
  const entries = fresh(2, 4);
  rerender(rail(entries));
  await userEvent.click(screen.getByRole("button", { name: "Request 3" }));
  expect(onStepSelect.mock.lastCall?.[0]).toBe(entries[1]);
});
