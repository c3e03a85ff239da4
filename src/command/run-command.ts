import { parseArgs } from "node:util";
import { messageOf } from "../checks/ask-check";
import { evaluateMilestones } from "../checks/evaluate-milestones";
import { exitCode } from "../checks/exit-code";
import { formatReport } from "../checks/format-report";
import { readChecks } from "./read-checks";
import { readRun } from "./read-run";

/** What the command prints, and the code that it ends with. */
export interface CommandResult {
  code: number;
  out: string;
  err: string;
}

const HELP = `Says how far a turn got: asks milestone checks about its events, for a gate.

Usage: apx-milestones --checks FILE.mjs --run FILE.json [--json]

  --checks FILE.mjs  a module that exports a list of { id, description, reached(events) } as
                     default, \`checks\` or \`MILESTONES\`, in the order to be reached
  --run FILE.json    { "turn": { "status": "completed" }, "pages": [page, ...] }: the turn and
                     all pages of its events as the API answers them, the first page first;
                     besides, if you like, "name" and "answer" ("correct", "errored", ...)
  --json             print the report as JSON
  --help             print this

Ends with
  0  the turn completed and every milestone was reached
  1  the turn did not complete, or a milestone was missed
  3  a milestone is unknown: the run could not be judged, and that is no pass
  2  nothing was judged: a file could not be read, or the command was not understood
`;

/** The command `apx-milestones` with its arguments. Never rejects: whatever goes wrong is no verdict, and ends with 2. */
export async function runCommand(args: readonly string[]): Promise<CommandResult> {
  try {
    const { checks, run, json, help } = readArgs(args);
    if (help) return { code: 0, out: HELP, err: "" };
    if (checks === undefined || run === undefined) {
      throw new Error("needs --checks FILE.mjs and --run FILE.json. See --help.");
    }
    const evidence = await readRun(run);
    const report = evaluateMilestones({ ...evidence, checks: await readChecks(checks) });
    const text = json ? JSON.stringify(report, null, 2) : formatReport(report);
    return { code: exitCode(report), out: `${text}\n`, err: "" };
  } catch (error) {
    return { code: 2, out: "", err: `apx-milestones: ${messageOf(error)}\n` };
  }
}

function readArgs(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      checks: { type: "string" },
      run: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  return values;
}
