import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { MilestoneApi } from "../../mocks";
import type { Case } from "./comparison";
import { compareAll } from "./comparison";
import { createChance, SEED } from "./generated/chance";
import { milestoneLines } from "./generated/milestone-events";
import { transcript } from "./generated/transcripts";
import type { DaemonHome, HomeProject } from "./home.mjs";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { AGENTS, startPair } from "./pair";
import { conversationFile, turnsOfFile } from "./written/conversation-file";
import { appendLines, writeText } from "./written/files";
import { rowsOf, turnsOfRows } from "./written/ledger-rows";
import { writeMilestoneLog } from "./written/milestone-log";

/** Many small projects: both sides read all milestones of a project for every answer. */
const PROJECTS = 144;
const CHATS = 20;
const CHANNELS = ["web", "telegram", "api", "desktop"] as const;
const FIRST_DAY = Date.UTC(2026, 0, 5) / 1000;
const DAY = 86_400;

const chance = createChance(SEED);
const conversations: Case[] = [];
const threads: Case[] = [];

function fill(project: HomeProject, api: MilestoneApi, home: DaemonHome) {
  const milestones = Array.from({ length: CHATS }, (_, at) => [
    ...addConversation(project, api, at),
    ...addThread(project, api, home, at),
  ]);
  writeMilestoneLog(project, api, { "2026-01": milestones.flat() });
}

/** Two agents have chats with the same ids, as they do; the other one's is asked for too. */
function addConversation(project: HomeProject, api: MilestoneApi, at: number): string[] {
  const start = FIRST_DAY + at * DAY;
  const { slug } = chance.pick(AGENTS);
  const id = `2026-01-05-${String(at).padStart(2, "0")}`;
  const said = transcript(chance, start);
  writeText(
    join(project.storage, "agents", slug, "conversations", `${id}.md`),
    conversationFile(slug, id, said),
  );
  api.addTurns(String(project.id), { kind: "conversation", agent: slug, id }, turnsOfFile(said));
  for (const agent of AGENTS) {
    const path = `/api/projects/${project.id}/agents/${agent.slug}/conversations/${id}/milestones`;
    conversations.push({ path, isTranscript: agent.slug === slug, data: said });
  }
  return milestoneLines(chance, start, { channel: "web", conversation_id: id, agent: slug }, `m_c${at}x`);
}

/** A channel keeps one file a day for all projects. */
function addThread(project: HomeProject, api: MilestoneApi, home: DaemonHome, at: number): string[] {
  const start = FIRST_DAY + at * DAY;
  const id = new Date(start * 1000).toISOString().slice(0, 10);
  const channel = chance.pick(CHANNELS);
  const said = transcript(chance, start, { undated: true });
  const rows = rowsOf(said, { channel, meta: { project_id: String(project.id) } });
  appendLines(
    join(home.home, "messages", channel, `${id}.jsonl`),
    rows.map((row) => JSON.stringify(row)),
  );
  api.addTurns(String(project.id), { kind: "thread", channel, id }, turnsOfRows(rows));
  const path = `/api/projects/${project.id}/super-agent/threads/${channel}/${id}/milestones`;
  threads.push({ path, isTranscript: true, data: said });
  return milestoneLines(chance, start, { channel, thread_id: id, agent: "super_agent" }, `m_t${at}x`);
}

describe.skipIf(whyNoDaemon())("chats", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(PROJECTS, fill);
  });
  afterAll(() => pair?.stop());

  test("conversations out of files", (context) => compareAll(context, pair, conversations));
  test("threads out of the ledger that all projects share", (context) => compareAll(context, pair, threads));
});
