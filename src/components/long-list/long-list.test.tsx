import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { TimelineEntry } from "../../model/types";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { TimelineRailView } from "../timeline-rail/TimelineRailView";
import { layOutLists, scrollToItem } from "./test-layout";

layOutLists();

const minute = (at: number) => new Date(Date.parse("2026-11-30T03:00:00Z") + at * 60_000).toISOString();
const requests = (from: number, to: number): TimelineEntry[] =>
  parseTimeline({
    entries: Array.from({ length: to - from }, (_, at) =>
      step(`Request ${from + at}`, { started_at: minute(from + at) }),
    ),
  }).entries;

const VIEWS = [
  ["rail", (entries: TimelineEntry[]) => <TimelineRailView defaultOpen entries={entries} />],
  ["overview", (entries: TimelineEntry[]) => <OverviewTimelineView entries={entries} />],
] as const;

/** The rows that were rendered since the last look: each asks once for the name of its button. */
function watchRows() {
  let rendered = new Set<string>();
  const showDetail = (title: string) => {
    rendered.add(title);
    return `Details of ${title}`;
  };
  const look = () => {
    const titles = [...rendered];
    rendered = new Set();
    return titles;
  };
  return { messages: { showDetail }, look };
}

const rows = () => [...document.querySelectorAll('[data-slot="timeline-entry"]')];

it.each(VIEWS)("%s: of 500 steps those in sight are drawn, of 200 all", (_, view) => {
  const { rerender } = renderTimeline(view(requests(0, 500)));
  expect(rows().length).toBeLessThan(30);
  expect(rows()[0]).toHaveAttribute("aria-setsize", "500");
  scrollToItem(250);
  expect(rows().length).toBeLessThan(30);
  expect(rows()[0]).toHaveAttribute("aria-posinset", expect.stringMatching(/^24\d$/));
  rerender(view(requests(0, 200)));
  expect(rows()).toHaveLength(200);
  expect(rows()[0]).not.toHaveAttribute("aria-setsize");
});

it.each(VIEWS)("%s: in a window too, only rows that changed are rendered", (_, view) => {
  const watched = watchRows();
  const { rerender } = renderTimeline(view(requests(0, 500)), { messages: watched.messages });
  scrollToItem(250);
  const [first] = rows();
  const entries = requests(0, 500);
  rerender(view(entries));
  watched.look();

  rerender(view([...entries]));
  expect(watched.look(), "the same again").toEqual([]);

  const changed = entries.map((entry, at) => (at === 250 ? { ...entry, title: "Changed" } : entry));
  rerender(view(changed));
  expect(watched.look(), "one in sight").toEqual(["Changed"]);

  const moved = [...changed.slice(1), ...requests(500, 501)];
  rerender(view(moved));
  expect(watched.look(), "the window moved on").toEqual([]);
  expect(rows()[0]).toBe(first);

  screen.getByRole("button", { name: "Details of Changed" }).focus();
  scrollToItem(20);
  expect(screen.getByRole("button", { name: "Details of Changed" })).toHaveFocus();
});

it.each(VIEWS)(
  "%s: the row after the one that has the focus is drawn before anything scrolls",
  async (_, view) => {
    renderTimeline(view(requests(0, 500)));
    for (const steps of [1, 2, 3]) {
      const last = rows().at(-1);
      await act(async () => last?.querySelector("button")?.focus());
      expect(rows().at(-1), `${steps} steps on`).not.toBe(last);
    }
  },
);
