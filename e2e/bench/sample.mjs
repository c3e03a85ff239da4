// One sample: everything that is done to a contestant, in fresh pages.
import { MOVES, takeMove } from "./moving.mjs";
import { openPage } from "./pages.mjs";
import { takeTyping } from "./typing.mjs";

/** What is done in the life of a page; a closed list is opened in a page of its own. */
export function livesOf(name) {
  const open = ["mount", "parent renders", "poll, identical", "poll, one changed", "poll, window slid"];
  if (name === "overview") {
    return [
      [...open, "keystroke", "typing"],
      ["mount", ...Object.keys(MOVES)],
    ];
  }
  return [open, ["mount closed", "open", "close"]];
}

const metrics = async (cdp) =>
  Object.fromEntries(
    (await cdp.send("Performance.getMetrics")).metrics.map(({ name, value }) => [name, value]),
  );

const WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
const workBetween = (before, after) =>
  WORK.reduce((sum, name) => sum + (after[name] - before[name]) * 1_000, 0);

async function heapAfterCollection(cdp) {
  await cdp.send("HeapProfiler.collectGarbage");
  await cdp.send("HeapProfiler.collectGarbage");
  return (await metrics(cdp)).JSHeapUsedSize;
}

/**
 * What each operation cost, by its name. Beside what the page itself says, `work` is the browser's own account of
 * script, style and layout in ms, from the change until nothing more happens: it also sees what comes after the frame.
 */
export async function takeSample(browser, outDir, { page: name, operations, size, slowdown }) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 800 } });
  try {
    const page = await context.newPage();
    const faults = [];
    page.on("pageerror", (error) => faults.push(error));
    await openPage(page, outDir, name);
    const cdp = await context.newCDPSession(page);
    await cdp.send("Performance.enable");
    await page.evaluate((count) => window.bench.prepare(count), size);
    const heapBefore = await heapAfterCollection(cdp);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const costs = {};
    for (const operation of operations) {
      if (operation === "typing") {
        costs[operation] = await takeTyping(page, cdp);
        continue;
      }
      if (operation in MOVES) {
        costs[operation] = await takeMove(page, operation);
        continue;
      }
      const before = await metrics(cdp);
      const cost = await page.evaluate((wanted) => window.bench.run(wanted), operation);
      costs[operation] = { ...cost, work: workBetween(before, await metrics(cdp)) };
      if (operation.startsWith("mount"))
        costs[operation].heap = ((await heapAfterCollection(cdp)) - heapBefore) / 1_048_576;
    }
    if (faults.length > 0) throw faults[0];
    return costs;
  } finally {
    await context.close();
  }
}

/** How long an answer takes to read, in a fresh page. */
export async function takeReading(browser, outDir, { page: name, size, slowdown }) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await openPage(page, outDir, name, "reading");
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await page.evaluate((count) => window.reading(count), size);
  } finally {
    await context.close();
  }
}
