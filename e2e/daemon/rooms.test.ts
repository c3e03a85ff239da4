import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { MilestoneApi } from "../../mocks";
import type { Case } from "./comparison";
import { compareAll } from "./comparison";
import { createChance, SEED } from "./generated/chance";
import { milestoneLines } from "./generated/milestone-events";
import type { Said } from "./generated/transcripts";
import { transcript } from "./generated/transcripts";
import type { DaemonHome, HomeProject } from "./home.mjs";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { appendLines } from "./written/files";
import type { Row } from "./written/ledger-rows";
import { readRows, rowsOf, turnsOfRows } from "./written/ledger-rows";
import { writeMilestoneLog } from "./written/milestone-log";

const PROJECTS = 24;
const ROOMS = 8;
const DAY = "2026-01-05";
const START = Date.parse(`${DAY}T00:00:00Z`) / 1000;
const CONTACTS = ["5491100001111@lid", "owner", "carla perez"] as const;

const chance = createChance(SEED + 3);
const cases: Case[] = [];

/** What a room holds: other rows than these only say who came and went. */
const isSpoken = ({ at, by }: Said) => typeof at === "number" && by !== "system" && by !== "compact";

/** In order of time, as the readers of rooms and pairs put them; equal times stay as they were written. */
function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => ((a.ts ?? "") < (b.ts ?? "") ? -1 : (a.ts ?? "") > (b.ts ?? "") ? 1 : 0));
}

/** A room: a row that makes it, then what its agents and its owner say. */
function addRoom(project: HomeProject, api: MilestoneApi, at: number): { rows: Row[]; lines: string[] } {
  const id = `grp-${at}`;
  const said = transcript(chance, START).filter(isSpoken);
  const meta = { group_id: id };
  const comings = ["group_created", "participant_added", "participant_removed"].flatMap((kind) =>
    rowsOf([{ by: "system", at: START, text: "" }], {
      channel: "group",
      meta: { ...meta, kind, participants: ["nora", "otto"], added: "nora", left: "otto" },
    }),
  );
  const spoken = rowsOf(said, {
    channel: "group",
    meta: { group_id: id },
    agent: chance.pick(["nora", "otto"]),
  });
  if (said.length === 0) return { rows: [], lines: [] };
  api.addTurns(String(project.id), { kind: "thread", channel: "group", id }, turnsOfRows(inOrder(spoken)));
  cases.push({ path: threadPath(project, "group", id), isTranscript: true, data: said });
  const lines = milestoneLines(
    chance,
    START,
    { channel: "group", thread_id: id, agent: "nora" },
    `m_g${at}x`,
  );
  return { rows: [...comings, ...spoken], lines };
}

/** Two agents: each utterance is in the ledger once for each side, under one outer id. */
function addPair(project: HomeProject, api: MilestoneApi): { rows: Row[]; lines: string[] } {
  const id = "nora~otto";
  const rows = Array.from({ length: chance.between(1, 8) }, (_, at) => {
    const [from, to] = chance.pick([
      ["nora", "otto"],
      ["otto", "nora"],
    ]);
    const said = [
      {
        by: "assistant",
        at: START + at * 40,
        text: `Utterance ${at}`,
        work: { model: "mock:demo", agent_name: from },
      },
    ] as const;
    return [from, to].flatMap((agent) =>
      rowsOf(said, { channel: "a2a", agent: from, meta: { from, to, agent, external_id: `x${at}` } }),
    );
  }).flat();
  const spoken = rows.filter((row) => row.meta["agent"] === row.author);
  api.addTurns(String(project.id), { kind: "thread", channel: "a2a", id }, turnsOfRows(spoken));
  for (const thread of [id, "otto~nora", "nora~nora"]) {
    cases.push({ path: threadPath(project, "a2a", thread), data: rows, isTranscript: thread === id });
  }
  return {
    rows,
    lines: milestoneLines(chance, START, { channel: "a2a", thread_id: id, agent: "otto" }, "m_ax"),
  };
}

/** WhatsApp keeps a day of all people in one file; a thread is the whole day, or one person's part of it. */
function addPeople(project: HomeProject, api: MilestoneApi, home: DaemonHome): string[] {
  const rows = CONTACTS.flatMap((contact) =>
    chance.happens(0.8)
      ? rowsOf(transcript(chance, START, { undated: true }), {
          channel: "whatsapp",
          meta: { project_id: String(project.id), contact_key: contact },
        })
      : [],
  );
  appendLines(
    join(home.home, "messages/whatsapp", `${DAY}.jsonl`),
    rows.map((row) => JSON.stringify(row)),
  );
  const places: [string, Row[]][] = [
    [DAY, rows],
    ...CONTACTS.map((contact): [string, Row[]] => [
      `${DAY}~${contact}`,
      rows.filter((row) => row.meta["contact_key"] === contact),
    ]),
  ];
  for (const [id, of] of places) {
    api.addTurns(String(project.id), { kind: "thread", channel: "whatsapp", id }, turnsOfRows(of));
    cases.push({ path: threadPath(project, "whatsapp", id), isTranscript: id !== DAY, data: of });
  }
  const place = { channel: "whatsapp", thread_id: `${DAY}~owner`, agent: "super_agent" };
  return milestoneLines(chance, START, place, "m_wx");
}

function threadPath(project: HomeProject, channel: string, id: string): string {
  return `/api/projects/${project.id}/super-agent/threads/${channel}/${encodeURIComponent(id)}/milestones`;
}

function fill(project: HomeProject, api: MilestoneApi, home: DaemonHome) {
  const rooms = Array.from({ length: ROOMS }, (_, at) => addRoom(project, api, at));
  const pair = addPair(project, api);
  const people = addPeople(project, api, home);
  const rows = [...rooms.flatMap((room) => room.rows), ...pair.rows];
  appendLines(
    join(project.storage, "messages", `${DAY}.jsonl`),
    rows.map((row) => JSON.stringify(row)),
  );
  api.addLedgerRows(String(project.id), readRows(rows));
  const lines = [...rooms.flatMap((room) => room.lines), ...pair.lines, ...people];
  writeMilestoneLog(project, api, { "2026-01": lines });
  cases.push({ path: `/api/projects/${project.id}/milestones?since=0&limit=1000` });
}

describe.skipIf(whyNoDaemon())("rooms, pairs and people", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(PROJECTS, fill);
  });
  afterAll(() => pair?.stop());

  test("their threads, and the same rows across chats", (context) => compareAll(context, pair, cases));
});
