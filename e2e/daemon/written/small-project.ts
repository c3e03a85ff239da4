import type { MilestoneApi } from "../../../mocks";
import type { DaemonHome, HomeProject } from "../home.mjs";
import { conversationFile, turnsOfFile } from "./conversation-file";
import { appendLines, writeText } from "./files";
import { rowsOf, turnsOfRows } from "./ledger-rows";
import { writeMilestoneLog } from "./milestone-log";

/** The day of all of it. */
export const DAY = "2026-11-29";
const SAID = [
  { by: "user", at: `${DAY}T09:00:00Z`, text: "Which pages changed?" },
  { by: "assistant", at: `${DAY}T09:00:20Z`, text: "Two of them." },
] as const;
const MILESTONES = ["m_abc001", "m_abc002", "m_xyz001"].map((id, at) =>
  JSON.stringify({ id, ts: `${DAY}T09:00:0${at}Z`, op: "start", title: id, conversation_id: `${DAY}-01` }),
);

/** Where the small project is. */
export const PROJECT = "/api/projects/1";
/** Its conversation. */
export const CHAT = `${PROJECT}/agents/nora/conversations/${DAY}-01/milestones`;
/** Its thread. */
export const THREAD = `${PROJECT}/super-agent/threads/web/${DAY}/milestones`;

/** What can be read of it without a query. */
export const READS = [
  `${PROJECT}/milestones`,
  `${PROJECT}/milestones?since=0`,
  `${PROJECT}/milestones/m_abc001`,
  CHAT,
  THREAD,
  "/api/admin/web-token",
];

/** Gives project 1 one conversation, one thread and three milestones; the others stay empty. */
export function fillSmallProject(project: HomeProject, api: MilestoneApi, home: DaemonHome): void {
  if (project.id !== 1) return;
  writeText(
    `${project.storage}/agents/nora/conversations/${DAY}-01.md`,
    conversationFile("nora", `${DAY}-01`, SAID),
  );
  api.addTurns("1", { kind: "conversation", agent: "nora", id: `${DAY}-01` }, turnsOfFile(SAID));
  const rows = rowsOf(SAID, { channel: "web", meta: { project_id: "1" } });
  appendLines(
    `${home.home}/messages/web/${DAY}.jsonl`,
    rows.map((row) => JSON.stringify(row)),
  );
  api.addTurns("1", { kind: "thread", channel: "web", id: DAY }, turnsOfRows(rows));
  writeMilestoneLog(project, api, { "2026-11": MILESTONES });
}
