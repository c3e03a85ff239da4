import { isCount, isRecord, record, text, textOrNull } from "./leaves";
import { TimelinePayloadError } from "./timeline-payload-error";

/** A chat as the daemon lists it: a conversation of an agent, or a thread of a channel. */
export interface ChatRow {
  /** "" where it cannot be read: there is such a chat, but no way to it. */
  id: string;
  channel: string | null;
  title: string | null;
  /** How many messages it holds; null where that cannot be read. */
  messages: number | null;
  started_at: string | null;
  /** When its last message came. */
  last_at: string | null;
  /** Whether a turn is being answered in it. */
  live: boolean;
  /** The whole row as text: another one says that the chat changed. */
  version: string;
}

/**
 * The slugs of a project's agents, in the daemon's order; "" for a row that cannot be read.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseAgents(json: unknown): string[] {
  return listed(json, "a list of agents").map((row) => text(record(row)["slug"]));
}

/**
 * The conversations of one agent, in the daemon's order. None is left out: what cannot be read of one is empty.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseConversations(json: unknown): ChatRow[] {
  return listed(json, "a list of conversations").map((row) => readChat(row, "last_turn_at"));
}

/**
 * The threads of a project's channels, in the daemon's order. None is left out: what cannot be read of one is empty.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseThreads(json: unknown): ChatRow[] {
  return listed(json, "a list of threads").map((row) => readChat(row, "last_ts"));
}

function listed(json: unknown, expected: string): unknown[] {
  if (!Array.isArray(json)) throw new TimelinePayloadError(json, expected);
  return json;
}

function readChat(row: unknown, lastAt: string): ChatRow {
  const given = record(row);
  const messages = given["messages"];
  return {
    id: text(given["id"]),
    channel: textOrNull(given["channel"]),
    title: textOrNull(given["title"]),
    messages: isCount(messages) ? messages : null,
    started_at: textOrNull(given["started_at"]),
    last_at: textOrNull(given[lastAt]),
    live: isRecord(given["active_turn"]),
    version: JSON.stringify(row),
  };
}
