import { expect, type Page } from "@playwright/test";
import { expectFocusWithin, expectNoSidewaysScroll, expectVisibleFocus, PHONE_COLUMN } from "./layout";
import { barOf, overviewOf, rowsOf, setOnHtml } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const MANY = "overviewtimeline-groups--many-chats";
const BY_CHAT = "overviewtimeline-groups--by-chat";

const linesOf = (page: Page) => overviewOf(page).getByRole("heading").getByRole("button");
const scroller = (page: Page) => page.locator('[data-slot="overview-timeline"] > div:last-child');
const scrollTo = (page: Page, top: number) =>
  scroller(page).evaluate((box, to) => {
    box.scrollTop = to;
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
  }, top);

test("five thousand entries in three hundred chats: a screenful of lines, folded or not, at either end", async ({
  page,
}) => {
  await openStory(page, MANY);
  await expect.poll(() => linesOf(page).count()).toBeLessThan(30);
  const elements = () => page.locator("#storybook-root *").count();
  const sizes = [await elements()];
  await linesOf(page).first().click();
  await expect(rowsOf(page).first()).toBeVisible();
  sizes.push(await elements());
  await scrollTo(page, 1e6);
  await expect(linesOf(page).last()).toBeVisible();
  expect(await linesOf(page).count()).toBeLessThan(30);
  sizes.push(await elements());
  expect(Math.max(...sizes)).toBeLessThan(1_500);
});

test("by keyboard: a line unfolds, its rows are walked, it is folded from below without losing its place", async ({
  page,
}) => {
  await openStory(page, MANY);
  const name = (await linesOf(page).nth(1).textContent()) ?? "";
  const line = linesOf(page).filter({ hasText: name });
  await line.focus();
  const top = async () => (await line.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await page.keyboard.press("Enter");
  await expect(line).toHaveAttribute("aria-expanded", "true");
  expect(await top(), "opening does not move the line").toBeCloseTo(before, 0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expectFocusWithin(rowsOf(page).first());

  // Deep in its rows the line sticks above them.
  await scrollTo(page, 700);
  await expect(line).toBeInViewport();
  await line.focus();
  await page.keyboard.press("Space");
  await expect(line).toHaveAttribute("aria-expanded", "false");
  await expectVisibleFocus(line);
  await expect(line).toBeInViewport({ ratio: 1 });
});

test("a line that has the focus keeps it out of sight, and the Tab key goes on from there", async ({
  page,
}) => {
  await openStory(page, MANY);
  const names = await linesOf(page).allTextContents();
  const named = (nth: number) => linesOf(page).filter({ hasText: names[nth] ?? "" });
  await named(2).focus();
  await scrollTo(page, 1e6);
  await expect(named(2)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expectVisibleFocus(named(3));
  await expect(named(3)).toBeInViewport();
});

test("copied, an unfolded chat and all lines are whole", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openStory(page, MANY);
  const line = linesOf(page).first();
  await line.click();
  const steps = Number(/(\d+) steps/.exec((await line.textContent()) ?? "")?.[1]);
  await page.evaluate(() => {
    const list = document.querySelector('[data-slot="overview-timeline"]');
    if (list) document.getSelection()?.selectAllChildren(list);
  });
  await page.keyboard.press("Control+C");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.match(/Check page \d+ of/g)).toHaveLength(steps);
  expect(text.match(/last activity/g)).toHaveLength(300);
});

test("where chats cannot be loaded, the days stay and say so, and what may help", async ({ page }) => {
  await page.context().route(/WorkGroups/, (route) => route.abort());
  await openStory(page, "overviewtimeline-view--real-week");
  const rows = await rowsOf(page).count();
  await barOf(page).getByRole("button", { name: "By chat" }).click();
  await expect(overviewOf(page).getByRole("alert")).toContainText("could not be loaded");
  await expect(rowsOf(page)).toHaveCount(rows);
  // Chromium keeps to a module that did not come, for as long as the document lives.
  await overviewOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(overviewOf(page).getByRole("alert")).toContainText("reload the page");
  await barOf(page).getByRole("button", { name: "By day" }).click();
  await expect(overviewOf(page).getByRole("alert")).toHaveCount(0);
});

test("fits a phone's column, from right to left too", async ({ page }) => {
  await page.setViewportSize(PHONE_COLUMN);
  await openStory(page, BY_CHAT, { locale: "es" });
  const overview = page.getByRole("region", { name: "Resumen" });
  await expectNoSidewaysScroll(page, overview);
  await setOnHtml(page, "dir=rtl");
  await expectNoSidewaysScroll(page, overview);
});
