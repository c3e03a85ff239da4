// Storybook with the stories under "Live daemon" on a person's own chats: those of the daemon at APX_URL.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { whoAnswersAt } from "./proxy.mjs";

const address = (process.env.APX_URL ?? "http://127.0.0.1:7430").replace(/\/+$/, "");
if (!/^https?:\/\/./.test(address) || !URL.canParse(address)) {
  console.error(`APX_URL is no http(s) address: ${address}`);
  process.exit(1);
}

console.log(await whoAnswersAt(address));

const require = createRequire(import.meta.url);
const manifest = require.resolve("storybook/package.json");
const storybook = spawn(
  process.execPath,
  [
    join(manifest, "..", require(manifest).bin),
    "dev",
    "-p",
    "6007",
    "--disable-telemetry",
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: { ...process.env, STORYBOOK_APX_URL: address } },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => storybook.kill(signal));
storybook.on("exit", (code) => process.exit(code ?? 1));
