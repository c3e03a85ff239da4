import { fireEvent } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { OverviewTimelineView } from "../components/overview-timeline/OverviewTimelineView";
import { renderTimeline } from "../components/test-rig";
import { messagesFor } from "../messages/messages-for";
import { countOutcomes, reportedState } from "../model/reported";
import type { Milestone, TimelineEntry } from "../model/types";
import { groupByDay } from "../view/day-groups";
import { foldedMilestones } from "../view/milestone-groups";
import { correctProjectEntries } from "../view/project-corrections";
import { safeHref } from "../view/safe-href";
import { checkDom } from "./test-dom";
import { headerText, readOr, slots, unfold } from "./test-drawn";
import { payloadOf, recipes, SEED } from "./test-payloads";

const ZONE = "America/Argentina/Buenos_Aires";

test("500 payloads are drawn by the overview, in both languages", { timeout: 300_000 }, () => {
  return fc.assert(
    fc.property(recipes, fc.constantFrom("en", "es"), (recipe, locale) => {
      const { entries, error } = readOr(payloadOf(recipe));
      const { container, unmount } = renderTimeline(
        <OverviewTimelineView entries={entries} error={error} onCloseMilestone={async () => {}} />,
        { locale, timeZone: ZONE, chatHref: ({ title }) => title },
      );
      try {
        if (entries === undefined) expect(container).toHaveTextContent(messagesFor(locale).failedLoad);
        else checkOverview(container, correctProjectEntries(entries), locale);
      } finally {
        unmount();
      }
    }),
    { seed: SEED, numRuns: 500, endOnFailure: true },
  );
});

function checkOverview(container: Element, entries: readonly TimelineEntry[], locale: string) {
  const [header] = slots(container, "overview-counts");
  expect(header).toHaveTextContent(headerText(entries, locale));
  const drawn = groupByDay(entries, ZONE).flatMap(({ rows }) => rows.map(({ entry }) => entry));
  const rows = slots(container, "timeline-entry");
  expect(rows.map((row) => row.getAttribute("data-outcome"))).toEqual(drawn.map(reportedState));
  expect(rows.map((row) => slots(row, "timeline-milestone").length)).toEqual(
    drawn.map(({ milestones }) => foldedMilestones(milestones.filter(needsSomebody)).shown.length),
  );
  expect(rows.filter((row) => row.querySelector("a")).length).toBe(
    drawn.filter(({ title }) => safeHref(title) !== null).length,
  );
  checkDom(container);
  unfold(rows, drawn);
  checkDom(container);
  const unfinished = container.querySelector('[data-slot="overview-unfinished"]');
  if (unfinished) fireEvent.click(unfinished);
  const { open, failed } = countOutcomes(entries);
  expect(slots(container, "timeline-entry")).toHaveLength(open + failed);
}

function needsSomebody({ state }: Milestone): boolean {
  return state === "open" || state === "failed";
}
