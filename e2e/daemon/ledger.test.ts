import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import type { MilestoneApi } from "../../mocks";
import { isoSeconds } from "../../mocks";
import type { Case } from "./comparison";
import { compareAll } from "./comparison";
import { createChance, SEED } from "./generated/chance";
import { milestoneLines } from "./generated/milestone-events";
import { transcript } from "./generated/transcripts";
import type { HomeProject } from "./home.mjs";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { appendLines } from "./written/files";
import type { Row } from "./written/ledger-rows";
import { readRows, rowsOf } from "./written/ledger-rows";
import { writeMilestoneLog } from "./written/milestone-log";

const PROJECTS = 40;
const THREADS = 12;
/** The last is longer than what the daemon reads of a range: its newest 5,000 rows. */
const LONG_PROJECT = PROJECTS + 1;
/** Rows with odd times or none, which the daemon itself does not write; then no range but everything is asked for. */
const FIRST_ODD_PROJECT = LONG_PROJECT + 1;
const ALL_PROJECTS = LONG_PROJECT + 20;
const CHANNELS = ["engine", "routine", "a2a", "group", "runtime", "web", ""] as const;
const DAY = 86_400;
const FIRST_DAY = Math.floor(Date.now() / 1000 / DAY) * DAY - 9 * DAY;
const day = (at: number) => isoSeconds((FIRST_DAY + at * DAY) * 1000);
const LAST_DAY = day(10).slice(0, 10);

const chance = createChance(SEED + 1);

/** Writes the rows as the daemon does, a file for each day, and gives them to the mock in the order they are read. */
function writeRows(project: HomeProject, api: MilestoneApi, rows: readonly Row[]) {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const date = row.ts?.slice(0, 10) ?? "";
    // A row without a day of its own stands where somebody put it by hand.
    const name = /^\d{4}-\d\d-\d\d$/.test(date) ? date : LAST_DAY;
    days.set(name, [...(days.get(name) ?? []), row]);
  }
  for (const [name, of] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
    appendLines(
      join(project.storage, "messages", `${name}.jsonl`),
      of.map((row) => JSON.stringify(row)),
    );
    api.addLedgerRows(String(project.id), readRows(of));
  }
}

function someThreads(project: HomeProject, api: MilestoneApi) {
  const isOdd = project.id >= FIRST_ODD_PROJECT;
  const lines: string[] = [];
  const rows = Array.from({ length: THREADS }, (_, at) => {
    const start = FIRST_DAY + chance.between(0, 10 * DAY);
    const agent = chance.pick(["nora", "otto", "super_agent", null]);
    const conversation = chance.pick([`2026-01-05-0${chance.between(1, 4)}`, null, ""]);
    const channel = chance.pick(CHANNELS);
    const meta = { ...(agent === null ? {} : { agent }), ...(conversation === null ? {} : { conversation }) };
    lines.push(
      ...milestoneLines(chance, start, { channel, conversation_id: conversation, agent }, `m_${at}x`),
    );
    const said = transcript(chance, start, { undated: isOdd }).filter(
      (one) => isOdd || typeof one.at === "number",
    );
    return rowsOf(said, { channel, meta, ...(agent === null ? {} : { agent }) });
  }).flat();
  const shuffled = chance.happens(0.5) ? rows.sort(() => chance.between(0, 1) - 0.5) : rows;
  writeRows(project, api, shuffled);
  const half = lines.length / 2;
  writeMilestoneLog(project, api, { "2026-02": lines.slice(half), "2026-01": lines.slice(0, half) });
}

function manyRows(project: HomeProject, api: MilestoneApi) {
  const rows = Array.from({ length: 2_600 }, (_, at) => {
    const start = FIRST_DAY + at * 300;
    const place = { channel: "engine", meta: { agent: "nora", conversation: `b-${at % 500}` } };
    return rowsOf(
      [
        { by: "user", at: start, text: `Request ${at}` },
        { by: "assistant", at: start + 20, text: "Done." },
      ],
      place,
    );
  });
  writeRows(project, api, rows.flat());
}

const RANGES = [
  "",
  `since=${day(0)}`,
  `since=${day(0)}&until=${day(3)}`,
  `since=${day(3)}&until=${day(3).replace("00Z", "30Z")}`,
  `until=${day(5)}`,
  `since=${day(8)}&until=${day(2)}`,
  `since=${day(0).slice(0, 10)}`,
  `until=${day(4).slice(0, 10)}`,
  `since=${day(2).replace("Z", ".000Z")}&until=${day(6).replace("Z", ".999Z")}`,
  `since=${day(2).replace("Z", "%2B03:00")}`,
  `since=${day(2).replace("Z", "+03:00")}`,
  "since=0",
  "since=&until=&limit=",
  "since=garbage",
  "until=garbage&since=0",
  "since=9999-01-01T00:00:00Z",
  `since=${day(0)}&since=${day(4)}`,
  `since=${day(0)}&until=${day(3)}&until=${day(5)}`,
  `since[a]=${day(0)}`,
  `since[]=${day(0)}`,
  `since[]=${day(0)}&since[]=${day(1)}`,
  `since[0]=${day(0)}`,
  `since%5B%5D=${day(0)}`,
  `since=${day(0)}&until[a]=x`,
  "since",
  "since=%zz",
  "since=0&agent=nora&state=open&track=Release",
];
const LIMITS = [
  "1",
  "3",
  "0",
  "-1",
  "-0",
  "words",
  "",
  "2.7",
  "0.5",
  "1e1",
  "1e999",
  "0x10",
  "%204%20",
  "+5",
  "99999999",
  "NaN",
  "Infinity",
  "null",
  "5&limit=6",
  "5&limit=",
];

function questions(project: number): Case[] {
  const path = `/api/projects/${project}/milestones`;
  const limits = [
    ...LIMITS.map((limit) => `since=0&limit=${limit}`),
    "since=0&limit[]=4",
    "since=0&limit[a]=4",
  ];
  return [...RANGES, ...limits].map((query) => ({ path: query === "" ? path : `${path}?${query}` }));
}

describe.skipIf(whyNoDaemon())("the view across chats", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(ALL_PROJECTS, (project, api) =>
      (project.id === LONG_PROJECT ? manyRows : someThreads)(project, api),
    );
  });
  afterAll(() => pair?.stop());

  test("ranges and limits of every kind", (context) =>
    compareAll(context, pair, Array.from({ length: PROJECTS }, (_, at) => questions(at + 1)).flat()));

  test("rows with odd times and without one", (context) =>
    compareAll(
      context,
      pair,
      Array.from({ length: ALL_PROJECTS - LONG_PROJECT }, (_, at) => [
        { path: `/api/projects/${FIRST_ODD_PROJECT + at}/milestones?since=0` },
        { path: `/api/projects/${FIRST_ODD_PROJECT + at}/milestones?since=0&limit=7` },
      ]).flat(),
    ));

  test("more rows than the daemon reads", (context) => {
    const path = `/api/projects/${LONG_PROJECT}/milestones?since=0`;
    return compareAll(context, pair, [
      { path },
      { path: `${path}&limit=5000` },
      { path: `${path}&limit=99999` },
    ]);
  });
});
