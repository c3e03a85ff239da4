import * as v from "valibot";
import { count, isRecord, textOrNull } from "./leaves";
import { TimelinePayloadError } from "./timeline-payload-error";

/** A chat as the daemon lists it: a conversation of an agent, or a thread of a channel. */
export interface ChatRow {
  id: string;
  channel: string | null;
  title: string | null;
  /** How many messages it holds. */
  messages: number;
  started_at: string | null;
  /** When its last message came. */
  last_at: string | null;
  /** Whether a turn is being answered in it. */
  live: boolean;
  /** The whole row as text: another one says that the chat changed. */
  version: string;
}

const row = { channel: textOrNull, title: textOrNull, messages: count, started_at: textOrNull };
const conversationSchema = v.object({ id: v.string(), ...row, last_turn_at: textOrNull });
const threadSchema = v.object({ id: v.string(), ...row, last_ts: textOrNull });
const agentSchema = v.object({ slug: v.string() });

/**
 * The slugs of a project's agents, in the daemon's order. Rows without one are left out.
 *
 * @throws {TimelinePayloadError} where the answer is no list.
 */
export function parseAgents(json: unknown): string[] {
  return rowsOf(json, agentSchema, "a list of agents").map(({ read }) => read.slug);
}

/**
 * The conversations of one agent, in the daemon's order. Rows without an id are left out.
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
 * The threads of a project's channels, in the daemon's order. Rows without an id are left out.
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
  return json.flatMap((given: unknown) => {
    const parsed = v.safeParse(schema, given);
    return parsed.success ? [{ read: parsed.output, given }] : [];
  });
}

function stateOf(given: unknown): Pick<ChatRow, "live" | "version"> {
  return { live: isRecord(given) && isRecord(given["active_turn"]), version: JSON.stringify(given) };
}
