import { join } from "node:path";
import type { ChatScenario } from "../../../mocks";
import type { Milestone, Turn } from "../../../src/model";
import type { Said } from "../generated/transcripts";
import type { HomeProject } from "../home.mjs";
import { conversationFile } from "./conversation-file";
import { appendLines, writeText } from "./files";

/** Gives a project the chat of a scenario with its milestones, in the daemon's files. */
export function writeScenario({ storage }: HomeProject, { api, project, chat }: ChatScenario): void {
  if (chat.kind !== "conversation") throw new Error("Only conversations are kept in files of their own.");
  const said = api.transcript(project, chat).map(saidOf);
  const file = join(storage, "agents", chat.agent, "conversations", `${chat.id}.md`);
  writeText(file, conversationFile(chat.agent, chat.id, said));
  for (const milestone of api.milestones(project)) {
    const month = milestone.started_at?.slice(0, 7) ?? "";
    appendLines(
      join(storage, "milestones", `${month}.jsonl`),
      eventsOf(milestone).map((event) => JSON.stringify(event)),
    );
  }
}

function saidOf({ role, ts, content, agent_name, model }: Turn): Said {
  const at = typeof ts === "string" ? ts : null;
  const text = String(content);
  switch (role) {
    case "user":
    case "tool":
      return { by: role, at, text };
    case "assistant":
      return { by: role, at, text, work: { agent_name, model } };
    default:
      throw new Error(`The scenario holds a turn of ${JSON.stringify(role)}.`);
  }
}

const CLOSED_BY = { done: "done", failed: "failed", dropped: "drop" } as const;

function eventsOf(milestone: Milestone): object[] {
  const { id, state, started_at, updated_at, closed_at, note, ...rest } = milestone;
  const start = { ...rest, id, ts: started_at, op: "start" };
  if (state === "open" || closed_at === null) return [start];
  if (state === "unknown") throw new Error("The scenario holds a milestone that no log adds up to.");
  return [start, { id, ts: closed_at, op: CLOSED_BY[state], note }];
}
