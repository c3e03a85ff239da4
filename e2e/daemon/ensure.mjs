// Installs the daemon and its Node before the tests, where they can be had. Where not, it says why; the tests then skip.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FOLDER, whyNoDaemon } from "./installed.mjs";

const STAMP = join(FOLDER, "node_modules/.installed");
const lock = createHash("sha256")
  .update(readFileSync(join(FOLDER, "package-lock.json")))
  .digest("hex");

function isCurrent() {
  return whyNoDaemon() === null && existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock;
}

function install() {
  // No package runs a script while it is installed, so it does not matter that the daemon wants a newer Node than ours.
  const args = ["ci", "--prefix", FOLDER, "--omit=optional", "--ignore-scripts", "--engine-strict=false"];
  const { status } = spawnSync("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    timeout: 300_000,
  });
  if (status === 0) writeFileSync(STAMP, lock);
  else rmSync(join(FOLDER, "node_modules"), { recursive: true, force: true });
}

if (process.platform === "linux" && process.arch === "x64" && !isCurrent()) install();
console.log(`daemon: ${whyNoDaemon() ?? "installed"}`);
