import { QueryClient } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { busyProject, homeChat, longBuildChat, reportRun } from "../../mocks";
import { evaluateMilestones } from "../checks";
import { createTimelineClient, timelineQueries } from "../index";
import { parseTimeline } from "../wire";
import { MilestoneChecksView } from "./milestone-checks/MilestoneChecksView";
import { OverviewTimeline } from "./overview-timeline/OverviewTimeline";
import { OverviewTimelineView } from "./overview-timeline/OverviewTimelineView";
import { TimelineProvider } from "./provider/TimelineProvider";
import { TimelineRail } from "./timeline-rail/TimelineRail";
import { TimelineRailView } from "./timeline-rail/TimelineRailView";

const { api, project, chat, clock } = longBuildChat();
const answer = parseTimeline(api.chatTimeline(project, chat));
const busy = busyProject();
const overview = parseTimeline(busy.api.projectTimeline(busy.project));
const home = homeChat();
for (const step of home.steps) step.run();
const threads = parseTimeline(home.api.chatTimeline(home.project, home.chat));
const { api: runs, run, turn, checks } = reportRun();
const report = evaluateMilestones({
  ...{ name: "write-report", turn: runs.turn(run, turn), checks },
  pages: [runs.events(run, turn, null)],
});
const client = createTimelineClient({ fetch: () => new Promise(() => {}) });

/** As a host that loads on the server hands it over: the answer is there before the first render. */
function cacheWithAnswers() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(timelineQueries(client).chat(project, chat).queryKey, answer);
  return queryClient;
}

const PARTS: Record<string, { ui: ReactNode; says: string }> = {
  TimelineRailView: { ui: <TimelineRailView entries={answer.entries} defaultOpen />, says: "1 open" },
  OverviewTimelineView: { ui: <OverviewTimelineView entries={overview.entries.slice(-25)} />, says: "steps" },
  TimelineRail: { ui: <TimelineRail project={project} chat={chat} defaultOpen />, says: "1 open" },
  "TimelineRailView of threads": {
    ui: <TimelineRailView entries={threads.entries} defaultOpen />,
    says: "steps",
  },
  "OverviewTimelineView by chat": {
    ui: <OverviewTimelineView entries={overview.entries} defaultFilter={{ groupBy: "chat" }} />,
    says: "steps",
  },
  "OverviewTimelineView at a glance": {
    ui: <OverviewTimelineView entries={overview.entries} glance={5} />,
    says: "steps",
  },
  MilestoneChecksView: { ui: <MilestoneChecksView report={report} />, says: "reached" },
  OverviewTimeline: { ui: <OverviewTimeline project={busy.project} />, says: "Loading" },
};

let hydrated: Root | undefined;

afterEach(() => {
  act(() => hydrated?.unmount());
  hydrated = undefined;
  document.body.innerHTML = "";
  vi.unstubAllEnvs();
});

/** Where a machine is, and what its clock says. Node reads `TZ` anew each time. */
function onMachine(zone: string, now: number) {
  vi.stubEnv("TZ", zone);
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  return { queryClient: cacheWithAnswers(), now: () => now };
}

const READERS: { zone: string; locale: string; timeZone?: string }[] = [
  { zone: "Pacific/Auckland", locale: "es" },
  { zone: "America/Los_Angeles", locale: "en", timeZone: "Europe/Madrid" },
  { zone: "Asia/Tokyo", locale: "ar", timeZone: "Nowhere/AtAll" },
];

for (const [name, { ui, says }] of Object.entries(PARTS)) {
  for (const { zone, ...given } of READERS) {
    it(`${name} of a server in UTC is taken over in ${zone}, asked for ${JSON.stringify(given)}`, async () => {
      const html = renderToString(
        <TimelineProvider client={client} {...given} {...onMachine("UTC", clock.now())}>
          {ui}
        </TimelineProvider>,
      );
      if (given.locale === "en") expect(html).toContain(says);

      const later = onMachine(zone, clock.now() + 26 * 3_600_000);
      const complaints = vi.spyOn(console, "error");
      const recovered: unknown[] = [];
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = html;
      const taken = container.firstElementChild;
      const page = (
        <TimelineProvider client={client} {...given} {...later}>
          {ui}
        </TimelineProvider>
      );
      await act(async () => {
        hydrated = hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) });
      });
      expect(recovered).toEqual([]);
      expect(complaints.mock.calls).toEqual([]);
      expect(container.firstElementChild).toBe(taken);

      // What waited for the reader's machine is there now, as if there had been no server.
      const { container: fresh } = render(page);
      expect(wordsOf(container)).toEqual(wordsOf(fresh));
    });
  }
}

it("says which zone a server's times are in where nobody named the reader's", () => {
  const view = PARTS["TimelineRailView"]?.ui;
  const on = onMachine("Pacific/Auckland", clock.now());
  const html = renderToString(
    <TimelineProvider client={client} {...on}>
      {view}
    </TimelineProvider>,
  );
  expect(html).toMatch(/>\d\d:\d\d UTC<\/time>/);
  const named = renderToString(
    <TimelineProvider client={client} timeZone="UTC" {...on}>
      {view}
    </TimelineProvider>,
  );
  expect(named).toMatch(/>\d\d:\d\d<\/time>/);
});

/** All that somebody reads, times in full. How attributes are ordered is the server's own affair. */
function wordsOf(page: Element): string[] {
  const titles = [...page.querySelectorAll("[title]")].map((element) => element.getAttribute("title") ?? "");
  return [...(page.textContent ?? "").split("\n"), ...titles];
}
