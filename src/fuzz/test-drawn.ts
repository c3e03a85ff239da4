import { fireEvent } from "@testing-library/react";
import { expect } from "vitest";
import { messagesFor } from "../messages/messages-for";
import type { TimelineEntry } from "../model/types";
import { railHeader } from "../view/rail-header";
import { parseTimeline } from "../wire/parse-timeline";

/** How many rows have all that they hold unfolded. */
const UNFOLDED = 3;

/** What a view is given for an answer: its entries, or why there are none. */
export function readOr(payload: unknown): { entries?: TimelineEntry[]; error?: unknown } {
  try {
    return { entries: parseTimeline(payload).entries };
  } catch (error) {
    return { error };
  }
}

/** The parts of a slot, in their order. */
export function slots(root: Element, slot: string): Element[] {
  return [...root.querySelectorAll(`[data-slot="${slot}"]`)];
}

/** What a header has to say of these entries, word for word. */
export function headerText(entries: readonly TimelineEntry[], locale: string): string {
  const words = messagesFor(locale);
  const { counts, unreadable, queued } = railHeader(entries);
  return [
    words.stepCount(counts.total),
    counts.open > 0 && words.openCount(counts.open),
    counts.failed > 0 && words.failedCount(counts.failed),
    counts.unknown > 0 && words.unknownCount(counts.unknown),
    unreadable > 0 && words.unreadableMilestones(unreadable),
    counts.canceled > 0 && words.canceledCount(counts.canceled),
    counts.running > 0 && (queued ? words.queued : words.running),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Opens everything in the first rows and holds that all their milestones are there. */
export function unfold(rows: readonly Element[], entries: readonly TimelineEntry[]): void {
  rows.slice(0, UNFOLDED).forEach((row, at) => {
    for (let more = closedIn(row); more.length > 0; more = closedIn(row)) {
      for (const button of more) fireEvent.click(button);
    }
    expect(slots(row, "timeline-details")).toHaveLength(1);
    expect(slots(row, "timeline-milestone")).toHaveLength(entries[at]?.milestones.length ?? 0);
  });
}

function closedIn(row: Element): Element[] {
  return [...row.querySelectorAll('[aria-expanded="false"]')];
}
