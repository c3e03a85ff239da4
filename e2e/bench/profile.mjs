// Shows where the time of the costly operations goes: `npm run bench -- --profile`. Writes `results/profile.md`.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nameOf } from "./contestants.mjs";
import { buildPages, openPage } from "./pages.mjs";
import { placeOf, sumUp } from "./profile-summary.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here("./dist/profile");

/** Whose pages, at which size, and what is done to them in order. What is not told of only leads there. */
const STUDIES = [
  { page: "contestants/rail", size: 5_000, operations: ["mount", "poll, one changed"] },
  { page: "contestants/rail", size: 5_000, operations: ["mount closed", "open"] },
  { page: "contestants/rail", size: 200, operations: ["mount", "poll, one changed"] },
  { page: "contestants/rail", size: 200, operations: ["mount closed", "open"] },
  { page: "contestants/rail-view", size: 5_000, operations: ["mount", "poll, one changed"] },
  { page: "contestants/overview", size: 5_000, operations: ["mount", "poll, one changed", "keystroke"] },
];

/** How often each is done, in fresh pages; times are their mean. */
const RUNS = 5;

/** So much slower, that a sampling profiler sees enough of what takes a millisecond. */
const SLOWDOWN = 4;

/** Microseconds between two samples. */
const INTERVAL = 100;

/** Measures, prints and writes down where the time goes. */
export async function profile(browser) {
  buildPages(outDir, ["--readable", ...new Set(STUDIES.map(({ page }) => page))]);
  const parts = [
    "# Where the time goes",
    `Mean of ${RUNS} fresh pages each, CPU ${SLOWDOWN}× slower, code not minified, in ms. Script is told by the nearest of our own functions that it was spent under, or by the library where there is none.`,
  ];
  for (const study of STUDIES) {
    console.error(`profile: ${nameOf(study.page)}, ${study.size} entries, ${study.operations.join(", ")}`);
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await profileLife(browser, study));
    for (const operation of study.operations) {
      const title = `${nameOf(study.page)}, ${study.size.toLocaleString("en")} entries: ${operation}`;
      parts.push(`## ${title}`, sectionOf(runs.map((costs) => costs[operation])));
    }
  }
  const text = `${parts.join("\n\n")}\n`;
  console.log(text);
  mkdirSync(here("./results"), { recursive: true });
  writeFileSync(here("./results/profile.md"), text);
}

const WORK = { style: "RecalcStyleDuration", layout: "LayoutDuration" };

async function profileLife(browser, { page: name, size, operations }) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 800 } });
  try {
    const page = await context.newPage();
    await openPage(page, outDir, name);
    const cdp = await context.newCDPSession(page);
    const metrics = async () =>
      Object.fromEntries(
        (await cdp.send("Performance.getMetrics")).metrics.map((one) => [one.name, one.value * 1_000]),
      );
    await cdp.send("Performance.enable");
    await cdp.send("Profiler.enable");
    await cdp.send("Profiler.setSamplingInterval", { interval: INTERVAL });
    await page.evaluate((count) => window.bench.prepare(count), size);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const costs = {};
    for (const operation of operations) {
      const before = await metrics();
      await cdp.send("Profiler.start");
      await page.evaluate((wanted) => window.bench.run(wanted), operation);
      const { profile: samples } = await cdp.send("Profiler.stop");
      const after = await metrics();
      const work = Object.entries(WORK).map(([kind, metric]) => [kind, after[metric] - before[metric]]);
      costs[operation] = { functions: sumUp(samples, placeOf), ...Object.fromEntries(work) };
    }
    return costs;
  } finally {
    await context.close();
  }
}

/** How many functions a section names. */
const MOST = 14;

function sectionOf(costs) {
  const mean = (of) => costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length;
  const names = new Set(costs.flatMap(({ functions }) => [...functions.keys()]));
  const rows = [...names]
    .map((name) => ({ name, ms: mean(({ functions }) => functions.get(name) ?? 0) }))
    .toSorted((a, b) => b.ms - a.ms);
  const script = rows.reduce((sum, { ms }) => sum + ms, 0);
  const line = ({ name, ms }) => `| ${name} | ${ms.toFixed(1)} | ${Math.round((100 * ms) / script)} % |`;
  return [
    `Script ${script.toFixed(1)} (style and layout that it asks for included), style ${mean(({ style }) => style).toFixed(1)}, layout ${mean(({ layout }) => layout).toFixed(1)}.`,
    "",
    "| spent under | ms | of the script |",
    "| --- | ---: | ---: |",
    ...rows.slice(0, MOST).map(line),
  ].join("\n");
}
