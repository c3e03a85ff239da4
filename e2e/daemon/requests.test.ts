import { getResponse } from "msw";
import { afterAll, beforeAll, describe, test } from "vitest";
import { timelineHandlers } from "../../mocks";
import type { Answerer, Question } from "./both";
import { compareAll } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { conversationFile, turnsOfFile } from "./written/conversation-file";
import { appendLines, writeText } from "./written/files";
import { rowsOf, turnsOfRows } from "./written/ledger-rows";
import { writeMilestoneLog } from "./written/milestone-log";

const DAY = "2026-11-29";
const SAID = [
  { by: "user", at: `${DAY}T09:00:00Z`, text: "Which pages changed?" },
  { by: "assistant", at: `${DAY}T09:00:20Z`, text: "Two of them." },
] as const;
const MILESTONES = ["m_abc001", "m_abc002", "m_xyz001"].map((id, at) =>
  JSON.stringify({ id, ts: `${DAY}T09:00:0${at}Z`, op: "start", title: id, conversation_id: `${DAY}-01` }),
);
const P = "/api/projects/1";
const CHAT = `${P}/agents/nora/conversations/${DAY}-01/milestones`;
const THREAD = `${P}/super-agent/threads/web/${DAY}/milestones`;

const READS = [
  `${P}/milestones`,
  `${P}/milestones?since=0`,
  `${P}/milestones/m_abc001`,
  CHAT,
  THREAD,
  "/api/admin/web-token",
];
const PATHS = [
  ...READS,
  // spelled oddly
  ...[
    "01",
    "1.0",
    "+1",
    "1e0",
    "%31",
    "0x1",
    "0",
    "2",
    "3",
    "-1",
    "x",
    "Project%201",
    "null",
    "%09",
    "%20",
    "1%20",
  ].map((project) => `/api/projects/${project}/milestones`),
  "/api/projects/2/agents/nora/conversations/x/milestones",
  "/api/projects/9/agents/nora/conversations/x/milestones",
  "/api/projects/9/super-agent/threads/web/x/milestones",
  "/api/projects/9/milestones/m_abc001",
  `${P}/milestones/`,
  `${CHAT}/`,
  `${P}//milestones`,
  "/api/Projects/1/Milestones",
  `${P}/milestones/m_abc001/`,
  `${P}/milestones/m_abc001/more`,
  `${P}/milestone`,
  "/api/",
  "/api/nothing",
  "/api/projects/1/agents/nora/conversations//milestones",
  "/api/projects//milestones",
  // ids and prefixes
  ...[
    "m_abc",
    "m_abc00",
    "m_x",
    "m_",
    "m",
    "m_xyz",
    "M_XYZ001",
    "%20m_xyz001%20",
    "m_abc001x",
    "nothing",
    "%2F",
    "a%2Fb",
  ].map((id) => `${P}/milestones/${id}`),
  // chats that there are not
  `${P}/agents/nobody/conversations/${DAY}-01/milestones`,
  `${P}/agents/nora/conversations/${DAY}-01.md/milestones`,
  `${P}/agents/nora/conversations/none/milestones`,
  `${P}/agents/a2a%3Anora~otto/conversations/x/milestones`,
  ...[
    "web/2026-11-28",
    `telegram/${DAY}`,
    "web/x",
    "a2a/nora~otto",
    "group/grp-x",
    "we%20b/2026-11-29",
    `WEB/${DAY}`,
    `web/${DAY}~carla`,
  ].map((thread) => `${P}/super-agent/threads/${thread}/milestones`),
  // parts that cannot be decoded
  `${P}/agents/nora/conversations/%E0%A4%A/milestones`,
  `${P}/milestones/%`,
  "/api/projects/%zz/milestones",
  `${P}/super-agent/threads/%/%/milestones`,
];

const TOKENS: Record<string, string>[] = [
  {},
  { authorization: "" },
  { authorization: "Bearer" },
  { authorization: "Bearer nope" },
  { authorization: "bearer <token>" },
  { authorization: "Basic <token>" },
  { authorization: "Bearer  <token>" },
  { authorization: "Bearer <token>x" },
];

const BODIES = [
  undefined,
  "",
  " ",
  "{}",
  "[]",
  "null",
  "5",
  '"text"',
  "true",
  "{",
  "{'a':1}",
  '{"title":"x",}',
  "text",
  "\ufeff{}",
  '{"title":5}',
  '{"title":"   "}',
  '{"title":null}',
  '{"title":["x"]}',
  '{"title":"x","state":"running"}',
  '{"title":"x","state":"superseded"}',
  '{"title":"x","state":5}',
  '{"title":"x","state":["open"]}',
  '{"title":"x","state":{"a":1}}',
  '{"state":"open"}',
  '{"state":"OPEN"}',
  '{"state":"drop"}',
  '{"state":5}',
  '{"patch":null}',
  '{"patch":"x"}',
  '{"patch":5}',
  '{"patch":[]',
  '[{"title":"x"}]',
];
/** Nothing of these is written: where a body could be right, the milestone is one that there is not. */
const WRITES = [
  { method: "POST", path: `${P}/milestones/m_none/close` },
  { method: "PATCH", path: `${P}/milestones/m_none` },
  { method: "POST", path: "/api/projects/9/milestones" },
  { method: "POST", path: "/api/projects/9/milestones/m_abc001/close" },
  { method: "PATCH", path: "/api/projects/9/milestones/m_abc001" },
];
const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  "application/ld+json",
  "text/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json-seq",
  "application/json; charset=latin1",
  "json",
];

function writes(): Question[] {
  const bodies = BODIES.flatMap((body) =>
    WRITES.map((write) => ({ ...write, ...(body === undefined ? {} : { body }) })),
  );
  const refused = BODIES.filter((body) => !/"title":"x"[,}]/.test(body ?? "") || body?.includes("state")).map(
    (body) => ({
      method: "POST",
      path: `${P}/milestones`,
      ...(body === undefined ? {} : { body }),
    }),
  );
  const types = TYPES.flatMap((type) =>
    ['{"title":""}', "{", "5"].map((body) => ({
      method: "POST",
      path: `${P}/milestones`,
      headers: { "content-type": type },
      body,
    })),
  );
  return [...bodies, ...refused, ...types];
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** How a client may say what it has; `<etag>` is the answer's own. */
const KNOWN = ["<etag>", "*", '"other", <etag>', "<strong>", '"other"', "", "<etag>x", ' <etag> , "z"'];
const FRESHNESS: Record<string, string>[] = [
  {},
  { "cache-control": "no-cache" },
  { "cache-control": "max-age=0" },
];

describe.skipIf(whyNoDaemon())("requests", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(2, (project, api, home) => {
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
    });
  });
  afterAll(() => pair?.stop());

  test("paths, right and wrong, by every method", (context) =>
    compareAll(
      context,
      pair,
      PATHS.flatMap((path) => METHODS.map((method) => ({ method, path }))),
    ));

  test("tokens", (context) =>
    compareAll(
      context,
      pair,
      TOKENS.flatMap((headers) =>
        [...READS, "/api/projects/1/milestones?token=<token>", "/api/nothing"].map((path) => ({
          path,
          headers,
        })),
      ),
    ));

  test("ETags", async (context) => {
    const tagged = (asked: Answerer, etags: Map<string, string>) => (question: Question) => {
      const etag = etags.get(question.path) ?? "";
      const headers = Object.entries(question.headers ?? {}).map(([name, value]) => [
        name,
        value.replace("<etag>", etag).replace("<strong>", etag.replace("W/", "")),
      ]);
      return asked({ ...question, headers: Object.fromEntries(headers) });
    };
    const etagsOf = async (fetched: (path: string) => Promise<string | null>) =>
      new Map(await Promise.all(READS.map(async (path) => [path, (await fetched(path)) ?? ""] as const)));
    const theirs = await etagsOf(async (path) => {
      const { baseUrl, token } = pair.daemon;
      const response = await fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } });
      return response.headers.get("etag");
    });
    const ours = await etagsOf(async (path) => {
      const request = new Request(`http://daemon.test${path}`, {
        headers: { authorization: `Bearer ${pair.daemon.token}` },
      });
      return (await getResponse(timelineHandlers(pair.api), request))?.headers.get("etag") ?? null;
    });
    await compareAll(
      context,
      { askDaemon: tagged(pair.askDaemon, theirs), askMock: tagged(pair.askMock, ours) },
      READS.flatMap((path) =>
        ["GET", "HEAD"].flatMap((method) =>
          KNOWN.flatMap((known) =>
            FRESHNESS.map((more) => ({ method, path, headers: { "if-none-match": known, ...more } })),
          ),
        ),
      ),
    );
  });

  test("headers that a proxy adds", (context) =>
    compareAll(
      context,
      pair,
      [
        "x-forwarded-for",
        "x-real-ip",
        "x-forwarded-host",
        "cf-ray",
        "cf-connecting-ip",
        "ngrok-trace-id",
        "x-forwarded-proto",
      ].map((name) => ({ path: "/api/admin/web-token", headers: { [name]: "1" } })),
    ));

  test("bodies that are refused", (context) => compareAll(context, pair, writes()));

  test("bodies that are too long", (context) => {
    const body = (length: number) => `{"title":"","detail":"${"é".repeat(length)}"}`;
    const limit = 1024 * 1024;
    return compareAll(
      context,
      pair,
      [limit - 13, limit - 12, limit - 11, limit].flatMap((length) =>
        ["application/json", "text/plain"].map((type) => ({
          method: "POST",
          path: `${P}/milestones`,
          headers: { "content-type": type },
          body: body(length),
        })),
      ),
    );
  });
});
