import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { allStories, openStory, watchConsole } from "./story";

for (const story of allStories()) {
  for (const theme of ["light", "dark"] as const) {
    test(`${story.title} / ${story.name} in ${theme}: no axe violation, a quiet console`, async ({
      page,
    }) => {
      const consoleLines = watchConsole(page);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: theme === "dark" ? "light" : "dark" });
      await openStory(page, story.id, { theme });
      const { violations } = await new AxeBuilder({ page }).include("#storybook-root").analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
      ).toEqual([]);
      expect(consoleLines).toEqual([]);
    });
  }
}
