import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { busyProject, longBuildChat, type Scenario } from "../../mocks";
import { barOf, overviewOf, railOf, rowsOf, toggleOf } from "../parts";
import { test } from "../quiet-test";
import { lockedVersion, lookOfHost } from "./host-look";
import { answerFrom, type Listening, serveBuilt, serveDaemon, serveRendered } from "./host-server";
import { BUILT } from "./places.mjs";

const LONG_BUILD = locked(longBuildChat());
const CHAT = `p/${LONG_BUILD.project}/chat?agent=${LONG_BUILD.chat.kind === "conversation" ? LONG_BUILD.chat.agent : ""}&conv=${LONG_BUILD.chat.id}`;

/** A daemon that wants the token which it gives to its own panel. */
function locked<S extends Scenario>(scenario: S): S {
  scenario.api.setToken("token-of-the-panel");
  return scenario;
}

/** The overview has read all its chats. */
const settled = (page: Page) =>
  expect(page.locator('[data-slot="overview-counts"]')).toHaveText(/^\d+ (steps|pasos)[^…]*$/);

async function openHost(page: Page, server: Listening, path: string, scenario: Scenario = busyProject()) {
  await page.clock.setFixedTime(scenario.clock.now());
  await answerFrom(page, scenario.api);
  await page.goto(new URL(path, server.url).href);
  return scenario;
}

test.describe("the APX panel's frame: React 19, Tailwind 4, HSL tokens, SWR, react-router under a base path", () => {
  let panel: Listening;
  test.beforeAll(async () => {
    panel = await serveBuilt("react-19/panel/dist", "/panel/");
  });
  test.afterAll(() => panel.close());
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a chat: the rail above it, and beside it", async ({ page }) => {
    await openHost(page, panel, CHAT, LONG_BUILD);
    const toggle = page.getByRole("button", { name: /^Recorrido \d/ });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveScreenshot(["hosts", "panel-chat-dark.png"]);
    await toggle.click();
    await expect(rowsOf(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Panel al costado" }).click();
    await expect(page.getByRole("complementary").getByRole("region", { name: "Recorrido" })).toBeVisible();
    await page.getByRole("button", { name: "Claro" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await expect(railOf(page)).toBeVisible();
    await expect(page).toHaveScreenshot(["hosts", "panel-chat-beside-light.png"]);
  });

  test("the overview in both languages, both themes, and on a phone", async ({ page }) => {
    await openHost(page, panel, "p/1/timeline", locked(busyProject()));
    await settled(page);
    await expect(page).toHaveScreenshot(["hosts", "panel-overview-dark.png"]);
    await page.getByRole("button", { name: "Claro" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await expect(overviewOf(page)).toBeVisible();
    await expect(page).toHaveScreenshot(["hosts", "panel-overview-light.png"]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page).toHaveScreenshot(["hosts", "panel-overview-phone.png"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("the panel's own tokens colour the timeline", async ({ page }) => {
    await openHost(page, panel, "p/1/timeline", locked(busyProject()));
    const card = () =>
      page.getByRole("main").evaluate((element) => getComputedStyle(element).backgroundColor);
    const overview = page.locator('[data-slot="overview-timeline"]');
    await expect(overview).toHaveCSS("background-color", await card());
    const dark = await card();
    await page.getByRole("button", { name: "Claro" }).click();
    expect(await card()).not.toBe(dark);
    await expect(overview).toHaveCSS("background-color", await card());
  });

  test("a row's link stays in the panel: its router follows it, under its base path", async ({ page }) => {
    await openHost(page, panel, "p/1/timeline", locked(busyProject()));
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const link = rowsOf(page).getByRole("link").first();
    await expect(link).toHaveAttribute("href", /^\/panel\/p\/1\/chat\?agent=\w+&conv=2026/);
    await link.click();
    await expect(page).toHaveURL(/\/panel\/p\/1\/chat\?agent=/);
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });

  test("filter and range are in the address: back, forward and a pasted link give the same view", async ({
    page,
    context,
  }) => {
    const scenario = await openHost(page, panel, "p/1/timeline", locked(busyProject()));
    await page.getByRole("button", { name: "English" }).click();
    await settled(page);
    const everything = await rowsOf(page).count();
    const unfinished = barOf(page).getByRole("switch", { name: /Unfinished only/ });
    await unfinished.click();
    await expect(unfinished).toBeChecked();
    await expect.poll(() => rowsOf(page).count()).toBeLessThan(everything);
    const some = await rowsOf(page).count();
    const address = page.url();
    expect(address).not.toBe(new URL("p/1/timeline", panel.url).href);

    await page.goBack();
    await expect(unfinished).not.toBeChecked();
    await expect(rowsOf(page)).toHaveCount(everything);
    await page.goForward();
    await expect(unfinished).toBeChecked();
    await expect(rowsOf(page)).toHaveCount(some);

    const pasted = await context.newPage();
    await openHost(pasted, panel, address, scenario);
    await settled(pasted);
    await expect(rowsOf(pasted)).toHaveCount(some);
    await expect(pasted.getByRole("switch", { name: /Sólo lo no terminado/ })).toBeChecked();
    await pasted.close();
  });

  test("looks the same with us and without us", async ({ page }) => {
    const without = await serveBuilt("react-19/panel/dist-without", "/panel/");
    for (const [path, scenario] of [
      [CHAT, LONG_BUILD],
      ["p/1/timeline", locked(busyProject())],
    ] as const) {
      await openHost(page, without, path, scenario);
      await expect(page.getByRole("main")).toBeVisible();
      await page.waitForLoadState("networkidle");
      const bare = await lookOfHost(page);
      await page.unrouteAll();
      await openHost(page, panel, path, scenario);
      await expect(page.locator("[data-slot]").first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await lookOfHost(page)).toEqual(bare);
      await page.unrouteAll();
    }
    await without.close();
  });
});

test.describe("React 18 without Tailwind, under a QueryClient with defaults of its own", () => {
  let plain: Listening;
  test.beforeAll(async () => {
    plain = await serveBuilt("react-18/plain/dist");
  });
  test.afterAll(() => plain.close());

  test("both components work, inside a form, and look as they should", async ({ page }) => {
    await openHost(page, plain, "");
    await toggleOf(page).click();
    await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "true");
    await barOf(page)
      .getByRole("switch", { name: /Unfinished only/ })
      .click();
    await expect(page.getByText("submitted")).toHaveCount(0);
    await settled(page);
    await expect(page).toHaveScreenshot(["hosts", "plain.png"], { fullPage: true });
  });

  test("F14: under React 18 as well, markup in data is text, and runs nothing", async ({ page }) => {
    const scenario = busyProject();
    const title = "<img src=x onerror=document.title='ran'> javascript:alert(1)";
    scenario.api.addLedgerRows(scenario.project, [
      {
        ts: "2026-11-30T17:10:00Z",
        type: "user",
        channel: "engine",
        agent_slug: "nora",
        body: title,
        meta: {},
      },
    ]);
    await openHost(page, plain, "", scenario);
    await expect(rowsOf(page).filter({ hasText: "<img src=x onerror=" }).first()).toBeVisible();
    await expect(page.locator("img, [onerror], a[href^=javascript]")).toHaveCount(0);
    expect(await page.title()).toBe("A plain host");
  });

  test("a failure stays inside, though the host's own queries throw theirs", async ({ page }) => {
    const scenario = busyProject();
    await page.clock.setFixedTime(scenario.clock.now());
    await page.route("**/api/**", (route) => route.fulfill({ status: 503, json: { error: "boom" } }));
    await page.goto(plain.url);
    await expect(railOf(page).getByRole("alert")).toContainText("Could not load the timeline.");
    await expect(overviewOf(page).getByRole("alert")).toContainText("Could not load the timeline.");
    await page.unrouteAll();
    await answerFrom(page, scenario.api);
    await railOf(page).getByRole("button", { name: "Try again" }).click();
    await expect(toggleOf(page)).toBeVisible();
  });

  test("looks the same with us and without us", async ({ page }) => {
    const without = await serveBuilt("react-18/plain/dist-without");
    await page.goto(without.url);
    await expect(page.getByRole("heading", { name: "Plain host" })).toBeVisible();
    const bare = await lookOfHost(page);
    await openHost(page, plain, "");
    await expect(rowsOf(page).first()).toBeVisible();
    expect(await lookOfHost(page)).toEqual(bare);
    await without.close();
  });
});

test.describe("React rendered on a server in another zone, then hydrated", () => {
  test("the browser takes over what the server drew, and nobody complains", async ({ page }) => {
    const scenario = busyProject();
    const daemon = await serveDaemon(scenario.api);
    const server = await serveRendered(daemon.url, scenario.clock.now());
    const drawn = await (await fetch(server.url)).text();
    expect(drawn).toContain('data-slot="timeline-rail-toggle"');
    expect(drawn).toContain('data-slot="overview-timeline"');
    await openHost(page, server, "/", scenario);
    await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "true");
    await expect(overviewOf(page).locator('[data-slot="timeline-entry"]').first()).toBeVisible();
    // The reader's own hour, not the server's.
    const first = railOf(page).locator("time").first();
    const [at, words] = [await first.getAttribute("datetime"), await first.textContent()];
    const here = new Intl.DateTimeFormat("en-GB", {
      timeStyle: "short",
      timeZone: "America/Argentina/Buenos_Aires",
    });
    expect(words).toContain(here.format(new Date(at ?? "")));
    const withUs = await lookOfHost(page);
    await page.goto(new URL("without", server.url).href);
    expect(withUs).toEqual(await lookOfHost(page));
    await server.close();
    await daemon.close();
  });
});

test("a webpack production build: both components work", async ({ page }) => {
  const server = await serveBuilt("react-19/webpack/dist");
  await openHost(page, server, "");
  await toggleOf(page).click();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(overviewOf(page)).toBeVisible();
  await settled(page);
  await expect(page).toHaveScreenshot(["hosts", "webpack.png"]);
  const withUs = await lookOfHost(page);
  await page.goto(new URL("without.html", server.url).href);
  await expect(page.getByRole("heading")).toBeVisible();
  expect(withUs).toEqual(await lookOfHost(page));
  await server.close();
});

test("a Storybook of a host's own, by the README, draws the rail", async ({ page }) => {
  const server = await serveBuilt("react-19/kit/storybook");
  await page.goto(new URL("iframe.html?id=rail--long-build&viewMode=story", server.url).href);
  await expect(toggleOf(page)).toBeVisible();
  await server.close();
});

for (const host of ["react-18", "react-19"]) {
  test(`F15: one copy of each peer resolves in the ${host} host, and it is the host's`, () => {
    const modules = join(BUILT, host, "node_modules");
    const copies = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((path) =>
      /(^|\/)node_modules\/(react|react-dom|@tanstack\/(react-query|query-core))\/package\.json$/.test(
        `node_modules/${path}`,
      ),
    );
    expect(copies.toSorted()).toEqual([
      "@tanstack/query-core/package.json",
      "@tanstack/react-query/package.json",
      "react-dom/package.json",
      "react/package.json",
    ]);
    const { version } = JSON.parse(readFileSync(join(modules, "@tanstack/react-query/package.json"), "utf8"));
    expect(version).toBe(lockedVersion(host, "@tanstack/react-query"));
    const ours = JSON.parse(
      readFileSync(
        join(import.meta.dirname, "../../node_modules/@tanstack/react-query/package.json"),
        "utf8",
      ),
    );
    expect(version).not.toBe(ours.version);
    expect(existsSync(join(modules, "@apx/timeline/node_modules"))).toBe(false);
  });
}
