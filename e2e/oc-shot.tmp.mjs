import { chromium } from "playwright-core";
import { launchOptions } from "./browser/resolve.mjs";
const b = await chromium.launch(launchOptions());
for (const id of process.argv[2].split(",")) for (const theme of ["light","dark"]) for (const w of [360,1024]) {
  const c = await b.newContext({ viewport: { width: w, height: 800 }, timezoneId: "UTC", locale: "en-US" });
  const p = await c.newPage();
  const loc = id.endsWith("spanish") ? "es" : "en";
  await p.goto(`http://localhost:6132/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${loc};a11y.manual:!true`);
  await p.waitForSelector("[data-slot=overview-timeline]"); await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/oc-${id.replace("overviewtimeline--","")}-${theme}-${w}.png`, fullPage: true });
  await c.close();
}
await b.close();
