// The built pages: made in a process of their own, and given to a browser without a server.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ORIGIN = "http://bench.test";
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds pages into a folder. */
export function buildPages(outDir, pages) {
  execFileSync(process.execPath, [here("./build.mjs"), outDir, ...pages], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** Opens a built page, and waits until it has put on its window what is asked of it. */
export async function openPage(page, outDir, name, offers = "bench") {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ path: join(outDir, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${ORIGIN}/${name}.html`);
  await page.waitForFunction((wanted) => wanted in window, offers);
}
