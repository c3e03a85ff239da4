// Installs the packed tarball into hosts that know nothing of this project, checks their types and builds them.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT, ROOT, SOURCES } from "./places.mjs";
import { writeKit } from "./readme.mjs";

const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });

function pack() {
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", BUILT];
  const [{ filename }] = JSON.parse(execFileSync("npm", args, { cwd: ROOT, encoding: "utf8" }));
  return join(BUILT, filename);
}

/** Packages are installed anew only when the lockfile changed; the tarball always is. */
function install(host, tarball) {
  const lock = createHash("sha256")
    .update(readFileSync(join(host, "package-lock.json")))
    .digest("hex");
  const stamp = join(host, "node_modules/.installed");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
    run("npm", ["ci", "--ignore-scripts", ...QUIET], host);
    writeFileSync(stamp, lock);
  }
  rmSync(join(host, "node_modules/@apx"), { recursive: true, force: true });
  run("npm", ["install", "--no-save", "--ignore-scripts", "--prefer-offline", ...QUIET, tarball], host);
}

function bin(host, name) {
  return join(host, "node_modules/.bin", name);
}

mkdirSync(BUILT, { recursive: true });
const tarball = pack();
for (const name of ["react-18", "react-19"]) {
  cpSync(join(SOURCES, name), join(BUILT, name), { recursive: true });
  install(join(BUILT, name), tarball);
}

const old = join(BUILT, "react-18");
const now = join(BUILT, "react-19");
run(bin(old, "tsc"), ["-p", "plain"], old);
for (const mode of ["production", "without"]) {
  run(
    bin(old, "vite"),
    ["build", "plain", "--config", "plain/vite.config.ts", "--mode", mode, "--logLevel", "warn"],
    old,
  );
  run(
    bin(now, "vite"),
    ["build", "panel", "--config", "panel/vite.config.ts", "--mode", mode, "--logLevel", "warn"],
    now,
  );
}
run(bin(now, "tsc"), ["-p", "panel"], now);
run(bin(now, "tsc"), ["-p", "server"], now);
run(bin(now, "vite"), ["build", "server", "--config", "server/vite.config.ts", "--logLevel", "warn"], now);
run(
  bin(now, "vite"),
  ["build", "server", "--config", "server/vite.config.ts", "--ssr", "entry-server.tsx", "--logLevel", "warn"],
  now,
);
run(process.execPath, ["webpack/build.mjs"], now);

writeKit(join(ROOT, "README.md"), join(now, "kit"));
run(bin(now, "vitest"), ["run", "--root", "kit"], now);
run(
  bin(now, "storybook"),
  ["build", "-c", "kit/.storybook", "-o", "kit/storybook", "--disable-telemetry", "--quiet"],
  now,
);
console.log("hosts: built");
