import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";
import { daysOf, overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const header = (page: Page) => page.locator('[data-slot="overview-counts"]');

/** The last row of two days ago: whatever comes belongs above it. */
function earlierRow(page: Page): Locator {
  return page.locator('[data-slot="overview-group"]').nth(2).locator('[data-slot="timeline-entry"]').last();
}

/** Lets the chats come, and waits until all of them are there. */
async function letChatsCome(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("release-chats")));
  await expect(header(page)).toContainText("89 steps");
  await expect(header(page)).not.toContainText("Reading");
}

const top = async (row: Locator | ElementHandle) => (await row.boundingBox())?.y ?? Number.NaN;

/** Scrolling goes by whole pixels and rows do not: each of the three chats may be half a pixel off. */
const ROUNDING = 1.5;

for (const [where, story] of [
  ["in a page", "overviewtimeline--chats-being-read"],
  ["in a box of its own", "overviewtimeline--chats-being-read-inside"],
] as const) {
  test.describe(`rows that arrive ${where} do not move what is being read`, () => {
    test.beforeEach(async ({ page }) => {
      await openStory(page, story);
      await expect(header(page)).toContainText(/85 steps.*Reading \d more chats…/);
    });

    test("where the reader has scrolled to", async ({ page }) => {
      const row = earlierRow(page);
      await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const before = await top(row);
      await letChatsCome(page);
      expect(Math.abs((await top(row)) - before)).toBeLessThanOrEqual(ROUNDING);
    });

    test("where the focus is, which stays", async ({ page }) => {
      const row = earlierRow(page);
      const button = row.getByRole("button").first();
      await button.focus();
      const before = await top(row);
      await letChatsCome(page);
      expect(Math.abs((await top(row)) - before)).toBeLessThanOrEqual(ROUNDING);
      await expect(button).toBeFocused();
    });

    test("and at the top of the list the row under the pointer stays", async ({ page }) => {
      const row = await rowsOf(page).nth(8).elementHandle();
      if (row === null) throw new Error("There are not enough rows");
      await row.hover();
      expect(await daysOf(page).first().isVisible()).toBe(true);
      const before = await top(row);
      await letChatsCome(page);
      expect(Math.abs((await top(row)) - before)).toBeLessThanOrEqual(ROUNDING);
    });
  });
}

test("what was taken to be fine is not, once the chats are in", async ({ page }) => {
  await openStory(page, "overviewtimeline--without-other-chats");
  await expect(header(page)).toHaveText("4 steps");
  await openStory(page, "overviewtimeline--chats-included");
  await expect(header(page)).toHaveText("8 steps 2 open 1 failed");
  await expect(overviewOf(page).getByRole("link", { name: /^Render the draft/ })).toBeVisible();
});
