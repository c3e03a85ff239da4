import { replaceEqualDeep } from "@tanstack/react-query";
import type { EventPage, RunTurn } from "../../checks/turn-event";
import { isOver } from "../../checks/turn-status";
import type { EventsCut } from "./read-events";

/** What is known of a turn: how it stands, and what happened on its way. The second may be missing without the first. */
export interface RunEvidence {
  turn: RunTurn;
  /** Its events; empty where none could be read. They were asked for after the turn, so that none of an ended one is missing. */
  pages: EventPage[];
  /** Why they were not read to their end; null where they were. */
  cut: EventsCut | null;
  /** Why they could not be read; null where they were. Pages beside it are of an earlier reading. */
  eventsError: unknown;
}

/**
 * What a new reading leaves as it was keeps its identity. Where it could not read the events, those of the reading before
 * stay; unless the turn was over then already they are not the last word, and leave open what they do not show.
 */
export function shareEvidence(before: unknown, after: unknown): unknown {
  if (!isEvidence(before) || !isEvidence(after)) return after;
  if (after.eventsError === null || before.pages.length === 0) return replaceEqualDeep(before, after);
  const pages = isOver(before.turn.status) ? before.pages : unsettled(before.pages);
  return replaceEqualDeep(before, { ...after, pages, cut: before.cut });
}

function unsettled(pages: readonly EventPage[]): EventPage[] {
  return pages.map((page, at) =>
    at < pages.length - 1 ? page : { ...page, history: { ...page.history, status: "unavailable" } },
  );
}

function isEvidence(data: unknown): data is RunEvidence {
  return typeof data === "object" && data !== null && "pages" in data;
}
