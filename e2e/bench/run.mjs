// Measures ours beside what a user would take instead: `npm run bench`, or `npm run bench -- --quick` for a look;
// `npm run bench -- --profile` shows instead where our time goes.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { launchOptions, resolveBrowser } from "../browser/resolve.mjs";
import { nameOf, OWN, PEERS, READING } from "./contestants.mjs";
import { ensurePeers } from "./ensure.mjs";
import { goals } from "./goals.mjs";
import { buildPages } from "./pages.mjs";
import { profile } from "./profile.mjs";
import { livesOf, takeReading, takeSample } from "./sample.mjs";
import { collect, ratios, summarise } from "./summary.mjs";
import { printGoals, printResults, printWaits } from "./table.mjs";

const quick = process.argv.includes("--quick");
const plan = quick
  ? { sizes: [200, 1_000], runs: [[1, 3]] }
  : {
      sizes: [200, 1_000, 5_000],
      // How often at which slowdown.
      runs: [
        [1, 5],
        [4, 3],
      ],
    };
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outDir = here("./dist");
const contestants = [...OWN, ...PEERS];

/** The load of the machine before anything ran: above a fraction of its cores, times are noise. */
const load = loadavg()[0];

async function measure(browser) {
  const rows = new Map();
  const take = async (page, size, slowdown, keep) => {
    for (const operations of livesOf(nameOf(page))) {
      const costs = await takeSample(browser, outDir, { page, operations, size, slowdown });
      if (keep) collect(rows, { contestant: nameOf(page), size, slowdown }, costs);
    }
  };
  // The first pages of a browser are slower than all others.
  for (const page of contestants) await take(page, 200, 1, false);
  for (const [slowdown, runs] of plan.runs) {
    for (const size of plan.sizes) {
      for (let run = 0; run < runs; run += 1) {
        console.error(`${slowdown}×, ${size} entries, run ${run + 1} of ${runs}`);
        const first = run % contestants.length;
        for (const page of [...contestants.slice(first), ...contestants.slice(0, first)])
          await take(page, size, slowdown, true);
        const reading = await takeReading(browser, outDir, { page: READING, size, slowdown });
        collect(rows, { contestant: nameOf(READING), size, slowdown }, { read: reading });
      }
    }
  }
  return summarise(rows);
}

async function compare(browser) {
  const results = await measure(browser);
  const compared = ratios(results);
  const reached = goals(results);
  printResults(results, compared);
  printWaits(results);
  printGoals(reached);
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    loadBefore: load,
    loadAfter: loadavg()[0],
    node: process.version,
    browser: `${resolveBrowser().kind}, Chromium ${browser.version()}`,
  };
  const file = here(`./results/${quick ? "quick" : "last"}.json`);
  mkdirSync(here("./results"), { recursive: true });
  const report = { at: new Date().toISOString(), machine, plan, goals: reached, results, ratios: compared };
  writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);
  if (load > cpus().length / 4)
    console.log(
      `\nThe machine was busy (load ${load.toFixed(1)} on ${cpus().length} cores): times are noise.`,
    );
}

const profiling = process.argv.includes("--profile");
if (!profiling) {
  ensurePeers();
  buildPages(outDir, [...contestants, READING]);
}
const browser = await chromium.launch(launchOptions());
try {
  await (profiling ? profile(browser) : compare(browser));
} finally {
  await browser.close();
}
