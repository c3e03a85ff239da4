import { expect, type Page } from "@playwright/test";
import { expectVisibleFocus } from "./layout";
import { overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const button = (page: Page, name: string) => overviewOf(page).getByRole("button", { name, exact: true });
const current = (page: Page) => page.locator("[data-current]");
const positionOf = async (page: Page) => {
  const words = await overviewOf(page)
    .getByText(/^\D*\d[\d,]* of [\d,]+ unfinished$/)
    .first()
    .textContent();
  return Number(/[\d,]+/.exec(words ?? "")?.[0].replace(",", ""));
};

for (const id of ["long-lists--huge-overview", "long-lists--huge-overview-in-a-column"]) {
  test(`${id}: keys lead through five thousand rows, to those that are not drawn`, async ({ page }) => {
    await openStory(page, id);
    await button(page, "Next unfinished").click();
    await expect.poll(() => positionOf(page)).toBe(1);
    for (let position = 2; position <= 6; position += 1) {
      await page.keyboard.press("j");
      await expect.poll(() => positionOf(page)).toBe(position);
      await expect(current(page)).toHaveCount(1);
      await expectVisibleFocus(current(page));
      await expectInTheClear(page);
      expect(["open", "failed"]).toContain(await current(page).getAttribute("data-outcome"));
    }
    await page.keyboard.press("k");
    await expect.poll(() => positionOf(page)).toBe(5);

    // Round the beginning to the very last of them, thousands of rows away.
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("k");
    const last = overviewOf(page)
      .getByText(/^Back at the last\. (\d+) of \1 unfinished$/)
      .first();
    await expect(last).toBeVisible();
    await expectVisibleFocus(current(page));
    await expectInTheClear(page);
    await page.keyboard.press("j");
    await expect(
      overviewOf(page)
        .getByText(/^Back at the first\. 1 of/)
        .first(),
    ).toBeVisible();
    await expectInTheClear(page);
  });
}

test("a page of buttons pressed with the pointer: the bar and the row stay in sight", async ({ page }) => {
  await openStory(page, "overviewtimeline--week");
  await page.setViewportSize({ width: 400, height: 600 });
  for (let step = 0; step < 6; step += 1) {
    await button(page, "Next unfinished").click();
    await expect(button(page, "Next unfinished")).toBeInViewport({ ratio: 1 });
    await expectInTheClear(page);
  }
});

test("several are closed by keyboard, one is refused by name and closed the second time", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline-triage--selecting");
  const overview = overviewOf(page);
  await expect(overview.getByRole("radio", { name: "Mark done" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("By jk");
  await page.keyboard.press("Enter");
  await expect(overview.getByText("1 closed, 1 could not be closed", { exact: true })).toBeVisible();
  await expect(overview.getByText(/^“Proof approved”: .*disk full/)).toBeVisible();
  await expect(overview.getByRole("status")).toContainText("disk full");
  await expect(rowsOf(page).filter({ hasText: "Proof approved" })).toContainText("it is still open");
  await expect(button(page, "Close 0 milestones")).toBeFocused();
  await button(page, "Try that one again").press("Enter");
  await expect(overview.getByText("1 closed", { exact: true })).toBeVisible();
  await expect(rowsOf(page).filter({ hasText: "Proof approved" })).toHaveCount(0);
});

/** The row is whole in sight, and nothing that sticks lies over it. */
async function expectInTheClear(page: Page) {
  await expect
    .poll(() =>
      current(page).evaluate((row) => {
        const { left, width, top, bottom } = row.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) =>
          row.contains(document.elementFromPoint(left + width / 2, y)),
        );
      }),
    )
    .toBe(true);
}
