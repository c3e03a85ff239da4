import type { EventPage, HistoryStatus, TurnEvent } from "./turn-event";

const STATUSES: readonly HistoryStatus[] = ["complete", "partial", "expired", "empty", "unavailable"];

/** A page as far as it can be trusted. */
export interface ReadPage extends EventPage {
  history: { status: HistoryStatus };
  next_cursor: string | null;
}

/**
 * Reads a page out of JSON, tolerantly: a status that is not known is `unavailable`. So is one of a page that holds
 * something that is no event, or a cursor that leads nowhere, since nobody can tell what that would have shown. Reading
 * what was read changes nothing.
 *
 * @throws {TypeError} where there is no list of events.
 */
export function readPage(json: unknown): ReadPage {
  const page = isRecord(json) ? json : {};
  const { data, history, next_cursor: cursor } = page;
  if (!Array.isArray(data)) {
    throw new TypeError(`A page of events needs a list \`data\`; it has ${kindOf(data)} there.`);
  }
  const events = data.filter(isRecord);
  const isWhole = events.length === data.length && isCursor(cursor);
  return {
    ...page,
    data: events.map(readEvent),
    history: { status: isWhole ? readStatus(history) : "unavailable" },
    next_cursor: isCursor(cursor) && cursor !== "" ? (cursor ?? null) : null,
  };
}

/** A value in words, for messages. */
export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "a list";
  return `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCursor(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || typeof value === "string";
}

function readStatus(history: unknown): HistoryStatus {
  const given = isRecord(history) ? history["status"] : undefined;
  return STATUSES.find((status) => status === given) ?? "unavailable";
}

function readEvent(event: Record<string, unknown>): TurnEvent {
  return { ...event, source: text(event["source"]), type: text(event["type"]) };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
