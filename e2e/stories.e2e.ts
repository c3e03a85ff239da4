import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { allStories, openStory, watchConsole } from "./story";

const WIDTHS = [1024, 360] as const;

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** A picture is cut below this height: what follows are more rows of the same kind. */
const TALLEST = 1600;

// The browser itself reports what a story lets fail.
const BROWSER_OWN = /^error: Failed to load resource/;

for (const story of allStories()) {
  test(`${story.title} / ${story.name}`, async ({ page }) => {
    const consoleLines = watchConsole(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStory(page, story.id);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of THEMES) {
        await dress(page, theme);
        if (width === WIDTHS[0]) await expectNoViolation(page, theme);
        await expect(page).toHaveScreenshot([theme, String(width), `${story.id}.png`], await picture(page));
      }
    }
    expect(consoleLines.filter((line) => !BROWSER_OWN.test(line))).toEqual([]);
  });
}

/** Puts the page into a theme of the host's. The system says the opposite: only the host may be followed. */
async function dress(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
  await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
}

async function expectNoViolation(page: Page, theme: Theme) {
  const axe = new AxeBuilder({ page }).include("#storybook-root");
  // A theme changes colours and nothing else.
  const { violations } = await (theme === "dark" ? axe.withRules("color-contrast") : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(found, theme).toEqual([]);
}

async function picture(page: Page) {
  // What sticks would else be pictured where a focus had the page scrolled to.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
}
