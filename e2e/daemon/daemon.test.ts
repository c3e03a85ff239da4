import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { startDaemon } from "./daemon.mjs";
import { createHome } from "./home.mjs";
import { NODE, VERSION, whyNoDaemon } from "./installed.mjs";

const url = (file: string) => new URL(file, import.meta.url).href;
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

describe.skipIf(whyNoDaemon())("the daemon under test", () => {
  test("is the version that the lockfile pins, is given none of our environment, and stops", async () => {
    vi.stubEnv("SOME_API_KEY", "secret");
    const home = createHome();
    const daemon = await startDaemon(home);
    try {
      const health = await (await fetch(`${daemon.baseUrl}/api/health`)).json();
      expect(health).toMatchObject({ status: "ok", version: VERSION });
      expect(daemon.token).toMatch(/^[0-9a-f]{64}$/);
      expect(readFileSync(`/proc/${daemon.pid}/environ`, "utf8")).not.toMatch(/SOME_API_KEY|secret/);
    } finally {
      vi.unstubAllEnvs();
      await daemon.stop();
      home.remove();
    }
    expect(isAlive(daemon.pid)).toBe(false);
    expect(existsSync(home.home)).toBe(false);
  });

  test("ends with the process that started it, however that one ends", async () => {
    const script = `
      const { createHome } = await import(${JSON.stringify(url("./home.mjs"))});
      const { startDaemon } = await import(${JSON.stringify(url("./daemon.mjs"))});
      const home = createHome();
      const { pid } = await startDaemon(home);
      console.log(JSON.stringify({ pid, home: home.home }));
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ["--input-type=module", "-e", script]);
    const { pid, home } = await new Promise<{ pid: number; home: string }>((resolve) => {
      starter.stdout.once("data", (line) => resolve(JSON.parse(String(line))));
    });
    expect(isAlive(pid)).toBe(true);
    starter.kill("SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 5_000);
    rmSync(dirname(home), { recursive: true, force: true });
  });

  test("says why it does not start", async () => {
    const home = createHome();
    const first = await startDaemon(home);
    try {
      await expect(startDaemon({ ...home, port: first.port })).rejects.toThrow(
        "The daemon did not start: it ended on its own",
      );
    } finally {
      await first.stop();
      home.remove();
    }
  });

  test.each([
    ["http://192.0.2.1/", "refused a connection to 192.0.2.1"],
    ["http://example.invalid/", "refused a connection to example.invalid"],
  ])("cannot speak to %s", (address, refusal) => {
    const leash = fileURLToPath(url("./leash.mjs"));
    const { stderr } = spawnSync(
      NODE,
      ["--import", leash, "-e", `fetch("${address}").catch(() => process.exit())`],
      {
        encoding: "utf8",
        input: "",
        timeout: 10_000,
      },
    );
    expect(stderr).toContain(refusal);
  });
});
