import { afterAll, beforeAll, describe, test } from "vitest";
import type { Case } from "./comparison";
import { difference, report } from "./comparison";
import type { Chance } from "./generated/chance";
import { createChance, SEED } from "./generated/chance";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";

const WRITES = 600;
const PROJECTS = 6;

const chance = createChance(SEED + 2);

/** A request of somebody who files and closes, and reads in between. `ids` are those filed so far. */
function request(draw: Chance, project: number, ids: readonly string[]): Case {
  const root = `/api/projects/${project}/milestones`;
  const id = ids[draw.between(0, ids.length)] ?? "m_none";
  const one = `${root}/${draw.pick([id, id, id, id.slice(0, 5), id.slice(0, 2), `%20${id}%20`])}`;
  const body = (value: unknown) => ({ body: JSON.stringify(value) });
  switch (draw.pick(["start", "start", "close", "close", "patch", "read", "read all"])) {
    case "start":
      return { method: "POST", path: root, ...body(milestone(draw)) };
    case "close":
      return { method: "POST", path: `${one}/close`, ...body(closing(draw)) };
    case "patch":
      return { method: "PATCH", path: one, ...body({ patch: patch(draw) }) };
    case "read":
      return { path: one };
    case "read all":
      return { path: `${root}?since=0` };
  }
}

function milestone(draw: Chance): unknown {
  return {
    title: draw.pick<unknown>([
      "Index built",
      "  Padded  ",
      "T".repeat(130),
      `${"🚀".repeat(59)}x🚀🚀`,
      "",
      5,
      null,
      "a\nb",
    ]),
    state: draw.pick<unknown>([undefined, "open", "done", "failed", "dropped", "", null, "running", 7]),
    track: draw.pick<unknown>([undefined, "Release", " x ", "T".repeat(130), 5, { a: 1 }, ["a", "b"], false]),
    detail: draw.pick<unknown>([undefined, "Line\nline", " kept ", 5, { a: 1 }, [], 0]),
    note: draw.pick<unknown>([undefined, "Disk full", "", null]),
    channel: draw.pick<unknown>([undefined, "web", "", null]),
    conversation_id: draw.pick<unknown>([undefined, "2026-11-30-01", ""]),
    thread_id: draw.pick<unknown>([undefined, "2026-11-30"]),
    agent: draw.pick<unknown>([undefined, "nora"]),
    created_by: draw.pick<unknown>([undefined, "nora"]),
    meta: draw.pick<unknown>([undefined, {}, { sprint: 12, tags: ["a"] }, null, "text", 5, ["a"]]),
    id: "m_chosen",
    started_at: "2020-01-01T00:00:00Z",
  };
}

function closing(draw: Chance): unknown {
  return {
    state: draw.pick<unknown>([undefined, "done", "failed", "dropped", "open", "drop", "", null, 5, "DONE"]),
    note: draw.pick<unknown>([undefined, "No ink", "", null]),
  };
}

function patch(draw: Chance): unknown {
  return draw.pick<unknown>([
    {},
    { title: "Retitled" },
    { title: 5, track: ["a"], detail: { b: 1 }, meta: null, agent: false },
    { id: "z", state: "done", started_at: "1", closed_at: "2", updated_at: "3" },
    { kind: "derived", milestones: 3, extra: true },
    { conversation_id: "2026-11-30-02", note: "" },
    ["a", { b: 1 }],
    "text",
    null,
    5,
  ]);
}

describe.skipIf(whyNoDaemon())("writes", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(PROJECTS);
  });
  afterAll(() => pair?.stop());

  test("what is filed, closed and patched, one after the other", async ({ task }) => {
    const differences: string[] = [];
    for (let project = 1; project <= PROJECTS; project += 1) {
      const ids: string[] = [];
      for (let at = 0; at < WRITES / PROJECTS; at += 1) {
        const asked = request(chance, project, ids);
        const theirs = await pair.askDaemon(asked);
        const written = theirs.status < 300 && asked.method ? JSON.parse(theirs.text) : null;
        if (written) pair.follow(written.id, written.updated_at);
        else pair.unfollow();
        differences.push(...difference(asked, theirs, await pair.askMock(asked)));
        if (theirs.status === 201) ids.push(written.id);
      }
    }
    report(task, WRITES, differences);
  });
});
