import { fireEvent } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { renderTimeline } from "../components/test-rig";
import { TimelineRailView } from "../components/timeline-rail/TimelineRailView";
import { messagesFor } from "../messages/messages-for";
import { reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { foldedMilestones } from "../view/milestone-groups";
import { drawsRail, railHeader } from "../view/rail-header";
import { checkDom } from "./test-dom";
import { payloadOf, readOr, recipes, SEED } from "./test-payloads";

/** How many rows have their details opened. */
const UNFOLDED = 3;

const slots = (root: Element, slot: string) => [...root.querySelectorAll(`[data-slot="${slot}"]`)];

test("500 payloads are drawn by the rail, closed and open, in both languages", { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(recipes, fc.constantFrom("en", "es"), fc.boolean(), (recipe, locale, selectable) => {
      const { entries, error } = readOr(payloadOf(recipe));
      const onStepSelect = selectable ? () => {} : undefined;
      const { container, unmount } = renderTimeline(
        <TimelineRailView entries={entries} error={error} onStepSelect={onStepSelect} />,
        { locale },
      );
      try {
        if (entries === undefined) expect(container).toHaveTextContent(messagesFor(locale).failedLoad);
        else checkRail(container, entries, locale);
      } finally {
        unmount();
      }
    }),
    { seed: SEED, numRuns: 500 },
  );
});

function checkRail(container: Element, entries: readonly TimelineEntry[], locale: string) {
  const [toggle] = slots(container, "timeline-rail-toggle");
  expect(toggle !== undefined).toBe(drawsRail(entries));
  checkDom(container);
  if (!toggle) return;
  expect(toggle).toHaveTextContent(headerText(entries, locale), { normalizeWhitespace: true });
  fireEvent.click(toggle);
  const rows = slots(container, "timeline-entry");
  expect(rows.map((row) => row.getAttribute("data-outcome"))).toEqual(entries.map(reportedState));
  expect(rows.map((row) => slots(row, "timeline-milestone").length)).toEqual(
    entries.map(({ milestones }) => foldedMilestones(milestones).shown.length),
  );
  for (const row of rows.slice(0, UNFOLDED)) {
    for (const button of row.querySelectorAll('[aria-expanded="false"]')) fireEvent.click(button);
  }
  expect(slots(container, "timeline-details")).toHaveLength(Math.min(UNFOLDED, rows.length));
  rows.slice(0, UNFOLDED).forEach((row, at) => {
    expect(slots(row, "timeline-milestone")).toHaveLength(entries[at]?.milestones.length ?? 0);
  });
  checkDom(container);
}

/** What the closed line has to say, word for word. */
function headerText(entries: readonly TimelineEntry[], locale: string): string {
  const words = messagesFor(locale);
  const { counts, unreadable } = railHeader(entries);
  return [
    words.timeline,
    words.stepCount(counts.total),
    counts.open > 0 && words.openCount(counts.open),
    counts.failed > 0 && words.failedCount(counts.failed),
    counts.unknown > 0 && words.unknownCount(counts.unknown),
    unreadable > 0 && words.unreadableMilestones(unreadable),
    counts.running > 0 && words.running,
  ]
    .filter(Boolean)
    .join(" ");
}
