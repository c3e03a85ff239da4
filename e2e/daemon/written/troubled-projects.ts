import { join } from "node:path";
import type { MilestoneApi } from "../../../mocks";
import type { HomeProject } from "../home.mjs";
import { conversationFile } from "./conversation-file";
import { appendLines, writeText } from "./files";
import type { Row } from "./ledger-rows";
import { rowsOf } from "./ledger-rows";
import { writeMilestoneLog } from "./milestone-log";

/** The reader's day, on which most of it happened. */
export const DAY = "2026-11-29";
/** The conversation that two agents have each, under one id. */
export const CHAT = `${DAY}-01`;
/** Projects, each with what the daemon answers about in its own way. */
export const TROUBLED = { sameIds: 1, oneDay: 2, quiet: 3, manySteps: 4, manyRecords: 5 } as const;

const seconds = (time: string, day = DAY) => Date.parse(`${day}T${time}Z`) / 1000;

/** Writes what belongs to a project. */
export function fillTroubledProject(project: HomeProject, api: MilestoneApi): void {
  switch (project.id) {
    case TROUBLED.sameIds:
      sameIds(project, api);
      break;
    case TROUBLED.oneDay:
      oneDay(project, api);
      break;
    case TROUBLED.quiet:
      writeRows(project, runAt(seconds("09:00:00"), "Tidy up."));
      break;
    case TROUBLED.manySteps:
      writeRows(project, runs(201));
      break;
    case TROUBLED.manyRecords:
      writeRows(project, [...longRuns(100, 60), ...toAgent(seconds("20:00:00"), "Wait, please.")]);
      break;
  }
}

function sameIds(project: HomeProject, api: MilestoneApi): void {
  for (const [agent, text] of [
    ["nora", "Fix the export."],
    ["otto", "Record a clip."],
  ] as const) {
    const said = [
      { by: "user", at: `${DAY}T09:00:00Z`, text },
      { by: "assistant", at: `${DAY}T09:00:20Z`, text: "Done." },
    ] as const;
    const file = join(project.storage, "agents", agent, "conversations", `${CHAT}.md`);
    writeText(file, conversationFile(agent, CHAT, said));
  }
  const of = { conversation_id: CHAT };
  declare(project, api, [
    { id: "m_nora01", ts: `${DAY}T09:00:10Z`, title: "Export fixed", ...of, agent: "nora" },
    { id: "m_otto01", ts: `${DAY}T09:00:11Z`, title: "Clip recorded", ...of, agent: "otto" },
    { id: "m_anon01", ts: `${DAY}T09:00:12Z`, title: "Noted", ...of },
  ]);
}

/** A run, a room and two agents on the day, and on the next day's first moment and later what is not of it. */
function oneDay(project: HomeProject, api: MilestoneApi): void {
  const message = [{ by: "assistant", at: seconds("11:00:00"), text: "The plan is ready." }] as const;
  writeRows(project, [
    ...runAt(seconds("09:00:00"), "Count the pages."),
    ...rowsOf([{ by: "user", at: seconds("10:00:00"), text: "Who takes the stand?" }], {
      channel: "group",
      meta: { group_id: "grp-stand" },
    }),
    ...rowsOf([{ by: "assistant", at: seconds("10:00:05"), text: "I do." }], {
      channel: "group",
      agent: "nora",
      meta: { group_id: "grp-stand", agent: "nora" },
    }),
    ...["nora", "otto"].flatMap((agent) =>
      rowsOf(message, {
        channel: "a2a",
        agent: "nora",
        meta: { from: "nora", to: "otto", agent, external_id: "x1" },
      }),
    ),
    ...runAt(seconds("00:00:00", "2026-11-30"), "At midnight."),
  ]);
  declare(project, api, [{ id: "m_later1", ts: "2026-11-30T10:00:00Z", title: "Days later", agent: "nora" }]);
}

/** The daemon writes a run when it ends: both of its rows with that moment. */
function runAt(at: number, text: string, failed = 0): Row[] {
  const work = { agent_name: "Nora", tool_summary: { total: 1, failed, tools: [{ name: "grep" }] } };
  return rowsOf(
    [
      { by: "user", at, text },
      { by: "assistant", at, text: "Done.", work },
    ],
    { channel: "engine", agent: "nora", meta: { agent: "nora" } },
  );
}

function toAgent(at: number, text: string): Row[] {
  return rowsOf([{ by: "user", at, text }], { channel: "engine", meta: { agent: "otto" } });
}

/** Runs a minute apart, the first of each fifty failed. */
function runs(count: number): Row[] {
  return Array.from({ length: count }, (_, nth) =>
    runAt(seconds("01:00:00") + nth * 60, `Page ${nth}.`, nth % 50 === 0 ? 1 : 0),
  ).flat();
}

/** Requests a minute apart, each with so many records of tools that nothing sums up. */
function longRuns(count: number, tools: number): Row[] {
  return Array.from({ length: count }, (_, nth) => {
    const at = seconds("01:00:00") + nth * 60;
    const call = { tool: "grep", args: {}, result: { ok: true } };
    return rowsOf(
      [
        { by: "user", at, text: `Page ${nth}.` },
        ...Array.from({ length: tools }, () => ({ by: "tool", at, text: "", call }) as const),
        { by: "assistant", at: at + 30, text: "Done." },
      ],
      { channel: "runtime", agent: "nora", meta: { agent: "nora" } },
    );
  }).flat();
}

function writeRows(project: HomeProject, rows: readonly Row[]): void {
  for (const row of rows) {
    const day = row.ts?.slice(0, 10) ?? DAY;
    appendLines(join(project.storage, "messages", `${day}.jsonl`), [JSON.stringify(row)]);
  }
}

function declare(project: HomeProject, api: MilestoneApi, milestones: readonly object[]): void {
  const lines = milestones.map((milestone) => JSON.stringify({ op: "start", ...milestone }));
  writeMilestoneLog(project, api, { "2026-11": lines });
}
