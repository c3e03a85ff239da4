import { afterAll, beforeAll, describe, test } from "vitest";
import { compareAll } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { CHAT, DAY, fillSmallProject, PROJECT, READS } from "./written/small-project";

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
  `${PROJECT}/milestones/`,
  `${CHAT}/`,
  `${PROJECT}//milestones`,
  "/api/Projects/1/Milestones",
  `${PROJECT}/milestones/m_abc001/`,
  `${PROJECT}/milestones/m_abc001/more`,
  `${PROJECT}/milestone`,
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
  ].map((id) => `${PROJECT}/milestones/${id}`),
  // chats that there are not
  `${PROJECT}/agents/nobody/conversations/${DAY}-01/milestones`,
  `${PROJECT}/agents/nora/conversations/${DAY}-01.md/milestones`,
  `${PROJECT}/agents/nora/conversations/none/milestones`,
  `${PROJECT}/agents/a2a%3Anora~otto/conversations/x/milestones`,
  ...[
    "web/2026-11-28",
    `telegram/${DAY}`,
    "web/x",
    "a2a/nora~otto",
    "group/grp-x",
    "we%20b/2026-11-29",
    `WEB/${DAY}`,
    `web/${DAY}~carla`,
  ].map((thread) => `${PROJECT}/super-agent/threads/${thread}/milestones`),
  // parts that cannot be decoded
  `${PROJECT}/agents/nora/conversations/%E0%A4%A/milestones`,
  `${PROJECT}/milestones/%`,
  "/api/projects/%zz/milestones",
  `${PROJECT}/super-agent/threads/%/%/milestones`,
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

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

describe.skipIf(whyNoDaemon())("requests", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(2, fillSmallProject);
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
});
