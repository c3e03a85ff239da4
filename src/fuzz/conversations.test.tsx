import { screen } from "@testing-library/react";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { homeChat } from "../../mocks";
import { OverviewTimelineView } from "../components/overview-timeline/OverviewTimelineView";
import { renderTimeline } from "../components/test-rig";
import { TimelineRailView } from "../components/timeline-rail/TimelineRailView";
import { reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { correctProjectEntries } from "../view/project-corrections";
import { drawsRail } from "../view/rail-header";
import { checkDom } from "./test-dom";
import { headerText, readOr, slots } from "./test-drawn";
import { EDITS, edited } from "./test-edits";
import { SEED } from "./test-payloads";

const { api, project, chat, steps } = homeChat();
for (const step of steps) step.run();

/** What a daemon of a later version tells: threads and turns in every state, and jobs. */
const TOLD = {
  entries: api.chatTimeline(project, chat).entries,
  jobs: ["working", "completed", "failed", "canceled"].map((state, nth) => ({
    ...{ id: `job_${nth}`, kind: nth % 2 === 0 ? "terminal" : "agent", state, title: `Job ${nth}` },
    ...{ exit_code: nth, started_at: "2026-11-30T17:00:00Z", ended_at: null },
  })),
};

const edits = fc.array(fc.record({ at: fc.nat(), how: fc.constantFrom(...Object.keys(EDITS)) }), {
  ...{ minLength: 1, maxLength: 8 },
});

// What draws them is there from then on, so that what follows is drawn whole at once.
beforeAll(async () => {
  const { entries } = readOr(TOLD);
  const { unmount } = renderTimeline(
    <>
      <TimelineRailView entries={entries} jobs={TOLD.jobs} defaultOpen />
      <OverviewTimelineView entries={entries} defaultFilter={{ groupBy: "chat" }} />
    </>,
  );
  await screen.findByText("Job 3");
  await screen.findByRole("button", { name: /^Home/ });
  unmount();
});

test("40 payloads with threads, turns and jobs are drawn by the rail and by the overview, by day and by chat", {
  timeout: 60_000,
}, () => {
  return fc.assert(
    fc.property(edits, fc.constantFrom("en", "es"), (done, locale) => {
      const payload = edited(TOLD, done);
      const { entries, error } = readOr(payload);
      if (entries === undefined) return;
      const { container, unmount } = renderTimeline(
        <>
          <TimelineRailView entries={entries} error={error} jobs={Object(payload).jobs} defaultOpen />
          <OverviewTimelineView entries={entries} defaultFilter={{ groupBy: "chat" }} />
          <OverviewTimelineView entries={entries} />
        </>,
        { locale },
      );
      try {
        check(container, entries, locale);
      } finally {
        unmount();
      }
    }),
    { seed: SEED, numRuns: 40, endOnFailure: true },
  );
});

function check(container: Element, entries: readonly TimelineEntry[], locale: string) {
  checkDom(container);
  const [rail] = slots(container, "timeline-rail-counts");
  if (drawsRail(entries)) expect(rail).toHaveTextContent(headerText(entries, locale));
  const shown = correctProjectEntries(entries);
  const headers = slots(container, "overview-counts");
  expect(headers).toHaveLength(2);
  for (const header of headers) expect(header).toHaveTextContent(headerText(shown, locale));
  const [, byDay] = slots(container, "overview-timeline");
  const outcomes = slots(byDay ?? container, "timeline-entry").map((row) => row.getAttribute("data-outcome"));
  expect(outcomes.toSorted()).toEqual(shown.map(reportedState).toSorted());
}
