import { fireEvent } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { renderTimeline } from "../components/test-rig";
import { TimelineRailView } from "../components/timeline-rail/TimelineRailView";
import { messagesFor } from "../messages/messages-for";
import { reportedState } from "../model/reported";
import type { TimelineEntry } from "../model/types";
import { foldedMilestones } from "../view/milestone-groups";
import { drawsRail } from "../view/rail-header";
import { checkDom } from "./test-dom";
import { headerText, readOr, slots, unfold } from "./test-drawn";
import { payloadOf, recipes, SEED } from "./test-payloads";

test("500 payloads are drawn by the rail, closed and open, in both languages", { timeout: 300_000 }, () => {
  return fc.assert(
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
    { seed: SEED, numRuns: 500, endOnFailure: true },
  );
});

function checkRail(container: Element, entries: readonly TimelineEntry[], locale: string) {
  const [toggle] = slots(container, "timeline-rail-toggle");
  expect(toggle !== undefined).toBe(drawsRail(entries));
  checkDom(container);
  if (!toggle) return;
  expect(toggle).toHaveTextContent(`${messagesFor(locale).timeline} ${headerText(entries, locale)}`);
  fireEvent.click(toggle);
  const rows = slots(container, "timeline-entry");
  expect(rows.map((row) => row.getAttribute("data-outcome"))).toEqual(entries.map(reportedState));
  expect(rows.map((row) => slots(row, "timeline-milestone").length)).toEqual(
    entries.map(({ milestones }) => foldedMilestones(milestones).shown.length),
  );
  unfold(rows, entries);
  checkDom(container);
}
