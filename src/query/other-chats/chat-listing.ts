import type { ChatRow } from "../../wire/listings";
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
}

/** Channels whose messages the project's ledger holds, so that its own view has them. */
const IN_THE_LEDGER: ReadonlySet<string> = new Set(["a2a", "group"]);

/**
 * Lists them with one request after the other: the daemon works on one at a time. What fails of one agent is kept beside
 * the rest; only without a list of agents there is nothing.
 *
 * @param before what was known, of which a row that did not change keeps its time
 */
export async function listChats(
  client: TimelineClient,
  project: ProjectId,
  before: ChatListing | undefined,
  signal: AbortSignal,
): Promise<ChatListing> {
  const listing: ChatListing = { chats: [], unlisted: [] };
  const known = new Map(before?.chats.map((one) => [chatKey(one.chat), one]));

  const list = async (agent: string | null, read: () => Promise<[ChatRef, ChatRow][]>) => {
    try {
      const rows = await read();
      const now = Date.now();
      for (const [chat, row] of rows) {
        const same = known.get(chatKey(chat));
        // What is being answered changes without its row having to.
        const unchanged = same && !row.live && same.version === row.version;
        listing.chats.push({ ...row, chat, changedAt: unchanged ? same.changedAt : now });
      }
    } catch (error) {
      signal.throwIfAborted();
      // The client rejects with nothing else.
      listing.unlisted.push({ agent, error: error as TimelineError });
    }
  };

  for (const agent of await client.listAgents(project, { signal })) {
    await list(agent, async () => {
      const rows = await client.listConversations(project, agent, { signal });
      return rows.map((row) => [{ kind: "conversation", agent, id: row.id }, row]);
    });
  }
  await list(null, async () => {
    const rows = await client.listThreads(project, { signal });
    return rows.flatMap((row) => threadOf(row));
  });
  return listing;
}

function threadOf(row: ChatRow): [ChatRef, ChatRow][] {
  const { channel, id } = row;
  return channel === null || IN_THE_LEDGER.has(channel) ? [] : [[{ kind: "thread", channel, id }, row]];
}

/** A key that is the same for the same chat and for no other. */
export function chatKey(chat: ChatRef): string {
  return JSON.stringify([chat.kind, chat.kind === "conversation" ? chat.agent : chat.channel, chat.id]);
}
