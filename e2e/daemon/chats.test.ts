import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { MilestoneApi } from "../../mocks";
import { createIds, createMilestoneApi } from "../../mocks";
import { parseMilestoneLog } from "../../src/model";
import type { Answerer } from "./both";
import { daemonAnswers, mockAnswers } from "./both";
import type { Case } from "./comparison";
import { compareAll } from "./comparison";
import type { Daemon, DaemonHome, HomeAgent } from "./daemon.mjs";
import { createHome, startDaemon } from "./daemon.mjs";
import { createChance, SEED } from "./generated/chance";
import { milestoneLines } from "./generated/milestone-events";
import { transcript } from "./generated/transcripts";
import { whyNoDaemon } from "./installed.mjs";
import { conversationFile, turnsOfFile } from "./written/conversation-file";
import { createLineFiles, writeText } from "./written/files";
import { rowsOf, turnsOfRows } from "./written/ledger-rows";

/** Many small projects: both sides read all milestones of a project for every answer. */
const PROJECTS = 144;
const CHATS = 20;
const AGENTS = [
  { slug: "nora", name: "Nora" },
  { slug: "otto", name: "Otto" },
] satisfies [HomeAgent, HomeAgent];
const CHANNELS = ["web", "telegram", "api", "desktop"] as const;
const FIRST_DAY = Date.UTC(2026, 0, 5) / 1000;
const DAY = 86_400;

const chance = createChance(SEED);
const conversations: Case[] = [];
const threads: Case[] = [];
let home: DaemonHome;
let daemon: Daemon;
let askDaemon: Answerer;
let askMock: Answerer;

/** Files of the daemon's home and the same data in the mock. */
function fill(api: MilestoneApi) {
  const shared = createLineFiles(join(home.home, "messages"));
  for (const project of home.projects) {
    const milestones: string[] = [];
    for (let at = 0; at < CHATS; at += 1) {
      const start = FIRST_DAY + at * DAY;
      const day = new Date(start * 1000).toISOString().slice(0, 10);

      // Two agents have chats with the same ids, as they do.
      const { slug } = chance.pick(AGENTS);
      const id = `${day.slice(0, 8)}05-${String(at).padStart(2, "0")}`;
      const said = transcript(chance, start);
      writeText(
        join(project.storage, "agents", slug, "conversations", `${id}.md`),
        conversationFile(slug, id, said),
      );
      api.addTurns(String(project.id), { kind: "conversation", agent: slug, id }, turnsOfFile(said));
      milestones.push(
        ...milestoneLines(chance, start, { channel: "web", conversation_id: id, agent: slug }, `m_c${at}x`),
      );
      for (const agent of AGENTS) {
        const path = `/api/projects/${project.id}/agents/${agent.slug}/conversations/${id}/milestones`;
        conversations.push({ path, isTranscript: agent.slug === slug, data: said });
      }

      const channel = chance.pick(CHANNELS);
      const spoken = transcript(chance, start, { undated: true });
      const rows = rowsOf(spoken, { channel, meta: { project_id: String(project.id) } });
      shared.add(
        `${channel}/${day}.jsonl`,
        rows.map((row) => JSON.stringify(row)),
      );
      api.addTurns(String(project.id), { kind: "thread", channel, id: day }, turnsOfRows(rows));
      milestones.push(
        ...milestoneLines(chance, start, { channel, thread_id: day, agent: "super_agent" }, `m_t${at}x`),
      );
      const path = `/api/projects/${project.id}/super-agent/threads/${channel}/${day}/milestones`;
      threads.push({ path, isTranscript: true, data: spoken });
    }
    const log = milestones.map((line) => `${line}\n`).join("");
    writeText(join(project.storage, "milestones/2026-01.jsonl"), log);
    api.addMilestoneEvents(String(project.id), parseMilestoneLog(log));
  }
  shared.write();
}

describe.skipIf(whyNoDaemon())("chats", () => {
  beforeAll(async () => {
    const projects = Array.from({ length: PROJECTS }, (_, at) => ({
      key: `p${at}`,
      name: `Project ${at}`,
      agents: AGENTS,
    }));
    home = createHome(projects);
    const api = createMilestoneApi({
      now: Date.now,
      newId: createIds(),
      projects: projects.map(({ name }, at) => ({ id: at + 1, name })),
    });
    fill(api);
    daemon = await startDaemon(home);
    api.setToken(daemon.token);
    askDaemon = daemonAnswers(daemon);
    askMock = mockAnswers(api);
  });
  afterAll(async () => {
    await daemon?.stop();
    home?.remove();
  });

  test("conversations out of files", (context) => compareAll(context, askDaemon, askMock, conversations));
  test("threads out of the shared ledger", (context) => compareAll(context, askDaemon, askMock, threads));
});
