import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MANIFEST, ROOT, TARBALL } from "./packed";

const folder = mkdtempSync(join(tmpdir(), "apx-timeline-command-"));
const project = join(folder, "project");
/** Where the command is run: not where it is installed. */
const elsewhere = join(folder, "else where");
const command = join(project, "node_modules/.bin/apx-milestones");

/** The README's own, as its reader would copy it. */
const CHECKS =
  /```js\n(\/\/ milestones\.mjs\n[\s\S]*?)```/.exec(readFileSync(join(ROOT, "README.md"), "utf8"))?.[1] ?? "";
const start = {
  source: "pi",
  type: "tool_execution_start",
  toolCallId: "w",
  toolName: "write",
  input: { path: "report.md" },
};
const end = { source: "pi", type: "tool_execution_end", toolCallId: "w" };
const run = ({ status = "completed", isError = false, history = "complete" } = {}) => ({
  turn: { status },
  pages: [
    {
      data: [{ source: "salambo", type: "sandbox.ready" }, start],
      history: { status: history },
      next_cursor: "2",
    },
    { data: [{ ...end, isError }], history: { status: "partial" }, next_cursor: null },
  ],
});

/** As npm installs it: the tarball unpacked, and a link to the program beside it. */
beforeAll(() => {
  const home = join(project, "node_modules/@apx/timeline");
  mkdirSync(home, { recursive: true });
  mkdirSync(elsewhere);
  execFileSync("tar", ["-xzf", TARBALL, "-C", home, "--strip-components", "1"]);
  mkdirSync(join(project, "node_modules/.bin"));
  symlinkSync(`../@apx/timeline/${MANIFEST.bin["apx-milestones"]}`, command);
  write("checks.mjs", CHECKS);
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | object): string {
  const path = join(project, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

function judge(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: elsewhere, encoding: "utf8" });
  return { status, stdout, stderr };
}
const judgeRun = (content: string | object, ...args: string[]) =>
  judge("--checks", join(project, "checks.mjs"), "--run", write("write-report.json", content), ...args);

describe("apx-milestones, out of the tarball", () => {
  it.each([
    ["0: all reached", {}, 0],
    ["1: one missed", { isError: true }, 1],
    ["1: all reached, but the turn failed", { status: "failed" }, 1],
    ["3: one unknown", { isError: true, history: "partial" }, 3],
  ])("ends with %s", (_, of, code) => {
    expect(judgeRun(run(of))).toMatchObject({ status: code, stderr: "" });
  });

  it("prints the report", () => {
    expect(judgeRun({ ...run({ isError: true }), answer: "errored" }).stdout).toBe(
      [
        "write-report: Turn completed, answer errored, events complete (3)",
        "milestone      status   what it means",
        "-------------  -------  --------------------------------",
        "sandbox-ready  reached  the platform started the sandbox",
        "wrote-report   missed   the agent wrote report.md",
        "Furthest milestone: sandbox-ready. Not reached: wrote-report.",
        "",
      ].join("\n"),
    );
  });

  it("prints it as JSON", () => {
    const { stdout, status } = judgeRun(
      { ...run({ history: "lost", isError: true }), name: "mine" },
      "--json",
    );
    expect(status).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      name: "mine",
      history: "unavailable",
      unknown: ["wrote-report"],
    });
  });

  it("is found by npx, and by a path from where one stands", () => {
    write("run.json", run());
    const args = ["--no-install", "apx-milestones", "--checks", "checks.mjs", "--run", "./run.json"];
    const { status, stdout } = spawnSync("npx", args, { cwd: project, encoding: "utf8" });
    expect({ status, said: stdout.split("\n").at(-2) }).toEqual({
      status: 0,
      said: "Furthest milestone: wrote-report.",
    });
  });

  it("explains itself", () => {
    expect(judge("--help")).toMatchObject({ status: 0, stderr: "" });
    expect(judge("--help").stdout).toContain("Usage: apx-milestones --checks FILE.mjs --run FILE.json");
  });
});

describe("what it cannot judge ends with 2 and a sentence", () => {
  it.each([
    ["no arguments", [], "needs --checks FILE.mjs and --run FILE.json"],
    ["an option that there is not", ["--check", "x"], "Unknown option '--check'"],
    ["no such run", ["--run", "gone.json", "--checks", "gone.mjs"], "the run could not be read: ENOENT"],
  ])("%s", (_, args, words) => {
    const { status, stdout, stderr } = judge(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^apx-milestones: .+\n$/);
    expect(stderr).toContain(words);
  });

  it.each([
    ["that breaks off", '{"turn": ', "is no JSON"],
    ["without a turn", { pages: [] }, "has no turn that says how it ended"],
    ["without pages", { turn: { status: "completed" } }, 'needs a list "pages"'],
    ["whose page has no events", { ...run(), pages: [{}] }, "needs a list `data`"],
    ["with a name that is none", { ...run(), name: 7 }, "no text"],
  ])("a run %s", (_, content, words) => {
    const { status, stderr } = judgeRun(content);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it.each([
    ["that are not there", null, "no file of checks"],
    ["that do not load", "export default [", "could not be loaded"],
    ["that throw while they load", 'throw new Error("no disk")', "could not be loaded: no disk"],
    ["that export none", "export const other = []", "exports no checks"],
    ["that are an empty list", "export default []", "There are no checks"],
    ["that share an id", `${CHECKS}; export default [MILESTONES[0], MILESTONES[0]]`, "Two checks are called"],
  ])("checks %s", (_, content, words) => {
    const path = content === null ? join(project, "gone.mjs") : write("odd.mjs", content);
    const { status, stderr } = judge("--checks", path, "--run", write("run.json", run()));
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  });

  it("checks that never finish loading, which no gate may take for a pass", () => {
    const path = write("endless.mjs", `await new Promise(() => {}); ${CHECKS}`);
    expect(judge("--checks", path, "--run", write("run.json", run())).status).toBe(2);
  });
});
