import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { expectNoSidewaysScroll, PHONE_COLUMN } from "./layout";
import { test } from "./quiet-test";
import { openStory } from "./story";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(24, 29, 38)";

const railOf = (page: Page) => page.getByRole("region", { name: "Timeline" });
const toggleOf = (page: Page) => railOf(page).getByRole("button", { name: /^Timeline \d/ });
const overviewOf = (page: Page) => page.getByRole("region", { name: "Overview" });

test.describe("F16: dark follows the host alone", () => {
  test.beforeEach(async ({ page }) => {
    await openStory(page, "timelinerail--collapsed");
    // Through the host's bundler, as every host's styles are: it may lower `light-dark()`, ours and theirs together.
    const css = await builtStylesheet(`
      [data-scheme="dark"] { color-scheme: dark }
      [data-scheme="light"] { color-scheme: light }
      [data-scheme="both"] { color-scheme: light dark }`);
    await page.addStyleTag({ content: css });
  });

  const host = {
    "says nothing": { set: "", light: LIGHT, dark: LIGHT },
    "has a dark class": { set: "class=dark", light: DARK, dark: DARK },
    "has a dark theme attribute": { set: "data-theme=dark", light: DARK, dark: DARK },
    "declares a dark colour scheme": { set: "data-scheme=dark", light: DARK, dark: DARK },
    "declares a light colour scheme": { set: "data-scheme=light", light: LIGHT, dark: LIGHT },
    "follows the system itself": { set: "data-scheme=both", light: LIGHT, dark: DARK },
  };
  for (const [says, { set, ...expected }] of Object.entries(host)) {
    for (const system of ["light", "dark"] as const) {
      test(`the host ${says}, the system is ${system}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: system });
        await setOnHtml(page, set);
        await expect(railOf(page)).toHaveCSS("background-color", expected[system]);
      });
    }
  }

  test("toggled while mounted, and a light part within a dark page", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    for (const [set, colour] of [
      ["class=dark", DARK],
      ["class=", LIGHT],
      ["class=dark", DARK],
    ] as const) {
      await setOnHtml(page, set);
      await expect(railOf(page)).toHaveCSS("background-color", colour);
    }
    await page.locator("#storybook-root").evaluate((element) => element.classList.add("light"));
    await expect(railOf(page)).toHaveCSS("background-color", LIGHT);
  });
});

test.describe("styles", () => {
  test("F22: the page around is not reset, and nothing leaks out of our elements", async ({ page }) => {
    const css = await builtStylesheet(`@import "./src/styles.css";`);
    await page.setContent(
      `<h1>Title</h1><ul><li>Item</li></ul><button>Press</button><a href="#x">Link</a><p>Words</p>
       <input><select><option>One</option></select><fieldset><legend>Group</legend></fieldset><table><td>Cell</td></table>
       <div class="flex hidden p-4 truncate">Words the host uses</div>`,
    );
    const before = await computedStyles(page);
    await page.addStyleTag({ content: css });
    expect(await computedStyles(page)).toEqual(before);
    // The same sheet does reach what is ours.
    await expect(page.getByRole("heading")).not.toHaveCSS("margin-top", "0px");
    await page.getByRole("heading").evaluate((element) => element.classList.add("tl-root"));
    await expect(page.getByRole("heading")).toHaveCSS("margin-top", "0px");
  });

  test("a token set anywhere above changes the look", async ({ page }) => {
    await openStory(page, "timelinerail--collapsed");
    await page.addStyleTag({ content: ":root { --tl-card: rgb(1, 2, 3); --tl-failed: rgb(4, 5, 6) }" });
    await expect(railOf(page)).toHaveCSS("background-color", "rgb(1, 2, 3)");
    await expect(toggleOf(page).getByText("2 failed")).toHaveCSS("color", "rgb(4, 5, 6)");
  });

  test("a utility of the host wins over ours, ours over the host's base", async ({ page }) => {
    await openStory(page, "timelinerail--collapsed");
    await expect(toggleOf(page)).toHaveCSS("font-size", "13px");
    await page.addStyleTag({
      content: `@layer utilities { .host-pad { padding: 33px; background-color: rgb(9, 8, 7); border-radius: 3px } }
                @layer base { button { padding: 40px; font-size: 30px; background: red } }`,
    });
    await expect(railOf(page)).toHaveCSS("padding-top", "0px");
    await expect(toggleOf(page)).toHaveCSS("font-size", "13px");
    await expect(toggleOf(page)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await railOf(page).evaluate((element) => element.classList.add("host-pad"));
    await expect(railOf(page)).toHaveCSS("padding-top", "33px");
    await expect(railOf(page)).toHaveCSS("background-color", "rgb(9, 8, 7)");
    await expect(railOf(page)).toHaveCSS("border-top-left-radius", "3px");
  });
});

test.describe("in forced colours", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
  });

  test("the rail's words and signs stand out, and so does the focus", async ({ page }) => {
    await openStory(page, "timelinerail--open");
    const ground = await railOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    // The strip keeps its colours: it is decoration.
    const colours = await railOf(page).evaluate((root) =>
      [...root.querySelectorAll("span, p, bdi, time, svg")]
        .filter((element) => !element.closest('[data-slot="timeline-rail-strip"]'))
        .map((element) => getComputedStyle(element).color),
    );
    expect(colours.length).toBeGreaterThan(100);
    expect(colours).not.toContain(ground);
    expect([...new Set(colours)], "the user's colours, not ours").toHaveLength(1);
    await page.keyboard.press("Tab");
    await expect(toggleOf(page)).toBeFocused();
    await expect(toggleOf(page)).toHaveCSS("outline-style", "solid");
    await expect(toggleOf(page)).not.toHaveCSS("outline-color", ground);
    await expect(railOf(page)).toHaveCSS("border-top-style", "solid");
    await expect(railOf(page)).not.toHaveCSS("border-top-color", ground);
  });

  test("the overview's controls have edges, and the chosen range and the switch show what they are", async ({
    page,
  }) => {
    await openStory(page, "overviewtimeline--today");
    for (const control of [
      overviewOf(page).getByRole("searchbox"),
      overviewOf(page).getByRole("combobox", { name: "Channels" }),
    ]) {
      await expect(control).toHaveCSS("border-top-style", "solid");
    }
    await expect(overviewOf(page).getByRole("button", { name: "Today" })).toHaveCSS("outline-style", "solid");
    await expect(overviewOf(page).getByRole("button", { name: "7 days" })).toHaveCSS("outline-style", "none");
    const unfinished = overviewOf(page).getByRole("switch");
    const off = await unfinished.screenshot();
    await unfinished.press("Space");
    await expect(unfinished).toHaveAttribute("aria-checked", "true");
    expect(await unfinished.screenshot()).not.toEqual(off);
  });
});

test.describe("in a right-to-left host", () => {
  for (const size of [PHONE_COLUMN, { width: 1024, height: 800 }]) {
    test(`the rail is mirrored, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openStory(page, "timelinerail--open");
      await setOnHtml(page, "dir=rtl");
      await expectNoSidewaysScroll(page, railOf(page));
      const row = railOf(page).getByRole("listitem").filter({ hasText: "Use the blue cover" });
      const time = await row.getByRole("time").boundingBox();
      const title = await row.getByText("Use the blue cover", { exact: true }).boundingBox();
      expect(time?.x).toBeLessThan(title?.x ?? 0);
      const pointsLeft = () =>
        toggleOf(page)
          .locator("svg")
          .first()
          .evaluate((sign) => sign instanceof SVGGraphicsElement && (sign.getScreenCTM()?.a ?? 0) < -0.1);
      expect(await pointsLeft()).toBe(false);
      await toggleOf(page).click();
      await expect.poll(pointsLeft).toBe(true);
      await setOnHtml(page, "dir=ltr");
      await expect.poll(pointsLeft).toBe(false);
    });

    test(`the overview is mirrored, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openStory(page, "overviewtimeline--today");
      await setOnHtml(page, "dir=rtl");
      await expectNoSidewaysScroll(page, overviewOf(page));
      const row = overviewOf(page).getByRole("listitem").filter({ hasText: "Publish to TikTok" });
      const time = await row.getByRole("time").boundingBox();
      const title = await row.getByText("Publish to TikTok", { exact: true }).boundingBox();
      expect(time?.x).toBeLessThan(title?.x ?? 0);
    });
  }
});

test.describe("language and time zone are the host's", () => {
  test("the rail in Spanish", async ({ page }) => {
    await openStory(page, "timelinerail--open", { locale: "es" });
    const rail = page.getByRole("region", { name: "Recorrido" });
    await expect(rail).toHaveAttribute("lang", "es");
    await expect(
      rail.getByRole("button", { name: "Recorrido 12 pasos 1 abierto 2 fallaron Respondiendo" }),
    ).toBeVisible();
    await expect(rail.getByText("Nunca se respondió · hace 3 h que espera")).toBeVisible();
    await expect(rail.getByText("Se mandó dos veces — la segunda está abajo")).toBeVisible();
  });

  test("the overview in Spanish", async ({ page }) => {
    await openStory(page, "overviewtimeline--today", { locale: "es" });
    const overview = page.getByRole("region", { name: "Resumen" });
    await expect(overview.getByRole("heading")).toHaveText("Hoy lunes 30 de noviembre");
    await expect(overview.getByRole("switch", { name: /^Sólo lo no terminado/ })).toBeVisible();
    await expect(overview.getByRole("button", { name: "A medida" })).toBeVisible();
    await expect(overview).not.toContainText(/\b(steps?|Never answered|Working on it|All states)\b/);
  });

  for (const [timeZone, day, time] of [
    ["America/Argentina/Buenos_Aires", "Today Monday 30 November", "14:18"],
    ["Pacific/Auckland", "Today Tuesday 1 December", "06:18"],
    ["Asia/Kolkata", "Today Monday 30 November", "22:48"],
  ] as const) {
    test(`hours and days of a reader in ${timeZone}`, async ({ page }) => {
      await openStory(page, "overviewtimeline--today");
      await setTimeZone(page, timeZone);
      await expect(overviewOf(page).getByRole("heading").first()).toHaveText(day);
      const running = overviewOf(page).getByRole("listitem").filter({ hasText: "Try the other region" });
      await expect(running.getByRole("time")).toHaveText(time);
      await expect(running.getByRole("time")).toHaveAttribute("datetime", /^2026-11-30T17:18:00(\.000)?Z$/);
    });
  }
});

// Storybook takes no slash in its address.
async function setTimeZone(page: Page, timeZone: string) {
  await page.evaluate((zone) => {
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit("updateGlobals", {
      globals: { timeZone: zone },
    });
  }, timeZone);
}

/** Sets an attribute of the page's `<html>`, as `name=value`; none for the empty string. */
async function setOnHtml(page: Page, attribute: string) {
  const [name = "", ...value] = attribute.split("=");
  if (name === "") return;
  await page.evaluate(([key, text]) => document.documentElement.setAttribute(key, text), [
    name,
    value.join("="),
  ] as const);
}

async function computedStyles(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("body, body *")].map((element) => {
      const style = getComputedStyle(element);
      // Custom properties are names that nobody but us reads.
      const names = [...style].filter((name) => !name.startsWith("--"));
      return [element.tagName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    }),
  );
}

/** A stylesheet as a host's bundler makes it. */
async function builtStylesheet(source: string): Promise<string> {
  const entry = `${ROOT}host.css`;
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "host",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
      tailwindcss(),
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const [output] = [result].flat();
  const css =
    output && "output" in output ? output.output.find(({ fileName }) => fileName.endsWith(".css")) : null;
  if (css?.type !== "asset") throw new Error("The build made no stylesheet.");
  return String(css.source);
}
