import { expect, type Page } from "@playwright/test";
import { builtStylesheet } from "./built-stylesheet";
import { railOf, setOnHtml, toggleOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const LIGHT = "rgb(255, 255, 255)";
const DARK = "rgb(24, 29, 38)";

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

  test("a scheme set from script counts as well, where nobody lowers `light-dark()`", async ({ page }) => {
    await page.setContent('<div class="tl-root tl:bg-card">Words</div>');
    await page.addStyleTag({ content: await builtStylesheet(`@import "./src/styles.css";`, "chrome123") });
    await page.emulateMedia({ colorScheme: "dark" });
    const words = page.getByText("Words");
    await expect(words).toHaveCSS("background-color", LIGHT);
    await setOnHtml(page, "style=color-scheme:dark");
    await expect(words).toHaveCSS("background-color", DARK);
  });

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
