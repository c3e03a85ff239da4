import { join } from "node:path";
import type { DaemonHome } from "../home.mjs";
import { conversationFile } from "./conversation-file";
import { writeText } from "./files";

const DAY = "2026-11-30";
const ID = `${DAY}-01`;
const SAID = [
  { by: "user", at: `${DAY}T09:00:00Z`, text: "Read the notes of the meeting" },
  { by: "assistant", at: `${DAY}T09:00:20Z`, text: "Read: eleven points.", work: { agent_name: "Nora" } },
  { by: "user", at: `${DAY}T09:03:00Z`, text: "Which of them are mine?" },
  { by: "assistant", at: `${DAY}T09:03:20Z`, text: "Three of them.", work: { agent_name: "Nora" } },
] as const;

/** A chat that goes on. */
export interface Morning {
  /** The route of its next turn, which answers when that is over. */
  stream: string;
  /** A request that the daemon's own engine thinks about for `ms`, marks a milestone, thinks as long again and answers. */
  request(text: string, milestone: string, ms: number): object;
}

/** Gives the first project a chat of two requests, held with Nora. */
export function writeMorning({ projects }: DaemonHome): Morning {
  const storage = projects[0]?.storage ?? "";
  writeText(join(storage, "agents/nora/conversations", `${ID}.md`), conversationFile("nora", ID, SAID));
  return {
    stream: "/api/projects/1/agents/nora/chat/stream",
    request: (text, milestone, ms) => ({
      conversation_id: ID,
      prompt: `${text} [mock:slow:${ms}] [mock:tool:mark_milestone] [mock:args:${JSON.stringify({ title: milestone })}] [mock:reply:Done.]`,
    }),
  };
}
