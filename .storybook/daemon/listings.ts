import { queryOptions } from "@tanstack/react-query";
import type { ChatRef } from "../../src";
import { record, text } from "../../src/wire/leaves";
import { ask, type Read } from "./session";

/** A chat that can be chosen. */
export interface ListedChat {
  /** Tells it from all others of the project. */
  key: string;
  label: string;
  chat: ChatRef;
  /** When something was last said. */
  last: string;
}

type Row = Record<string, unknown>;

const listOf =
  <T>(readRow: (row: Row) => T): Read<T[]> =>
  (json) => {
    if (!Array.isArray(json)) throw new TypeError("It is no list.");
    return json.map((row) => readRow(record(row)));
  };

const readProjects = listOf(({ id, name }) => {
  if (typeof id !== "number") throw new TypeError("A project has no id.");
  return { id, name: text(name) };
});
const readAgents = listOf(({ slug, name }) => ({ slug: text(slug), name: text(name) }));

/** Asked again every 3 s where the daemon did not answer, so that the page goes on when it does. */
const UNTIL_ANSWERED = {
  retry: false,
  networkMode: "always",
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === "error" ? 3_000 : false),
} as const;

/** The daemon's projects. */
export const listProjects = () =>
  queryOptions({
    ...UNTIL_ANSWERED,
    queryKey: ["listed projects"],
    queryFn: ({ signal }) => ask(readProjects, "/api/projects", signal),
  });

/** The chats of a project: its agents' conversations and the threads, the one that last spoke first. */
export const listChats = (project: number) =>
  queryOptions({
    ...UNTIL_ANSWERED,
    queryKey: ["listed chats", project],
    queryFn: async ({ signal }): Promise<ListedChat[]> => {
      const root = `/api/projects/${project}`;
      const chats = await ask(listOf(readThread), `${root}/super-agent/threads`, signal);
      for (const agent of await ask(readAgents, `${root}/agents`, signal)) {
        const path = `${root}/agents/${encodeURIComponent(agent.slug)}/conversations`;
        chats.push(...(await ask(listOf(readConversationOf(agent)), path, signal)));
      }
      return chats.sort((a, b) => b.last.localeCompare(a.last));
    },
  });

function readThread(row: Row): ListedChat {
  const [id, channel] = [text(row["id"]), text(row["channel"])];
  return listed({ kind: "thread", channel, id }, `${channel} · ${text(row["title"]) || id}`, row["last_ts"]);
}

const readConversationOf =
  ({ slug, name }: { slug: string; name: string }) =>
  (row: Row): ListedChat => {
    const id = text(row["id"]);
    const label = `${name || slug} · ${text(row["title"]) || id}`;
    return listed({ kind: "conversation", agent: slug, id }, label, row["last_turn_at"]);
  };

function listed(chat: ChatRef, label: string, last: unknown): ListedChat {
  return { key: JSON.stringify(chat), label, chat, last: text(last) };
}
