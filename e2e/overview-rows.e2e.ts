import { expect, type Locator, type Page } from "@playwright/test";
import {
  expectFocusWithin,
  expectNoSidewaysScroll,
  expectNothingSquashed,
  expectTargetsOf24,
  expectVisibleFocus,
  PHONE_COLUMN,
  ZOOMED,
} from "./layout";
import { barOf, daysOf, overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test.describe("the heading of the day in sight", () => {
  test("stays at the top of the page while it scrolls", async ({ page }) => {
    await openStory(page, "overviewtimeline--week");
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 1200);
    await expectStuckBelowTriage(page);
  });

  test("stays at the top of the list where a host gives a height", async ({ page }) => {
    await openStory(page, "apx-panel--overview");
    await rowsOf(page).first().hover();
    await page.mouse.wheel(0, 1200);
    await expectStuckBelowTriage(page);
    await expect(overviewOf(page).locator('[data-slot="overview-filters"]')).toBeInViewport({ ratio: 1 });
  });
});

test.describe("closing a milestone by keyboard", () => {
  test("as done, with a note: it leaves what is unfinished, and the focus stays near", async ({ page }) => {
    await openStory(page, "overviewtimeline--unfinished-only");
    await overviewOf(page).getByRole("button", { name: "Close “Proof approved”" }).press("Enter");
    await expect(page.getByRole("radio", { name: "Mark done" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "Note" })).toBeFocused();
    await page.keyboard.type("It came by post.");
    await page.keyboard.press("Enter");
    await expect(rowsOf(page).filter({ hasText: "Proof approved" })).toHaveCount(0);
    await expectFocusWithin(overviewOf(page));
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-slot"))).toBe(
      "timeline-entry",
    );
    await barOf(page).getByRole("switch").press("Space");
    await barOf(page).getByRole("searchbox").fill("came by post");
    await expect(rowsOf(page)).toHaveText([/^Done: Send it to the print shop/]);
  });

  test("that fails leaves it open, says why, and keeps what was written", async ({ page }) => {
    await openStory(page, "overviewtimeline--closing-fails");
    const row = rowsOf(page).filter({ hasText: "Proof approved" });
    await expect(row.getByRole("alert")).toContainText("disk full");
    await expectFocusWithin(overviewOf(page));
    await row.getByRole("button", { name: "Close “Proof approved”" }).press("Enter");
    await page.getByRole("radio", { name: "Mark done" }).press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Mark failed" })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.type("Lost in the post.");
    await page.keyboard.press("Enter");
    await expect(row.getByRole("alert")).toContainText("disk full");
    await row.getByRole("button", { name: "Close “Proof approved”" }).press("Enter");
    await expect(page.getByRole("radio", { name: "Mark failed" })).toBeChecked();
    await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("Lost in the post.");
    await page.keyboard.press("Escape");
    await expectVisibleFocus(row.getByRole("button", { name: "Close “Proof approved”" }));
  });
});

test("a month that was cut off loads the rest by keyboard, and the focus is not lost", async ({ page }) => {
  await openStory(page, "overviewtimeline--cut-off");
  const notice = overviewOf(page).getByText(/^Showing the newest \d+ steps of this range\./);
  // Other chats are read in while it stands there, so that it counts more and more.
  await expect(async () => {
    const newest = /newest \d+ steps/.exec((await notice.textContent()) ?? "")?.[0] ?? "";
    await expect(overviewOf(page).getByText(newest, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await overviewOf(page).getByRole("button", { name: "Show more" }).press("Enter");
  await expect(overviewOf(page).getByText(/Showing the newest/)).toHaveCount(0);
  await expect(overviewOf(page).getByText(/^[34]\d\d steps$/)).toBeVisible();
  await expectFocusWithin(overviewOf(page));
});

test("F21: link and disclosure are siblings, each does one thing, and nothing submits the host's form", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline--week");
  await page.evaluate(() => {
    const story = document.getElementById("storybook-root");
    const form = document.createElement("form");
    story?.before(form);
    if (story) form.append(story);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      document.title = "submitted";
    });
  });
  const nested = page.locator("a button, a a, a input, button a, button button, button input");
  await expect(nested).toHaveCount(0);
  const unfolded = overviewOf(page).getByRole("button", { name: /^Hide details/ });
  const address = page.url();
  const links = new Set<string>();
  const rows = rowsOf(page).filter({ has: page.getByRole("link") });
  await rows.first().getByRole("link").focus();
  for (let row = 0; row < 5; row += 1) {
    const link = rows.nth(row).getByRole("link");
    await tabUntil(page, link);
    await page.keyboard.press("Space");
    expect(page.url(), "Space is no key of a link").toBe(address);
    links.add((await link.getAttribute("href")) ?? "");
    const disclosure = rows.nth(row).getByRole("button", { name: /^(Show|Hide) details/ });
    await tabUntil(page, disclosure);
    for (const fold of [
      () => page.keyboard.press("Enter"),
      () => page.keyboard.press("Space"),
      () => disclosure.click(),
    ]) {
      await expect(disclosure).toHaveAttribute("aria-expanded", "false");
      await fold();
      await expect(disclosure).toHaveAttribute("aria-expanded", "true");
      await expect(unfolded, "no other row").toHaveCount(1);
      await fold();
      await expect(disclosure).toHaveAttribute("aria-expanded", "false");
    }
  }
  expect(links.size).toBeGreaterThan(1);
  await barOf(page).getByRole("searchbox").press("Enter");
  await barOf(page).getByRole("switch").press("Enter");
  await barOf(page).getByRole("switch").press("Enter");
  expect(page.url()).toBe(address);
  await rows.first().getByRole("link").press("Enter");
  await expect(page).toHaveURL(/#\/chats\/2026-11-\d\d-\d\d$/);
  await expect(unfolded).toHaveCount(0);
  expect(await page.title()).not.toBe("submitted");
});

/** Goes on by Tab until that has the focus. */
async function tabUntil(page: Page, control: Locator) {
  for (let stop = 0; stop < 40; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never came to it.");
}

test.describe("where there is little room", () => {
  for (const size of [PHONE_COLUMN, ZOOMED, { width: 1024, height: 800 }]) {
    for (const id of [
      "overviewtimeline--today",
      "overviewtimeline--closing-a-milestone",
      "overviewtimeline--custom-range",
      "overviewtimeline--first-load-failed",
      "overviewtimeline-view--real-week",
    ]) {
      test(`${id} fits ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await openStory(page, id);
        await expectNoSidewaysScroll(page, overviewOf(page));
        await expectTargetsOf24(overviewOf(page));
      });
    }
  }
});

/** A heading stands there although the rows above and below it have moved on. */
async function expectStuckBelowTriage(page: Page) {
  await expect
    .poll(async () => {
      // The bar that leads through what is unfinished sticks itself.
      const bar = await overviewOf(page).locator('[data-slot="overview-triage"]').boundingBox();
      const places = await daysOf(page).evaluateAll((headings) =>
        headings.map((heading) => ({
          line: heading.parentElement?.getBoundingClientRect().top ?? Number.NaN,
          group: heading.closest("section")?.getBoundingClientRect().top ?? Number.NaN,
        })),
      );
      const top = (bar?.y ?? Number.NaN) + (bar?.height ?? 0);
      return places.some(({ line, group }) => Math.abs(line - top) <= 1.5 && group < line - 40);
    })
    .toBe(true);
}

test("an overview that fills a low column squashes nothing, and leaves the list room to be read", async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await openStory(page, "overviewtimeline-view--five-thousand-entries");
  await expectNothingSquashed(overviewOf(page));
  const list = await daysOf(page)
    .first()
    .locator('xpath=ancestor::section[@data-slot="overview-group"]/../..')
    .boundingBox();
  expect(list?.height).toBeGreaterThanOrEqual(160);
});
