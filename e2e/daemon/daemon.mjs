// Starts a real APX daemon on loopback with a home of its own, and stops it for certain.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ENTRY, NODE } from "./installed.mjs";

const LEASH = fileURLToPath(new URL("./leash.mjs", import.meta.url));
const START_MS = 30_000;
// A stopping daemon lets turns in flight end first, for about 10 s.
const STOP_MS = 13_000;

export function createHome(projects = []) {
  const root = mkdtempSync(join(tmpdir(), "apx-daemon-"));
  const made = projects.map(({ key, name, agents = [] }, at) => {
    const work = join(root, "work", key);
    write(
      join(work, ".apc/project.json"),
      JSON.stringify({ name, version: "0.1.0", apx_id: key, kind: "software" }),
    );
    for (const agent of agents) {
      const about = `---\nname: ${agent.name}\nrole: ${agent.role ?? "Agent"}\nmodel: mock:demo\n---\nYou work here.\n`;
      write(join(work, ".apc/agents", `${agent.slug}.md`), about);
    }
    return { id: at + 1, work, storage: join(root, "home/projects", key) };
  });
  write(join(root, "home/config.json"), JSON.stringify(configOf(made.map(({ work }) => ({ path: work })))));
  return {
    root,
    home: join(root, "home"),
    projects: made,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** The daemon's own offline engine answers, and whatever would look for another service is off. */
function configOf(projects) {
  return {
    host: "127.0.0.1",
    projects,
    super_agent: {
      enabled: true,
      name: "apx",
      model: "mock:demo",
      permission_mode: "total",
      model_fallback: { enabled: false, models: [] },
      judge: { enabled: false, continue_unfinished: false },
    },
    memory: { enabled: false },
    transcription: { provider: "openai" },
    voice: { tts: { provider: "mock", keep_warm: false } },
    telegram: { enabled: false },
  };
}

export async function startDaemon({ home, port }) {
  const at = port ?? (await freePort());
  const baseUrl = `http://127.0.0.1:${at}`;
  const child = spawn(NODE, ["--import", LEASH, ENTRY], {
    cwd: home,
    // Small on purpose: no key or token of the caller reaches the daemon.
    env: {
      PATH: `${dirname(NODE)}:/usr/bin:/bin`,
      LANG: "C.UTF-8",
      TZ: "UTC",
      HOME: home,
      APX_HOME: home,
      APX_HOST: "127.0.0.1",
      APX_PORT: String(at),
    },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      log = (log + text).slice(-20_000);
    });
  }
  const gone = new Promise((resolve) => {
    child.once("exit", resolve).once("error", resolve);
  });
  const isGone = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const kill = () => void child.kill("SIGKILL");
  process.once("exit", kill);

  async function stop() {
    child.kill("SIGTERM");
    await Promise.race([gone, wait(STOP_MS)]);
    if (!isGone()) kill();
    await gone;
    process.removeListener("exit", kill);
  }

  try {
    await answering(baseUrl, isGone);
    const bootstrap = await fetch(`${baseUrl}/api/admin/web-token`);
    const { token } = await bootstrap.json();
    return { baseUrl, port: at, token, pid: child.pid, log: () => log, stop };
  } catch (error) {
    kill();
    await gone;
    process.removeListener("exit", kill);
    throw new Error(`The daemon did not start: ${error.message}\n${log}`);
  }
}

async function answering(baseUrl, isGone) {
  const giveUp = Date.now() + START_MS;
  while (Date.now() < giveUp) {
    if (isGone()) throw new Error("it ended on its own");
    const health = await fetch(`${baseUrl}/api/health`).catch(() => null);
    if (health?.ok) return;
    await wait(50);
  }
  throw new Error(`no answer on ${baseUrl} within ${START_MS / 1000} s`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
