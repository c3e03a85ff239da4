import { expect, type Page } from "@playwright/test";
import {
  expectFocusWithin,
  expectNoSidewaysScroll,
  expectNothingSquashed,
  expectTargetsOf24,
  expectVisibleFocus,
} from "./layout";
import { barOf, overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const TEN = "overviewtimeline-glance--newest-ten";

const moreOf = (page: Page) => overviewOf(page).getByRole("button", { name: /more steps$/ });
const box = async (page: Page, slot: string) =>
  (await page.locator(`[data-slot="${slot}"]`).boundingBox()) ?? { y: Number.NaN, height: Number.NaN };

for (const width of [320, 1200]) {
  test(`a glance in a host of ${width} px scrolls inside it, its counts and its way on always in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 });
    await openStory(page, TEN);
    await expect(moreOf(page)).toHaveText("79 more steps");
    await expect(rowsOf(page)).toHaveCount(10);
    await expectNoSidewaysScroll(page, overviewOf(page));
    await expectTargetsOf24(overviewOf(page));
    await expectNothingSquashed(overviewOf(page));
    const root = await box(page, "overview-timeline");
    expect(root.height).toBeCloseTo(420, 0);

    await rowsOf(page).last().scrollIntoViewIfNeeded();
    await expect(rowsOf(page).last()).toBeInViewport();
    for (const slot of ["overview-counts", "overview-more"]) {
      const part = await box(page, slot);
      expect(part.y, slot).toBeGreaterThanOrEqual(root.y);
      expect(part.y + part.height, slot).toBeLessThanOrEqual(root.y + root.height);
    }
  });
}

test("the way on by keyboard: the whole opens in place, reading goes on at the last row, and back", async ({
  page,
}) => {
  await openStory(page, TEN);
  await expect(moreOf(page)).toHaveText("79 more steps");
  await rowsOf(page).last().getByRole("button").focus();
  await page.keyboard.press("Tab");
  await expectVisibleFocus(moreOf(page));
  const last = rowsOf(page).nth(9);
  const title = await last.locator('[data-slot="timeline-title"]').textContent();
  await page.keyboard.press("Enter");
  await expect(rowsOf(page)).toHaveCount(89);
  await expect(barOf(page)).toBeVisible();
  await expect(rowsOf(page).nth(9)).toBeFocused();
  await expect(rowsOf(page).nth(9)).toContainText(title ?? "no title");
  await expect(rowsOf(page).nth(9)).toBeInViewport();

  const back = overviewOf(page).getByRole("button", { name: "The newest 10 only" });
  await back.press("Enter");
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(barOf(page)).toHaveCount(0);
  await expectFocusWithin(overviewOf(page));
});

test("a week beside the one before it, once a month was there", async ({ page }) => {
  const asked: string[] = [];
  await openStory(page, "overviewtimeline--week");
  const overview = overviewOf(page);
  const comparison = page.locator('[data-slot="overview-comparison"]');
  await expect(overview.getByText("89 steps")).toBeVisible();
  await overview.getByRole("button", { name: "30 days" }).click();
  await expect(overview.getByText(/^newest \d+ steps$/).first()).toBeVisible();
  await expect(comparison).toHaveCount(0);
  page.on("request", (request) => asked.push(request.url()));
  await overview.getByRole("button", { name: "7 days" }).click();
  await expect(comparison).toHaveText(/than in the 7 days before/);
  expect(asked.filter((url) => /since=2026-11-1/.test(url))).toEqual([]);
});
