import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll, expectTargetsOf24, expectVisibleFocus } from "./layout";
import { daysOf, overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const pictureOf = (page: Page) =>
  overviewOf(page).getByRole("toolbar", { name: /^(Steps over time|Pasos en)/ });
const barsOf = (page: Page) => pictureOf(page).getByRole("button");

/** The file that the picture is loaded from. */
const CHUNK = /\/histogram-part-[^/]+\.js$/;

test("by keyboard: Tab comes to one bar, arrows to the others, Enter narrows the list and widens it again", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline--week");
  await overviewOf(page).getByRole("button", { name: "Take it along" }).focus();
  await page.keyboard.press("Tab");
  await expectVisibleFocus(barsOf(page).nth(6));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const saturday = pictureOf(page).getByRole("button", { name: /^Saturday 28 November: \d+ steps/ });
  await expectVisibleFocus(saturday);
  await page.keyboard.press("Enter");
  await expect(daysOf(page)).toHaveText(["Saturday 28 November"]);
  await expect(saturday).toHaveAttribute("aria-pressed", "true");
  await expect(barsOf(page)).toHaveCount(7);
  await expectVisibleFocus(saturday);
  await page.keyboard.press("Tab");
  await expectVisibleFocus(overviewOf(page).getByRole("button", { name: "Previous unfinished" }));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expectVisibleFocus(
    overviewOf(page).getByRole("button", { name: /^Saturday 28 November: Show the whole/ }),
  );
  await page.keyboard.press("Enter");
  await expect(daysOf(page)).toHaveCount(7);
  await expect(saturday).toHaveAttribute("aria-pressed", "false");
});

for (const [id, name] of [
  ["overviewtimeline--week", /^Friday 27 November/],
  ["overviewtimeline--today", /^Monday 30 November, 09:00 to 10:00/],
] as const) {
  test(`${id}: a bar stays under the pointer that presses it`, async ({ page }) => {
    await openStory(page, id);
    const bar = pictureOf(page).getByRole("button", { name });
    const before = await bar.boundingBox();
    await bar.click();
    await expect(bar).toHaveAttribute("aria-pressed", "true");
    await expect(overviewOf(page).getByRole("button", { name: /Show the whole range$/ })).toBeVisible();
    expect(await bar.boundingBox()).toEqual(before);
  });
}

test("a week stands beside the counts where there is room, a month below them", async ({ page }) => {
  await openStory(page, "overviewtimeline--week");
  const boxes = async () => {
    const [picture, counts] = [pictureOf(page), overviewOf(page).locator('[data-slot="overview-counts"]')];
    return { picture: await picture.boundingBox(), counts: await counts.boundingBox() };
  };
  const week = await boxes();
  expect(week.picture?.x).toBeGreaterThan((week.counts?.x ?? 0) + (week.counts?.width ?? 0));
  expect(week.picture?.y).toBeLessThan(week.counts?.y ?? 0);
  await overviewOf(page).getByRole("button", { name: "30 days" }).click();
  await expect(barsOf(page)).toHaveCount(30);
  const month = await boxes();
  expect(month.picture?.y).toBeGreaterThan((month.counts?.y ?? 0) + (month.counts?.height ?? 0) - 1);
});

test("each bar can be hit, at any width from 360 px, and none is there below", async ({ page }) => {
  await openStory(page, "overviewtimeline--cut-off");
  // Stories pad theirs by 16 px a side, and its border is 1 px.
  for (const width of [1600, 1024, 768, 560, 440, 362]) {
    await page.setViewportSize({ width: width + 32, height: 800 });
    await expect(barsOf(page).first()).toBeVisible();
    await expectTargetsOf24(pictureOf(page));
    await expectNoSidewaysScroll(page, overviewOf(page));
  }
  await page.setViewportSize({ width: 360 + 32, height: 800 });
  await expect(page.getByRole("toolbar")).toHaveCount(0);
});

test.describe("loaded when it is wanted", () => {
  test("it comes into a place that was kept for it", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHUNK, async (route) => {
      await held;
      await route.continue();
    });
    const opened = openStory(page, "overviewtimeline--week");
    await expect(daysOf(page)).toHaveCount(7);
    // The browser lays out in 64ths of a pixel, and rounds each line by itself.
    const top = async () => (await daysOf(page).first().boundingBox())?.y ?? Number.NaN;
    const before = await top();
    release();
    await opened;
    await expect(barsOf(page)).toHaveCount(7);
    expect(await top()).toBeCloseTo(before, 1);
  });

  test("it is not, where there is no room for it", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (CHUNK.test(request.url())) asked.push(request.url());
    });
    await openStory(page, "overviewtimeline--narrow");
    await expect(rowsOf(page).first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(asked).toEqual([]);
  });
});

test("a print has it", async ({ page }) => {
  await openStory(page, "overviewtimeline-histogram--month-narrowed");
  await page.emulateMedia({ media: "print" });
  await expect(barsOf(page).first()).toBeVisible();
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('[data-slot="overview-bar"] span:empty')].every(
        (part) => getComputedStyle(part).printColorAdjust === "exact",
      ),
    ),
  ).toBe(true);
});
