import { type CDPSession, expect, type Page } from "@playwright/test";
import { buildPage, type Site, serve } from "./pages/built-page";
import type { Leaks } from "./pages/leaks";
import { test } from "./quiet-test";

declare global {
  interface Window {
    leaks: Leaks;
  }
}

const MB = 1_048_576;
const NOTHING = { timers: 0, sockets: 0, subscriptions: 0 };
let site: Site;

test.beforeAll(async () => {
  site = await serve({ files: await buildPage("leaks.tsx"), answer: () => Promise.resolve(null) });
});
test.afterAll(() => site.close());

// Others may be at work on the machine.
test.setTimeout(180_000);

async function open(page: Page) {
  await page.goto(site.origin);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("HeapProfiler.enable");
  return devtools;
}

/** What is in memory after everything that nobody holds has gone. */
async function counted(devtools: CDPSession) {
  // What is let go of in one round may hold others until the next.
  for (let round = 0; round < 4; round += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap: of("JSHeapUsedSize") };
}

test("200 mounts and unmounts leave nothing", async ({ page }) => {
  const devtools = await open(page);
  await page.evaluate(() => window.leaks.cycle(60));
  const before = await counted(devtools);
  await page.evaluate(() => window.leaks.cycle(200));
  const after = await counted(devtools);
  expect(await page.evaluate(() => window.leaks.alive())).toEqual(NOTHING);
  expect(after).toMatchObject({ nodes: before.nodes, listeners: before.listeners });
  expect(after.heap - before.heap, "bytes").toBeLessThan(MB);
});

test("1,000 polls leave nothing, mounted or unmounted", async ({ page }) => {
  const devtools = await open(page);
  await page.evaluate(() => window.leaks.mount());
  // The engine compiles what runs often: what that takes comes once, within the first few hundred.
  await page.evaluate(() => window.leaks.poll(500));
  const before = await counted(devtools);
  const requests = await page.evaluate(() => window.leaks.requests());
  const alive = await page.evaluate(() => window.leaks.alive());
  await page.evaluate(() => window.leaks.poll(1_000));
  const after = await counted(devtools);
  expect((await page.evaluate(() => window.leaks.requests())) - requests).toBe(2_000);
  expect(await page.evaluate(() => window.leaks.alive())).toEqual(alive);
  expect(after).toMatchObject({ nodes: before.nodes, listeners: before.listeners });
  expect(after.heap - before.heap, "bytes").toBeLessThan(MB);
  await page.evaluate(() => window.leaks.unmount());
  expect(await page.evaluate(() => window.leaks.alive())).toEqual(NOTHING);
});
