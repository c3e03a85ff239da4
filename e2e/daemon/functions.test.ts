import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { foldMilestones, parseMilestoneLog, timelineFromTurns } from "../../src/model";
import { stepTitle } from "../../src/model/step-title";
import { report } from "./comparison";
import { createChance, SEED } from "./generated/chance";
import { milestoneLines } from "./generated/milestone-events";
import { saying } from "./generated/texts";
import type { Said } from "./generated/transcripts";
import { stamp, transcript } from "./generated/transcripts";
import { NODE, PACKAGE, whyNoDaemon } from "./installed.mjs";

const RUNS = 2_000;
const START = Date.UTC(2026, 0, 5) / 1000;
const SCRIPT = fileURLToPath(new URL("./functions.mjs", import.meta.url));

const chance = createChance(SEED + 4);

/** What the daemon's functions make of each, in one go. */
function daemonMakes(inputs: readonly unknown[]): string[] {
  const lines = inputs.map((input) => `${JSON.stringify(input)}\n`).join("");
  const { stdout, stderr, status } = spawnSync(NODE, [SCRIPT, PACKAGE], {
    input: lines,
    encoding: "utf8",
    env: { PATH: "/usr/bin:/bin", LANG: "C.UTF-8", TZ: "UTC" },
    maxBuffer: 256 * 1024 * 1024,
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout.trimEnd().split("\n");
}

/** A turn in either form of the daemon, or of a role that it does not know, or none at all. */
function turnOf(one: Said): unknown {
  if (chance.happens(0.02)) return chance.pick<unknown>([null, {}]);
  const ts = stamp(one.at);
  const common = {
    role: chance.happens(0.05) ? chance.pick(["note", "developer", ""]) : one.by,
    ...(ts === undefined ? {} : { ts }),
  };
  if (one.call && chance.happens(0.5)) return { ...common, content: "called", ...one.call };
  if (one.call) return { ...common, content: JSON.stringify(one.call) };
  if (!one.work) return { ...common, content: one.text };
  return chance.happens(0.5)
    ? { ...common, content: one.text, ...one.work }
    : { ...common, content: one.text, meta: one.work };
}

describe.skipIf(whyNoDaemon())("the daemon's own functions", () => {
  test("timelines of turns that no file can hold", ({ task }) => {
    const inputs = Array.from({ length: RUNS }, (_, at) => {
      const turns = transcript(chance, START, { undated: true }).map(turnOf);
      const milestones = foldMilestones(
        parseMilestoneLog(milestoneLines(chance, START, {}, `m_${at}x`).join("\n")),
      );
      return JSON.parse(JSON.stringify({ turns, milestones, running: chance.happens(0.5) }));
    });
    const theirs = daemonMakes(inputs);
    const differences = inputs.flatMap(({ turns, milestones, running }, at) => {
      const ours = JSON.stringify(timelineFromTurns(turns, milestones, { running }));
      return ours === theirs[at]
        ? []
        : [`${JSON.stringify(turns)}\n  daemon ${theirs[at]}\n  model  ${ours}`];
    });
    report(task, RUNS, differences, RUNS);
  });

  test("titles", ({ task }) => {
    const inputs = Array.from({ length: RUNS }, () => ({ title: saying(chance) + saying(chance) }));
    const theirs = daemonMakes(inputs);
    const differences = inputs.flatMap(({ title }, at) => {
      const ours = JSON.stringify(stepTitle(title));
      return ours === theirs[at]
        ? []
        : [`${JSON.stringify(title)}\n  daemon ${theirs[at]}\n  model  ${ours}`];
    });
    report(task, RUNS, differences);
  });
});
