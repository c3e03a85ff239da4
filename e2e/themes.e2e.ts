import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { builtStylesheet } from "./built-stylesheet";
import { overviewOf, railOf, setOnHtml, toggleOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

/** Hosts' tokens as such hosts have them, light and dark, and what a browser makes of the ground and the text. */
const HOSTS = {
  // What shadcn/ui sets up with Tailwind 4.
  shadcn: {
    light: {
      tokens: `--card: oklch(1 0 0); --card-foreground: oklch(0.145 0 0); --muted: oklch(0.97 0 0);
        --muted-foreground: oklch(0.556 0 0); --border: oklch(0.922 0 0); --primary: oklch(0.205 0 0); --radius: 0.625rem;`,
      card: "oklch(1 0 0)",
      text: "oklch(0.145 0 0)",
      border: "oklch(0.922 0 0)",
      radius: "10px",
    },
    dark: {
      tokens: `--card: oklch(0.205 0 0); --card-foreground: oklch(0.985 0 0); --muted: oklch(0.269 0 0);
        --muted-foreground: oklch(0.708 0 0); --border: oklch(1 0 0 / 10%); --primary: oklch(0.922 0 0);`,
      card: "oklch(0.205 0 0)",
      text: "oklch(0.985 0 0)",
      border: "oklch(1 0 0 / 0.1)",
      radius: "10px",
    },
  },
  // What shadcn/ui set up with Tailwind 3, and many hosts still have.
  "shadcn-hsl": {
    light: {
      tokens: `--card: 0 0% 100%; --card-foreground: 222.2 84% 4.9%; --muted: 210 40% 96.1%;
        --muted-foreground: 215.4 16.3% 46.9%; --border: 214.3 31.8% 91.4%; --primary: 222.2 47.4% 11.2%; --radius: 0.5rem;`,
      card: "rgb(255, 255, 255)",
      text: "rgb(2, 8, 23)",
      border: "rgb(226, 232, 240)",
      radius: "8px",
    },
    dark: {
      tokens: `--card: 222.2 84% 4.9%; --card-foreground: 210 40% 98%; --muted: 217.2 32.6% 17.5%;
        --muted-foreground: 215 20.2% 65.1%; --border: 217.2 32.6% 17.5%; --primary: 210 40% 98%;`,
      card: "rgb(2, 8, 23)",
      text: "rgb(248, 250, 252)",
      border: "rgb(30, 41, 59)",
      radius: "8px",
    },
  },
};

for (const [name, { light, dark }] of Object.entries(HOSTS)) {
  test.describe(`themes/${name}.css`, () => {
    const dressed = async (page: Page, story: string) => {
      await openStory(page, story);
      await page.addStyleTag({ content: await builtStylesheet(`@import "./src/themes/${name}.css";`) });
      await page.addStyleTag({
        content: `@layer base { :root { ${light.tokens} } .dark { ${dark.tokens} } } body { background: var(--tl-soft) }`,
      });
    };

    for (const [theme, host] of Object.entries({ light, dark })) {
      test(`a ${theme} host's tokens reach the rail, and all of it can be read on them`, async ({ page }) => {
        await dressed(page, "timelinerail--open");
        await setOnHtml(page, `class=${theme}`);
        await expect(railOf(page)).toHaveCSS("background-color", host.card);
        await expect(railOf(page)).toHaveCSS("color", host.text);
        await expect(railOf(page)).toHaveCSS("border-top-color", host.border);
        await expect(railOf(page)).toHaveCSS("border-top-left-radius", host.radius);
        await expectReadable(page);
      });

      test(`an overview on a ${theme} host can be read`, async ({ page }) => {
        await dressed(page, "overviewtimeline--week");
        await setOnHtml(page, `class=${theme}`);
        await expect(overviewOf(page)).toHaveCSS("background-color", host.card);
        await expectReadable(page);
      });
    }

    test("a part of the page may be dark, and a token of the host's own goes before the theme", async ({
      page,
    }) => {
      await dressed(page, "timelinerail--collapsed");
      await page.locator("#storybook-root").evaluate((element) => element.classList.add("dark"));
      await expect(railOf(page)).toHaveCSS("background-color", dark.card);
      await page.addStyleTag({ content: ".dark { --tl-card: rgb(1, 2, 3) }" });
      await expect(railOf(page)).toHaveCSS("background-color", "rgb(1, 2, 3)");
    });

    test("where the host has no such tokens, ours hold", async ({ page }) => {
      await openStory(page, "timelinerail--collapsed");
      await page.addStyleTag({ content: await builtStylesheet(`@import "./src/themes/${name}.css";`) });
      await expect(railOf(page)).toHaveCSS("background-color", "rgb(255, 255, 255)");
      await expect(railOf(page)).toHaveCSS("border-top-left-radius", "10px");
      await expect(toggleOf(page).getByText("2 failed")).toHaveCSS("color", "rgb(190, 30, 75)");
    });
  });
}

async function expectReadable(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .include("#storybook-root")
    .withRules(["color-contrast"])
    .analyze();
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ failureSummary, html }) => `${failureSummary}: ${html}`),
  );
  expect(found).toEqual([]);
}
