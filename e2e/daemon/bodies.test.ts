import { afterAll, beforeAll, describe, test } from "vitest";
import type { Question } from "./both";
import { compareAll } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { fillSmallProject, PROJECT } from "./written/small-project";

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
  { method: "POST", path: `${PROJECT}/milestones/m_none/close` },
  { method: "PATCH", path: `${PROJECT}/milestones/m_none` },
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
      path: `${PROJECT}/milestones`,
      ...(body === undefined ? {} : { body }),
    }),
  );
  const types = TYPES.flatMap((type) =>
    ['{"title":""}', "{", "5"].map((body) => ({
      method: "POST",
      path: `${PROJECT}/milestones`,
      headers: { "content-type": type },
      body,
    })),
  );
  return [...bodies, ...refused, ...types];
}

describe.skipIf(whyNoDaemon())("bodies", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(2, fillSmallProject);
  });
  afterAll(() => pair?.stop());

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
          path: `${PROJECT}/milestones`,
          headers: { "content-type": type },
          body: body(length),
        })),
      ),
    );
  });
});
