import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { allStories, openStory, watchConsole } from "./story";

const WIDTHS = [1024, 360] as const;

/** A picture is cut below this height: what follows are more rows of the same kind. */
const TALLEST = 1600;

// The browser itself reports what a story lets fail.
const BROWSER_OWN = /^error: Failed to load resource/;

for (const story of allStories()) {
  for (const theme of ["light", "dark"] as const) {
    test(`${story.title} / ${story.name}, ${theme}`, async ({ page }) => {
      const consoleLines = watchConsole(page);
      // The system says the opposite of the host: only the host may be followed.
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme === "dark" ? "light" : "dark" });
      await openStory(page, story.id, { theme });
      await expectNoViolation(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page).toHaveScreenshot([theme, String(width), `${story.id}.png`], await picture(page));
      }
      expect(consoleLines.filter((line) => !BROWSER_OWN.test(line))).toEqual([]);
    });
  }
}

async function expectNoViolation(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include("#storybook-root").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual(
    [],
  );
}

async function picture(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) } };
}
