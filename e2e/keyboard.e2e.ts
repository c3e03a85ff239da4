import { expect, type Page } from "@playwright/test";
import { expectVisibleFocus } from "./layout";
import { barOf, overviewOf, railRowsOf, rowsOf, toggleOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test("a journey through the rail: open, unfold, jump, on to what follows, and back", async ({ page }) => {
  await openStory(page, "timelinerail-view--jumps-to-the-turn");
  await page.evaluate(() => {
    const after = document.body.appendChild(document.createElement("button"));
    after.textContent = "The host's composer";
  });
  if ((await toggleOf(page).getAttribute("aria-expanded")) === "true") await toggleOf(page).click();
  await toggleOf(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expectVisibleFocus(toggleOf(page));
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("button", { name: "The host's composer" }),
    "closed, it is one stop",
  ).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const rows = await railRowsOf(page).count();
  const forth = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const name = await focusedName(page);
    if (name === "The host's composer") break;
    forth.push(name);
    expect(forth.length, "no trap").toBeLessThanOrEqual(100);
  }
  const titles = forth.filter((name) => !/^(Show|Hide) details/.test(name));
  expect(titles.length).toBe(rows);
  const order = await railRowsOf(page).evaluateAll((items) => items.map((item) => item.textContent ?? ""));
  for (const [position, title] of titles.entries()) expect(order[position]).toContain(title);
  const back = [];
  for (let stop = 0; stop < forth.length; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    back.unshift(await focusedName(page));
  }
  expect(back).toEqual(forth);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(railRowsOf(page)).toHaveCount(0);
  await expectVisibleFocus(toggleOf(page));
});

test("a journey through the overview: a range, what is unfinished, a search, a close, and out", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline--week");
  const bar = barOf(page);
  await tabTo(page, "30 days");
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("button", { name: "30 days" })).toHaveAttribute("aria-pressed", "true");
  await expectVisibleFocus(bar.getByRole("button", { name: "30 days" }));
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await tabTo(page, /^Unfinished only/);
  await page.keyboard.press("Space");
  await expect(rowsOf(page)).toHaveCount(9);
  await expectVisibleFocus(bar.getByRole("switch"));
  await tabTo(page, "Search titles and notes");
  await page.keyboard.type("proof");
  await expect(rowsOf(page)).toHaveText([/Proof approved/]);
  await expectVisibleFocus(bar.getByRole("searchbox"));
  await tabTo(page, "Close “Proof approved”");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "Mark done" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expectVisibleFocus(overviewOf(page).getByRole("button", { name: "Close “Proof approved”" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expectVisibleFocus(overviewOf(page).getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(rowsOf(page)).toHaveCount(0);
  await expectVisibleFocus(overviewOf(page));
  await page.keyboard.press("Tab");
  await expectVisibleFocus(bar.getByRole("button", { name: "Today" }));
});

for (const id of ["overviewtimeline--week", "apx-panel--overview", "overviewtimeline--narrow"]) {
  test(`${id}: no day's heading lies over what has the focus, forth or back`, async ({ page }) => {
    await openStory(page, id);
    const covered: string[] = [];
    for (const key of [...Array(45).fill("Tab"), ...Array(32).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      const fault = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement) || !focused.closest('[data-slot="timeline-entry"]'))
          return null;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const heading = [top + 3, bottom - 3]
          .map((y) => document.elementFromPoint((left + right) / 2, y))
          .find((seen) => seen !== null && !focused.contains(seen));
        return heading
          ? `${focused.ariaLabel ?? focused.textContent} under ${heading.outerHTML.slice(0, 90)}`
          : null;
      });
      if (fault !== null) covered.push(`${key}: ${fault}`);
    }
    expect(covered).toEqual([]);
  });
}

/** What has the focus, as it is called. */
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? "");

async function tabTo(page: Page, name: string | RegExp) {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = await focusedName(page);
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}
