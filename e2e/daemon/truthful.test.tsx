// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTimelineClient,
  OverviewTimeline,
  type OverviewTimelineProps,
  parseTimeline,
  TimelineProvider,
  TimelineRail,
  TimelineRailView,
} from "../../src";
import "../../src/vitest.setup";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { CHAT, DAY, fillTroubledProject, TROUBLED } from "./written/troubled-projects";

/** The reader's clock: the day after, at noon. */
const NOW = Date.parse("2026-11-30T12:00:00Z");

configure({ asyncUtilTimeout: 20_000 });

/** What the components say where the daemon's answer, taken as it is, would not be true. */
describe.skipIf(whyNoDaemon())("what is shown of a real daemon's answers", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(Object.keys(TROUBLED).length, fillTroubledProject);
  });
  afterAll(() => pair?.stop());

  function show(ui: ReactElement) {
    const { baseUrl, token } = pair.daemon;
    const client = createTimelineClient({ baseUrl, getToken: () => token });
    render(
      <TimelineProvider client={client} timeZone="UTC" now={() => NOW}>
        {ui}
      </TimelineProvider>,
    );
    return userEvent.setup();
  }

  const overview = (project: number, defaultFilter: OverviewTimelineProps["defaultFilter"]) =>
    show(<OverviewTimeline project={project} defaultFilter={defaultFilter} />);
  const theDay = { range: { kind: "custom", from: DAY, to: DAY } } as const;
  const unfinished = { unfinishedOnly: true };

  /** The daemon's own entries of a project's day, and of what it adds to it. */
  async function answered(path: string) {
    const { status, text } = await pair.askDaemon({ path });
    return { status, body: JSON.parse(text) };
  }
  const ofDay = (project: number) =>
    answered(`/api/projects/${project}/milestones?since=${DAY}T00:00:00Z&until=2026-11-30T00:00:00Z`);

  const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-slot="timeline-entry"]')];
  const rowOf = (words: string) => rows().filter(({ textContent }) => textContent.includes(words));
  const slot = (name: string) => document.querySelector<HTMLElement>(`[data-slot="${name}"]`);

  describe("in a chat", () => {
    test("milestones of another agent's chat with the same id are left out, and not counted", async () => {
      const path = `/api/projects/${TROUBLED.sameIds}/agents/otto/conversations/${CHAT}/milestones`;
      expect((await answered(path)).body.entries[0].milestones).toHaveLength(3);

      const chat = { kind: "conversation", agent: "otto", id: CHAT } as const;
      show(<TimelineRail project={TROUBLED.sameIds} chat={chat} hideWhenClean={false} defaultOpen />);
      expect(await screen.findByText("Clip recorded")).toBeVisible();
      expect(screen.getByText("Noted")).toBeVisible();
      expect(screen.queryByText("Export fixed")).toBeNull();
    });

    test("a thread before its first message, which the daemon does not find, is empty and no error", async () => {
      const thread = `/api/projects/${TROUBLED.sameIds}/super-agent/threads/web/2026-11-30/milestones`;
      expect(await answered(thread)).toEqual({ status: 404, body: { error: "thread not found" } });

      const chat = { kind: "thread", channel: "web", id: "2026-11-30" } as const;
      show(<TimelineRail project={TROUBLED.sameIds} chat={chat} hideWhenClean={false} defaultOpen />);
      expect(await screen.findByText("Nothing recorded in this chat yet.")).toBeVisible();
      expect(screen.queryByRole("alert")).toBeNull();
    });
  });

  describe("across chats", () => {
    test("what lies at the range's end or after it is left out: a step, and a milestone of its own", async () => {
      const { entries } = (await ofDay(TROUBLED.oneDay)).body;
      expect(entries.map(({ title }: { title: string }) => title)).toEqual(
        expect.arrayContaining(["At midnight.", "Days later"]),
      );

      overview(TROUBLED.oneDay, theDay);
      expect(await screen.findByText("Count the pages.")).toBeVisible();
      expect(screen.queryByText("At midnight.")).toBeNull();
      expect(screen.queryByText("Days later")).toBeNull();
    });

    test("a request in a room is unknown, and no alarm: its answer is elsewhere", async () => {
      const { entries } = (await ofDay(TROUBLED.oneDay)).body;
      const asked = { title: "Who takes the stand?", channel: "group", state: "open", answered: false };
      expect(entries).toContainEqual(expect.objectContaining(asked));

      overview(TROUBLED.oneDay, theDay);
      await screen.findByText("Who takes the stand?");
      const [row] = rowOf("Who takes the stand?");
      expect(row).toHaveAttribute("data-outcome", "unknown");
      expect(row).toHaveTextContent("Answers in a room are not visible here");
      expect(slot("overview-counts")).toHaveTextContent("1 unknown");
      expect(slot("overview-counts")).not.toHaveTextContent("open");
      // Once the other chats are listed, that is all of them.
      expect(await screen.findByRole("switch", { name: "Unfinished only, 0" })).toBeInTheDocument();
    });

    test("a run that was written down when it ended took no time that anybody knows", async () => {
      const { entries } = (await ofDay(TROUBLED.oneDay)).body;
      const moment = `${DAY}T09:00:00Z`;
      const run = { title: "Count the pages.", started_at: moment, ended_at: moment };
      expect(entries).toContainEqual(expect.objectContaining(run));

      // The overview tells no durations; a list of the same entries does.
      show(<TimelineRailView entries={parseTimeline({ entries }).entries} defaultOpen />);
      const [row] = rowOf("Count the pages.");
      expect(row).toHaveTextContent("1 tool");
      expect(row).not.toHaveTextContent(/\d (s|min)\b/);
    });

    test("a message between two agents is one row, with both names", async () => {
      const { entries } = (await ofDay(TROUBLED.oneDay)).body;
      const sides = entries.filter(({ title }: { title: string }) => title === "The plan is ready.");
      expect(sides).toHaveLength(2);

      overview(TROUBLED.oneDay, theDay);
      await screen.findByText("The plan is ready.");
      expect(rowOf("The plan is ready.")).toHaveLength(1);
      expect(rowOf("The plan is ready.")[0]).toHaveTextContent(/Nora, otto/i);
    });

    test("“nothing unfinished” names its range, and offers a wider one", async () => {
      const user = overview(TROUBLED.quiet, unfinished);
      expect(await screen.findByText("Nothing unfinished in these 7 days.")).toBeVisible();
      await user.click(screen.getByRole("button", { name: "Today" }));
      expect(await screen.findByText("Nothing recorded today.")).toBeVisible();
      expect(screen.getByRole("button", { name: "Look at 7 days" })).toBeVisible();
    });

    test("an answer that a limit cut off says so, and offers more", async () => {
      const { entries } = (await answered(`/api/projects/${TROUBLED.manySteps}/milestones?since=0`)).body;
      expect(entries).toHaveLength(200);

      const user = overview(TROUBLED.manySteps, unfinished);
      expect(await screen.findByText(/^Showing the newest 200 steps of this range\./)).toBeVisible();
      expect(slot("overview-counts")).toHaveTextContent(/^4 of the newest 200 steps/);
      await user.click(screen.getByRole("button", { name: "Show more" }));
      await waitFor(() => expect(slot("overview-cut-off")).toBeNull());
      expect(slot("overview-counts")).toHaveTextContent(/^5 steps/);
    });

    test("one that ends at the daemon's 5,000 records, below every limit, says that and offers a shorter range", async () => {
      const path = `/api/projects/${TROUBLED.manyRecords}/milestones?since=0&limit=200`;
      const { entries } = (await answered(path)).body;
      expect(entries.length).toBeLessThan(100);

      overview(TROUBLED.manyRecords, unfinished);
      const notice = await screen.findByText(/^Showing the newest \d+ steps of this range\./);
      expect(notice).toHaveTextContent(`newest ${entries.length} steps`);
      expect(notice).toHaveTextContent(
        "The daemon stops at 5,000 records, so the oldest part of this range is missing. Choose a shorter one.",
      );
      expect(within(notice).queryByRole("button")).toBeNull();
      expect(rowOf("Wait, please.")).toHaveLength(1);
    });
  });
});
