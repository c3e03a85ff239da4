import { readPage } from "../checks/read-page";
import type { EventPage, RunTurn } from "../checks/turn-event";
import { isRecord } from "./leaves";
import { TimelinePayloadError } from "./timeline-payload-error";

/**
 * Reads how a turn of a run stands. Fields that this version does not know are kept, and so is a status.
 *
 * @throws {TimelinePayloadError} where there is no status.
 */
export function parseTurn(json: unknown): RunTurn {
  const status = isRecord(json) ? json["status"] : undefined;
  if (!isRecord(json) || typeof status !== "string")
    throw new TimelinePayloadError(json, "a turn with a status");
  return { ...json, status };
}

/**
 * Reads one page of a turn's events. Event types, fields and values that this version does not know are kept; a history
 * status that it does not know, or a page of which a part cannot be read, is `unavailable`. Reading what was read changes
 * nothing.
 *
 * @throws {TimelinePayloadError} where there is no list of events.
 */
export function parseEventPage(json: unknown): EventPage {
  if (isRecord(json) && Array.isArray(json["data"])) return readPage(json);
  throw new TimelinePayloadError(json, "a page of events");
}
