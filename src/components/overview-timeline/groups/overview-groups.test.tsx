import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chatsBesideProject } from "../../../../mocks";
import type { TimelineEntry } from "../../../model/types";
import { DEFAULT_FILTER } from "../../../view/filter";
import { filterFromSearchParams } from "../../../view/search-params";
import { parseTimeline } from "../../../wire";
import { milestone, step } from "../../test-entries";
import { renderTimeline } from "../../test-rig";
import { OverviewTimeline } from "../OverviewTimeline";
import { OverviewTimelineView } from "../OverviewTimelineView";
import { rows } from "../test-project";

const at = (time: string) => `2026-11-30T${time}:00Z`;
const ofChat = (agent: string, id: string) => ({
  ...{ agent_slug: agent, agent: agent === "nora" ? "Nora" : "Otto", channel: "web", conversation_id: id },
});
const ENTRIES = parseTimeline({
  entries: [
    step("Order posters", { ...ofChat("nora", "1"), started_at: "2026-11-29T15:00:00Z", ended_at: null }),
    step("Draft", {
      ...ofChat("otto", "2"),
      started_at: at("13:00"),
      milestones: [milestone("Draft sent", { track: "Launch" }), milestone("Proof", { track: "Stand" })],
    }),
    step("Publish", {
      ...{ ...ofChat("otto", "2"), started_at: at("14:20"), ended_at: null },
      ...{ state: "open", answered: false, milestones: [milestone("Ready", { track: "Launch" })] },
    }),
    step("Check", { ...ofChat("nora", "1"), started_at: at("15:00"), ended_at: null }),
    step("Certificates", { channel: "engine", agent_slug: "otto", agent: "Otto", state: "failed" }),
  ],
}).entries;

const BY_CHAT = { groupBy: "chat" } as const;
const BY_TRACK = { groupBy: "track" } as const;
const chatHref = (entry: TimelineEntry) => `/chats/${entry.conversation_id}`;

const headings = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const toggle = (name: RegExp) => screen.findByRole("button", { name });

it("by chat: names each, says what is left of it, and unfolds it into its steps, oldest first", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />);
  const otto = await toggle(/^Otto · 2/);
  expect(headings()).toEqual([
    "Otto · 2 2 steps 1 open",
    "Run, outside of chats 1 step 1 failed",
    "Nora · 1 2 steps",
  ]);
  expect(rows()).toEqual([]);
  const line = otto.closest('[data-slot="overview-group-header"]');
  expect(line).toHaveTextContent("Web · oldest open waiting 3 h · last activity 14:01");
  expect(otto).toHaveAttribute("aria-expanded", "false");
  expect(otto).not.toHaveAttribute("aria-controls");

  await user.click(otto);
  expect(otto).toHaveAttribute("aria-expanded", "true");
  const list = screen.getByRole("list", { name: "Otto · 2" });
  expect(otto).toHaveAttribute("aria-controls", list.id);
  expect(rows().map((row) => row.querySelector('[data-slot="timeline-title"]')?.textContent)).toEqual([
    "Draft",
    "Publish",
  ]);
  await user.keyboard("{Enter}");
  expect(rows()).toEqual([]);
  expect(otto).toHaveFocus();
});

it("by chat: one link a chat; what is outside of chats keeps the links of its rows", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />, {
    chatHref,
  });
  await user.click(await toggle(/^Otto · 2/));
  await user.click(await toggle(/^Run/));
  expect(screen.getAllByRole("link").map((link) => link.textContent.replace("Open chat", ""))).toEqual([
    "Open chat “Otto · 2”",
    "Certificates",
    "Open chat “Nora · 1”",
  ]);
  expect(screen.getByRole("link", { name: "Open chat “Otto · 2”" })).toHaveAttribute("href", "/chats/2");
});

it("rows say their day where it changes, since no heading does", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />);
  await user.click(await toggle(/^Nora · 1/));
  expect(rows().map((row) => row.querySelector("time")?.textContent)).toEqual([
    "Sun 29 Nov 12:00",
    "Mon 30 Nov 12:00",
  ]);
});

it("what is unfolded stays so while chats come and change places, and so does the focus", async () => {
  const { user, rerender } = renderTimeline(
    <OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />,
  );
  await user.click(await toggle(/^Nora · 1/));
  const failing = parseTimeline({
    entries: ["a", "b", "c"].map((title) => step(title, { ...ofChat("nora", "1"), state: "failed" })),
  }).entries;
  rerender(<OverviewTimelineView entries={[...ENTRIES, ...failing]} defaultFilter={BY_CHAT} />);
  expect(headings()[0]).toBe("Nora · 1 5 steps 3 failed");
  expect(rows()).toHaveLength(5);
  expect(await toggle(/^Nora · 1/)).toHaveFocus();
});

it("a chat that stands alone is unfolded, and does not fold when another one comes", async () => {
  const one = ENTRIES.filter(({ conversation_id }) => conversation_id === "1");
  const { user, rerender } = renderTimeline(<OverviewTimelineView entries={one} defaultFilter={BY_CHAT} />);
  const nora = await toggle(/^Nora · 1/);
  expect(rows()).toHaveLength(2);
  rerender(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />);
  expect(rows()).toHaveLength(2);
  await user.click(nora);
  rerender(<OverviewTimelineView entries={one} defaultFilter={BY_CHAT} />);
  expect(rows()).toEqual([]);
});

it("what a search found is in sight in every chat, and after it each is as it was", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />);
  await user.click(await toggle(/^Run/));
  await user.type(screen.getByRole("searchbox"), "er");
  await waitFor(() =>
    expect(headings()).toEqual(["Run, outside of chats 1 step 1 failed", "Nora · 1 1 step"]),
  );
  expect(rows()).toHaveLength(2);
  await user.click(await toggle(/^Nora · 1/));
  await user.type(screen.getByRole("searchbox"), " ");
  expect(rows()).toHaveLength(1);
  await user.clear(screen.getByRole("searchbox"));
  await waitFor(() => expect(headings()).toHaveLength(3));
  expect(rows()).toHaveLength(1);
  expect(await toggle(/^Run/)).toHaveAttribute("aria-expanded", "true");
  await user.type(screen.getByRole("searchbox"), "order");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent("Order posters");
});

it("by track: a lane a piece of work, an entry of two in both, the header counting it once", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_TRACK} />);
  await toggle(/^Launch/);
  expect(headings()).toEqual(["Launch 2 steps 1 open", "Stand 1 step", "No track 3 steps 1 failed"]);
  expect(document.querySelector('[data-slot="overview-counts"]')).toHaveTextContent("5 steps");
  expect((await toggle(/^Launch/)).closest("div")).toHaveTextContent("Web · Otto · in 1 chat · oldest open");
  for (const name of [/^Launch/, /^Stand/]) await user.click(await toggle(name));
  expect(rows().filter(({ textContent }) => textContent.includes("Draft"))).toHaveLength(2);
});

it("the choice offers tracks only where there are any, and is part of the filter", async () => {
  const heard: string[] = [];
  const bar = () => within(screen.getByRole("group", { name: "Grouping" }));
  const untracked = ENTRIES.map((entry) => ({ ...entry, milestones: [] }));
  const { user, rerender } = renderTimeline(
    <OverviewTimelineView entries={untracked} onFilterChange={({ groupBy }) => heard.push(groupBy)} />,
  );
  expect(
    bar()
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["By day", "By chat"]);
  rerender(<OverviewTimelineView entries={ENTRIES} onFilterChange={({ groupBy }) => heard.push(groupBy)} />);
  await user.click(bar().getByRole("button", { name: "By track" }));
  expect(bar().getByRole("button", { name: "By track", pressed: true })).toHaveFocus();
  await toggle(/^Launch/);
  rerender(
    <OverviewTimelineView entries={untracked} onFilterChange={({ groupBy }) => heard.push(groupBy)} />,
  );
  await user.click(bar().getByRole("button", { name: "By track" }));
  await user.click(bar().getByRole("button", { name: "By day" }));
  expect(heard).toEqual(["track", "track", "day"]);
  expect(headings()).toEqual(["Today Monday 30 November", "Yesterday Sunday 29 November"]);
  expect(screen.queryByRole("button", { name: "By track" })).toBeNull();
});

it("an address that names a track draws that lane alone", async () => {
  const filter = filterFromSearchParams("?by=track&track=Stand");
  renderTimeline(<OverviewTimelineView entries={ENTRIES} filter={filter} />);
  await toggle(/^Stand/);
  expect(headings()).toEqual(["Stand 1 step"]);
});

it("chats are called what the daemon's listings call them, also in Spanish", async () => {
  const { user } = renderTimeline(<OverviewTimeline project="1" defaultFilter={BY_CHAT} />, {
    scenario: chatsBesideProject(),
    locale: "es",
  });
  // By its words first: jsdom takes long to look for roles.
  await screen.findByText("Reel for Thursday");
  const reel = await toggle(/^Reel for Thursday 3 pasos 1 abierto 1 falló/);
  expect(reel.closest('[data-slot="overview-group-header"]')).toHaveTextContent(
    /Web · Nora · el abierto más viejo, hace 5 h · última actividad 08:40/,
  );
  await user.click(reel);
  expect(await screen.findByText("Render the draft")).toBeVisible();
});

it("the focus of a chat that goes stays with its neighbour", async () => {
  const asking = (text: string) => ({ ...DEFAULT_FILTER, ...BY_CHAT, text });
  const { rerender } = renderTimeline(<OverviewTimelineView entries={ENTRIES} filter={asking("")} />);
  (await toggle(/^Run/)).focus();
  rerender(<OverviewTimelineView entries={ENTRIES} filter={asking("Publish")} />);
  await waitFor(() => expect(headings()).toEqual(["Otto · 2 1 step 1 open"]));
  expect(await toggle(/^Otto/)).toHaveFocus();
});

it("the next unfinished step is led to where it is folded away, from the line that has the focus", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />);
  const run = await toggle(/^Run/);
  const next = await screen.findByRole("button", { name: /^Next unfinished/ });
  await user.click(next);
  await waitFor(() =>
    expect(rows().find((row) => row.contains(document.activeElement))).toHaveTextContent("Publish"),
  );
  expect(run).toHaveAttribute("aria-expanded", "false");
  // What listens to keys is there when the browser has nothing else to do.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  run.focus();
  await user.keyboard("j");
  await waitFor(() => expect(run).toHaveAttribute("aria-expanded", "true"));
  expect(rows().find((row) => row.contains(document.activeElement))).toHaveTextContent("Certificates");
  await user.keyboard("k");
  expect(rows().find((row) => row.contains(document.activeElement))).toHaveTextContent("Publish");
});

it("on paper every chat is unfolded, whatever is folded on the screen", async () => {
  renderTimeline(<OverviewTimelineView entries={ENTRIES} defaultFilter={BY_CHAT} />);
  await toggle(/^Otto/);
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(rows()).toHaveLength(5);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(rows()).toEqual([]);
});
