import { defineConfig } from "@playwright/test";
import { launchOptions, resolveBrowser } from "./browser/resolve.mjs";

const browser = resolveBrowser();
/** Another one where 6106 is taken. */
const port = process.env["E2E_PORT"] ?? "6106";
const ci = Boolean(process.env["CI"]);
if (ci && !browser.pinned) {
  throw new Error(`CI compares screenshots and needs the pinned browser, not ${browser.kind}.`);
}

/** The built Storybook is the page under test: what a person browses is what is verified. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  outputDir: "../test-results",
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: ci,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"], ["./browser/no-skips.ts"]],
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixels: 0, animations: "disabled" } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: launchOptions(browser),
    locale: "en-GB",
    timezoneId: "America/Argentina/Buenos_Aires",
    viewport: { width: 1024, height: 800 },
    trace: "retain-on-failure",
  },
  metadata: { browser: browser.kind, pinned: browser.pinned },
  webServer: {
    command: `npx sirv storybook-static --port ${port} --host 127.0.0.1 --quiet`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
