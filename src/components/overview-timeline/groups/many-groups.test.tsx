import { act, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { parseTimeline } from "../../../wire";
import { layOutLists, scrollToItem } from "../../long-list/test-layout";
import { step } from "../../test-entries";
import { renderTimeline } from "../../test-rig";
import { OverviewTimelineView } from "../OverviewTimelineView";
import { rows } from "../test-project";

layOutLists();

const minute = (at: number) => new Date(Date.parse("2026-11-30T03:00:00Z") + at * 60_000).toISOString();
const entries = parseTimeline({
  entries: Array.from({ length: 60 }, (_, at) =>
    step(`Request ${at}`, {
      ...{ started_at: minute(at), agent_slug: "nora", channel: "web" },
      ...{ ended_at: null, conversation_id: String(at) },
    }),
  ),
}).entries;

// By slot: to look for roles among hundreds of rows takes jsdom seconds.
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-slot="overview-group-toggle"]')];
const line = (id: number) => lines().find(({ textContent }) => textContent.startsWith(`Nora · ${id} `));
const named = (id: number) =>
  waitFor(() => {
    const found = line(id);
    if (!found) throw new Error(`No line of chat ${id} is drawn`);
    return found;
  });

it("of 60 folded chats those in sight are drawn, on paper all of them with their rows", async () => {
  renderTimeline(<OverviewTimelineView entries={entries} defaultFilter={{ groupBy: "chat" }} />);
  // The one in which something happened last comes first.
  await named(59);
  expect(lines().length).toBeLessThan(30);
  scrollToItem(30);
  expect(await named(27)).toBeVisible();
  expect(lines().length).toBeLessThan(30);

  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(lines()).toHaveLength(60);
  expect(rows()).toHaveLength(60);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(lines().length).toBeLessThan(30);
  expect(rows()).toEqual([]);
});

it("a line that has the focus stays drawn, with the next ones to go to, wherever the list is scrolled", async () => {
  renderTimeline(<OverviewTimelineView entries={entries} defaultFilter={{ groupBy: "chat" }} />);
  (await named(57)).focus();
  scrollToItem(45);
  expect(await named(57)).toHaveFocus();
  expect(await named(56)).toBeInTheDocument();
  expect(line(38)).toBeUndefined();
});
