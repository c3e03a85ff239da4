// Starts a real APX daemon on loopback, and stops it for certain.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { ENTRY, FOLDER, NODE } from "./installed.mjs";

const LEASH = join(FOLDER, "leash.mjs");
const START_MS = 30_000;
// A stopping daemon lets turns in flight end first, for about 10 s.
const STOP_MS = 13_000;

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
    // Its own word, since another one could be answering there.
    await answering(baseUrl, () => log.includes(`listening on ${baseUrl}`), isGone);
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

async function answering(baseUrl, isListening, isGone) {
  const giveUp = Date.now() + START_MS;
  while (Date.now() < giveUp) {
    if (isGone()) throw new Error("it ended on its own");
    const health = isListening() ? await fetch(`${baseUrl}/api/health`).catch(() => null) : null;
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
