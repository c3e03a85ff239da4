import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import type { ChatRef } from "../../src";
import { ask } from "./session";

/** A chat that can be chosen. */
export interface ListedChat {
  /** Tells it from all others of the project. */
  key: string;
  label: string;
  chat: ChatRef;
  /** When something was last said. */
  last: string;
}

const text = v.nullish(v.string(), "");
const Projects = v.array(v.object({ id: v.number(), name: v.string() }));
const Agents = v.array(v.object({ slug: v.string(), name: text }));
const Conversations = v.array(v.object({ id: v.string(), title: text, last_turn_at: text }));
const Threads = v.array(v.object({ id: v.string(), channel: v.string(), title: text, last_ts: text }));

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
    queryFn: ({ signal }) => ask(Projects, "/api/projects", signal),
  });

/** The chats of a project: its agents' conversations and the threads, the one that last spoke first. */
export const listChats = (project: number) =>
  queryOptions({
    ...UNTIL_ANSWERED,
    queryKey: ["listed chats", project],
    queryFn: async ({ signal }): Promise<ListedChat[]> => {
      const root = `/api/projects/${project}`;
      const chats = (await ask(Threads, `${root}/super-agent/threads`, signal)).map(fromThread);
      for (const { slug, name } of await ask(Agents, `${root}/agents`, signal)) {
        const path = `${root}/agents/${encodeURIComponent(slug)}/conversations`;
        for (const { id, title, last_turn_at: last } of await ask(Conversations, path, signal)) {
          chats.push(
            listed({ kind: "conversation", agent: slug, id }, `${name || slug} · ${title || id}`, last),
          );
        }
      }
      return chats.sort((a, b) => b.last.localeCompare(a.last));
    },
  });

function fromThread({ id, channel, title, last_ts }: v.InferOutput<typeof Threads>[number]): ListedChat {
  return listed({ kind: "thread", channel, id }, `${channel} · ${title || id}`, last_ts);
}

function listed(chat: ChatRef, label: string, last: string): ListedChat {
  return { key: JSON.stringify(chat), label, chat, last };
}
