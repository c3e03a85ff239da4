import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { report } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { conversationFile, turnsOfFile } from "./written/conversation-file";
import { appendLines, writeText } from "./written/files";
import { rowsOf, turnsOfRows } from "./written/ledger-rows";

const day = (of: number) => `2026-01-0${of}`;
const said = (of: number) =>
  [
    { by: "system", at: `${day(of)}T08:59:00Z`, text: "You are Nora." },
    { by: "user", at: `${day(of)}T09:00:00Z`, text: `Request ${of}: which pages changed?\nOnly the docs.` },
    { by: "tool", at: `${day(of)}T09:00:10Z`, text: "", call: { tool: "grep", result: { ok: true } } },
    { by: "assistant", at: `${day(of)}T09:00:20Z`, text: `Two of them.\n${"And more. ".repeat(30)}` },
    ...(of === 3 ? [{ by: "user", at: `${day(of)}T09:05:00Z`, text: "Thanks" } as const] : []),
  ] as const;

const LISTINGS = [
  "/api/projects",
  "/api/projects/1/agents",
  "/api/projects/1/agents/nora/conversations",
  "/api/projects/1/agents/otto/conversations",
  "/api/projects/1/agents/ghost/conversations",
  "/api/projects/1/agents/nobody/conversations",
  "/api/projects/1/super-agent/threads",
  "/api/projects/9/agents",
  "/api/projects/9/super-agent/threads",
];

/** The mock lists fewer fields than the daemon, and says null where the daemon leaves one out. */
describe.skipIf(whyNoDaemon())("listings", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(2, (project, api, home) => {
      if (project.id !== 1) return;
      const ghost = `${day(1)}-01`;
      writeText(
        join(project.storage, "agents/ghost/conversations", `${ghost}.md`),
        conversationFile("ghost", ghost, said(1)),
      );
      api.addTurns("1", { kind: "conversation", agent: "ghost", id: ghost }, turnsOfFile(said(1)));
      for (const of of [2, 1, 3]) {
        const id = `${day(of)}-01`;
        const turns = said(of);
        writeText(
          join(project.storage, "agents/nora/conversations", `${id}.md`),
          conversationFile("nora", id, turns),
        );
        api.addTurns("1", { kind: "conversation", agent: "nora", id }, turnsOfFile(turns));
        const rows = rowsOf(turns, { channel: "web", meta: { project_id: "1" } });
        appendLines(
          join(home.home, "messages/web", `${day(of)}.jsonl`),
          rows.map((row) => JSON.stringify(row)),
        );
        api.addTurns("1", { kind: "thread", channel: "web", id: day(of) }, turnsOfRows(rows));
      }
    });
  });
  afterAll(() => pair?.stop());

  test("each field that the mock lists is the daemon's", async ({ task }) => {
    const differences: string[] = [];
    for (const path of LISTINGS) {
      const [theirs, ours] = [await pair.askDaemon({ path }), await pair.askMock({ path })];
      const mock: unknown = JSON.parse(ours.text);
      const daemon = asListed(JSON.parse(theirs.text), mock);
      const same = theirs.status === ours.status && JSON.stringify(daemon) === JSON.stringify(mock);
      if (!same)
        differences.push(
          `${path}\n  daemon ${theirs.status} ${JSON.stringify(daemon, null, 1)}\n  mock   ${ours.status} ${JSON.stringify(mock, null, 1)}`,
        );
    }
    report(task, LISTINGS.length, differences);
  });

  test("there is something in them", async () => {
    for (const path of LISTINGS.slice(0, 3)) {
      expect(JSON.parse((await pair.askMock({ path })).text).length).toBeGreaterThan(1);
    }
  });
});

/** The daemon's rows with no other fields than the mock's. */
function asListed(daemon: unknown, mock: unknown): unknown {
  if (!Array.isArray(daemon) || !Array.isArray(mock)) return daemon;
  return daemon.map((row, at) =>
    Object.fromEntries(Object.keys(mock[at] ?? {}).map((field) => [field, row[field] ?? null])),
  );
}
