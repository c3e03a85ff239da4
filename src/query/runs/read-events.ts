import type { EventPage } from "../../checks/turn-event";
import { parseEventPage } from "../../wire/runs";
import { isRecoverable } from "../timeline-api-error";
import type { RunSource } from "./run-source";

/** The most pages of events that are read of one turn. */
export const MOST_PAGES = 50;

/**
 * Why events were not read to their end.
 *
 * - `circle`: a page led back to one that was read.
 * - `too-many`: there are more than {@link MOST_PAGES} pages.
 * - `refused`: a later page was refused, as when what its cursor stood for has expired.
 */
export type EventsCut = "circle" | "too-many" | "refused";

/** The events of a turn, page by page. Where they were cut, the last page still leads on. */
export interface ReadEvents {
  pages: EventPage[];
  /** Null where they were read to their end. */
  cut: EventsCut | null;
}

/**
 * Reads the events of a turn from the first page to the last. What was read before a page is refused for good is kept, for
 * it proves what it shows; a failure that may pass is thrown, so that all are asked for again.
 */
export async function readEvents(
  source: RunSource,
  run: string,
  turn: string,
  signal: AbortSignal,
): Promise<ReadEvents> {
  const pages: EventPage[] = [];
  const followed = new Set<string>();
  let cursor: string | null = null;
  while (pages.length < MOST_PAGES) {
    try {
      pages.push(parseEventPage(await source.events(run, turn, cursor, { signal })));
    } catch (error) {
      signal.throwIfAborted();
      if (pages.length === 0 || isRecoverable(error)) throw error;
      return { pages, cut: "refused" };
    }
    // Whoever fetches for the host may not have listened.
    signal.throwIfAborted();
    cursor = pages.at(-1)?.next_cursor ?? null;
    if (cursor === null) return { pages, cut: null };
    if (followed.has(cursor)) return { pages, cut: "circle" };
    followed.add(cursor);
  }
  return { pages, cut: "too-many" };
}
