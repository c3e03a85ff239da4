// Installs what we are measured beside, where it is not there yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const STAMP = join(FOLDER, "node_modules/.installed");

/** Throws where the packages cannot be had. */
export function ensurePeers() {
  const lock = createHash("sha256")
    .update(readFileSync(join(FOLDER, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lock) return;
  const args = ["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", args, { stdio: "inherit", timeout: 300_000 });
  if (status !== 0) throw new Error("The bench's own packages could not be installed; see above.");
  writeFileSync(STAMP, lock);
}
