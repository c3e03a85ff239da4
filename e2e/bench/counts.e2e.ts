import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../quiet-test";
import type { Operation } from "./page/operations";
import { buildPages, openPage } from "./pages.mjs";
import { takeTyping } from "./typing.mjs";

// What the bench measures and that no machine's speed changes: rows rendered, rows remounted, elements.

const outDir = join(import.meta.dirname, "../../test-results/bench-pages");
const SMALL = 200;
const HUGE = 5_000;

// Built once, by the one worker that these tests then run in.
test.describe.configure({ mode: "default" });
test.beforeAll(() => buildPages(outDir, ["contestants/rail", "contestants/overview"]));

async function openBench(page: Page, contestant: "rail" | "overview", size: number) {
  await openPage(page, outDir, `contestants/${contestant}`);
  await page.evaluate((count) => window.bench.prepare(count), size);
  return (operation: Operation) => page.evaluate((wanted) => window.bench.run(wanted), operation);
}

const NOTHING = { rendered: 0, remounted: 0, came: 0, went: 0 };

for (const size of [SMALL, HUGE]) {
  for (const contestant of ["rail", "overview"] as const) {
    test(`${contestant}, ${size} entries: only what changed is rendered`, async ({ page }) => {
      const run = await openBench(page, contestant, size);
      const mount = await run("mount");
      expect(mount.rendered).toBeGreaterThan(5);
      expect(mount.rendered).toBeLessThanOrEqual(SMALL);
      expect(await run("parent renders")).toMatchObject(NOTHING);
      expect(await run("poll, identical")).toMatchObject(NOTHING);
      expect(await run("poll, one changed")).toMatchObject({ ...NOTHING, rendered: 1 });
      // In a rail the oldest row goes, and the one that is now the first says its day.
      const rendered = contestant === "rail" ? 2 : 1;
      expect(await run("poll, window slid")).toMatchObject({ rendered, remounted: 0, came: 1, went: 1 });
    });
  }

  test(`closed rail, ${size} entries: no rows, few elements, and as few again after it was open`, async ({
    page,
  }) => {
    const run = await openBench(page, "rail", size);
    const closed = await run("mount closed");
    const strip = await page.locator('[data-slot="timeline-rail-strip"] *').count();
    expect(closed).toMatchObject(NOTHING);
    expect(strip).toBeLessThanOrEqual(32);
    expect(closed.elements - strip).toBeLessThanOrEqual(24);
    expect((await run("open")).rendered).toBeGreaterThan(5);
    expect(await run("close")).toMatchObject({ rendered: 0, elements: closed.elements });
  });
}

for (const contestant of ["rail", "overview"] as const) {
  test(`${contestant}: ${HUGE} entries have hardly more elements than ${SMALL}`, async ({ page }) => {
    const elements: number[] = [];
    for (const size of [SMALL, HUGE]) {
      const run = await openBench(page, contestant, size);
      elements.push((await run("mount")).elements);
    }
    const [small = 0, huge = 0] = elements;
    expect(huge).toBeGreaterThan(50);
    expect(huge).toBeLessThanOrEqual(small * 1.2);
  });
}

test(`overview, ${HUGE} entries, CPU 4× slower: no character is lost, however fast somebody types`, async ({
  page,
}) => {
  const run = await openBench(page, "overview", HUGE);
  await run("mount");
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  expect((await takeTyping(page, cdp)).lost).toBe(0);
});
