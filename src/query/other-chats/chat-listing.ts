import { chatKey } from "../../model/chat-ref";
import type { ChatRow } from "../../wire/listings";
import { TimelinePayloadError } from "../../wire/timeline-payload-error";
import type { ChatRef, ProjectId } from "../chat-ref";
import type { TimelineError } from "../timeline-api-error";
import type { TimelineClient } from "../timeline-client";

/** A chat of a project, as it was listed. */
export interface ListedChat extends ChatRow {
  chat: ChatRef;
  /** By when its row had become what it is, in ms: what was read of the chat before that is out of date. */
  changedAt: number;
}

/** A part of the listing that failed: the conversations of one agent, or (null) the threads of all channels. */
export interface Unlisted {
  agent: string | null;
  error: TimelineError;
}

/** The chats that a project's own view leaves out. */
export interface ChatListing {
  chats: ListedChat[];
  unlisted: Unlisted[];
  /** How many requests it took: one for the agents, one for each of them and one for the threads. */
  requests: number;
}

/** Channels whose messages the project's ledger holds, so that its own view has them. */
const IN_THE_LEDGER: ReadonlySet<string | null> = new Set(["a2a", "group"]);

/**
 * Lists them with one request after the other: the daemon works on one at a time. What fails of one agent is kept beside
 * the rest, and its chats as they were known; only without a list of agents there is nothing.
 *
 * @param before what was known, of which a row that did not change keeps its time
 */
export async function listChats(
  client: TimelineClient,
  project: ProjectId,
  before: ChatListing | undefined,
  signal: AbortSignal,
): Promise<ChatListing> {
  const listing: ChatListing = { chats: [], unlisted: [], requests: 1 };
  const known = new Map(before?.chats.map((one) => [chatKey(one.chat), one]));
  const listed = new Set<string>();

  const list = async (agent: string | null, read: () => Promise<[ChatRef, ChatRow][]>) => {
    listing.requests += 1;
    try {
      const rows = await read();
      const now = Date.now();
      for (const [chat, row] of rows) {
        const key = chatKey(chat);
        if (listed.has(key) || chat.id === "") continue;
        listed.add(key);
        listing.chats.push({ ...row, chat, changedAt: changedBy(row, known.get(key), now) });
      }
      const lost = rows.find(([{ id }]) => id === "");
      // There is a chat, but no way to it: the list must not be taken for whole.
      if (lost) throw new TimelinePayloadError(JSON.parse(lost[1].version), "chats that each have an id");
    } catch (error) {
      signal.throwIfAborted();
      // Nothing else is thrown, by the client neither.
      listing.unlisted.push({ agent, error: error as TimelineError });
      const missed = before?.chats.filter(
        (one) => ownerOf(one.chat) === agent && !listed.has(chatKey(one.chat)),
      );
      listing.chats.push(...(missed ?? []));
    }
  };

  for (const agent of new Set(await client.listAgents(project, { signal }))) {
    await list(agent, async () => {
      const rows = await client.listConversations(project, agent, { signal });
      return rows
        .filter((row) => !isRoutineRun(row))
        .map((row) => [{ kind: "conversation", agent, id: row.id }, row]);
    });
  }
  await list(null, async () => {
    const rows = await client.listThreads(project, { signal });
    return rows
      .filter(({ channel }) => !IN_THE_LEDGER.has(channel))
      .map((row) => [{ kind: "thread", channel: row.channel ?? "", id: row.id }, row]);
  });
  return listing;
}

/** So far the clocks of a daemon and of a reader may be apart, in ms. */
const CLOCKS_APART = 60_000;

/** By when a row had become what it is. Of one that is listed for the first time its last message tells. */
function changedBy({ live, version, last_at }: ChatRow, known: ListedChat | undefined, now: number): number {
  // What is being answered changes without its row having to.
  if (live) return now;
  if (known) return known.version === version ? known.changedAt : now;
  return Math.min(now, (Date.parse(last_at ?? "") || now) + CLOCKS_APART);
}

function ownerOf(chat: ChatRef): string | null {
  return chat.kind === "conversation" ? chat.agent : null;
}

/**
 * Each run of a routine makes a conversation of one request and its answer, of which the ledger holds all. A routine that
 * runs every hour would leave nothing of the chats that are read at most. One that somebody went on with is a chat.
 */
function isRoutineRun({ channel, messages, live }: ChatRow): boolean {
  return channel === "routine" && messages !== null && messages <= 2 && !live;
}
