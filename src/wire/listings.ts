import * as v from "valibot";
import { isRecord, strictCount, text, textOrNull } from "./leaves";
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

const messages = v.fallback(v.nullable(strictCount), null);
const row = { id: text, channel: textOrNull, title: textOrNull, messages, started_at: textOrNull };
const conversationSchema = v.object({ ...row, last_turn_at: textOrNull });
const threadSchema = v.object({ ...row, last_ts: textOrNull });
const agentSchema = v.object({ slug: text });

/**
 * The slugs of a project's agents, in the daemon's order; "" for a row that cannot be read.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseAgents(json: unknown): string[] {
  return rowsOf(json, agentSchema, "a list of agents").map(({ read }) => read.slug);
}

/**
 * The conversations of one agent, in the daemon's order. None is left out: what cannot be read of one is empty.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseConversations(json: unknown): ChatRow[] {
  return rowsOf(json, conversationSchema, "a list of conversations").map(({ read, given }) => {
    const { last_turn_at: last_at, ...rest } = read;
    return { ...rest, last_at, ...stateOf(given) };
  });
}

/**
 * The threads of a project's channels, in the daemon's order. None is left out: what cannot be read of one is empty.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseThreads(json: unknown): ChatRow[] {
  return rowsOf(json, threadSchema, "a list of threads").map(({ read, given }) => {
    const { last_ts: last_at, ...rest } = read;
    return { ...rest, last_at, ...stateOf(given) };
  });
}

function rowsOf<Schema extends v.GenericSchema>(json: unknown, schema: Schema, expected: string) {
  if (!Array.isArray(json)) throw new TimelinePayloadError(json, expected);
  return json.map((given: unknown) => ({ read: v.parse(schema, isRecord(given) ? given : {}), given }));
}

function stateOf(given: unknown): Pick<ChatRow, "live" | "version"> {
  return { live: isRecord(given) && isRecord(given["active_turn"]), version: JSON.stringify(given) };
}
