// Makes sure that a browser is there before the tests. Linux x64 unpacks the pinned one, which needs no network.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { resolveBrowser } from "./resolve.mjs";

function installPlaywrightBrowser() {
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")), "cli.js");
  execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  return resolveBrowser();
}

function ensureBrowser() {
  try {
    return resolveBrowser();
  } catch (error) {
    if (!error.message.startsWith("No browser found")) throw error;
    return installPlaywrightBrowser();
  }
}

const browser = ensureBrowser();
console.log(`browser: ${browser.kind} ${browser.executablePath ?? ""}`);
