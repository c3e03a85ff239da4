import { expect } from "@playwright/test";
import {
  expectNoSidewaysScroll,
  expectNothingSquashed,
  expectTargetsOf24,
  expectVisibleFocus,
  PHONE_COLUMN,
  ZOOMED,
} from "./layout";
import { railOf, railRowsOf, stripOf, toggleOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test.describe("by keyboard alone", () => {
  test("Tab reaches the line, Enter and Space open and close it, and the focus stays", async ({ page }) => {
    await openStory(page, "timelinerail--collapsed");
    const toggle = toggleOf(page);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Tab");
    await expectVisibleFocus(toggle);
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await expect(railOf(page).getByRole("list").first()).toBeVisible();
      await expectVisibleFocus(toggle);
      await page.keyboard.press(key);
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(railOf(page).getByRole("list")).toHaveCount(0);
      await expectVisibleFocus(toggle);
    }
  });

  test("Tab goes through the details buttons, which show themselves and unfold", async ({ page }) => {
    await openStory(page, "timelinerail--open");
    await toggleOf(page).focus();
    const title = "Make me a reel for Thursday from the September footage";
    await page.keyboard.press("Tab");
    await expectVisibleFocus(railOf(page).getByRole("button", { name: `Show details of “${title}”` }));
    await page.keyboard.press("Enter");
    const hide = railOf(page).getByRole("button", { name: `Hide details of “${title}”` });
    await expectVisibleFocus(hide);
    await expect(railOf(page).getByRole("term").filter({ hasText: "Tools used" })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(hide).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expectVisibleFocus(railOf(page).getByRole("button", { name: /Show details of “send the weekly/ }));
  });

  test("titles that jump to the turn are reached one by one", async ({ page }) => {
    await openStory(page, "timelinerail-view--jumps-to-the-turn");
    await toggleOf(page).focus();
    await page.keyboard.press("Tab");
    await expectVisibleFocus(railOf(page).getByRole("button", { name: /^Make me a reel/ }));
    await page.keyboard.press("Tab");
    await expectVisibleFocus(railOf(page).getByRole("button", { name: /^Show details of “Make me a reel/ }));
    await page.keyboard.press("Tab");
    await expectVisibleFocus(railOf(page).getByRole("button", { name: /^send the weekly summary/ }));
  });
});

test.describe("to a screen reader", () => {
  test("closed, it is one button that says everything", async ({ page }) => {
    await openStory(page, "timelinerail--collapsed");
    await expect(page.locator("#storybook-root")).toMatchAriaSnapshot(`
      - /children: equal
      - region "Timeline":
        - /children: equal
        - button "Timeline 12 steps 1 open 2 failed Working on it"
        - status
    `);
  });

  test("open, it is a list of steps that say their state first", async ({ page }) => {
    await openStory(page, "timelinerail--open");
    await expect(railRowsOf(page)).toHaveCount(12);
    await expect(railOf(page)).toMatchAriaSnapshot(`
      - region "Timeline":
        - button "Timeline 12 steps 1 open 2 failed Working on it" [expanded]
        - status
        - list:
          - listitem:
            - /children: equal
            - text: "Done: Make me a reel for Thursday from the September footage"
            - paragraph: 24 tools · 38 min · Magui
            - paragraph: September reel
            - list "September reel":
              - /children: equal
              - listitem: Material analysed Done
              - listitem:
                - text: Voiceover rendered Done
                - paragraph: Rendered 42 s at −16 LUFS, written next to the project file.
              - listitem: Wrong chat Filed by mistake
            - button "Show details of “Make me a reel for Thursday from the September footage”"
            - time: 10:02
          - listitem:
            - /children: equal
            - text: "Replaced: send the weekly summary to the team."
            - paragraph: Sent twice — the second one is below
            - button "Show details of “send the weekly summary to the team.”"
            - time: 10:44
          - listitem:
            - /children: equal
            - text: "Failed: Send the weekly summary to the team."
            - paragraph: 6 tools · 2 failed · 1 min · Magui
            - list "Milestones":
              - listitem:
                - text: Upload Failed
                - paragraph: "No credentials for the mirror: token expired on 12 September"
            - button "Show details of “Send the weekly summary to the team.”"
            - time: 10:45
          - listitem:
            - /children: equal
            - text: "Open: Upload the recap and tell Tomás when it is there"
            - paragraph: 3 tools
            - paragraph: Never answered · waiting 3 h
            - button "Show details of “Upload the recap and tell Tomás when it is there”"
            - time: 11:20
          - listitem:
            - /children: equal
            - text: "Running: Try the other region, then verify the checksums"
            - paragraph: Working on it · 2 min
            - button "Show details of “Try the other region, then verify the checksums”"
            - time: 14:18
    `);
  });
});

test.describe("where there is little room", () => {
  for (const size of [PHONE_COLUMN, ZOOMED]) {
    for (const id of [
      "timelinerail--open",
      "timelinerail--hostile-text",
      "timelinerail--milestones",
      "timelinerail-view--jumps-to-the-turn",
    ]) {
      test(`${id} fits ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await openStory(page, id);
        await expectNoSidewaysScroll(page, railOf(page));
        await toggleOf(page).scrollIntoViewIfNeeded();
        await expect(toggleOf(page)).toBeInViewport({ ratio: 1 });
        await expectTargetsOf24(railOf(page));
        await expect(stripOf(page)).toBeHidden();
      });
    }
  }

  test("F13: a title of 400 characters without a space can be read whole", async ({ page }) => {
    await page.setViewportSize(PHONE_COLUMN);
    await openStory(page, "timelinerail-view--long-title");
    await expect(toggleOf(page)).toBeInViewport({ ratio: 1 });
    await railOf(page)
      .getByRole("button", { name: /^Show details of “reallylong/ })
      .click();
    await expectNoSidewaysScroll(page, railOf(page));
    const whole = railOf(page).getByRole("definition").first();
    await expect(whole).toHaveText("reallylongword".repeat(29).slice(0, 400));
    const clipped = await whole.evaluate(
      (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
    );
    expect(clipped).toBe(false);
  });

  test("with room, the shape is drawn beside the counts, and hidden from screen readers", async ({
    page,
  }) => {
    await openStory(page, "timelinerail--collapsed");
    await expect(stripOf(page)).toBeVisible();
    await expect(stripOf(page)).toHaveAttribute("aria-hidden", "true");
    await expect(stripOf(page).locator("[data-outcome]")).toHaveCount(12);
    await expectTargetsOf24(railOf(page));
  });

  test("five thousand steps merge into a strip of 32", async ({ page }) => {
    await openStory(page, "timelinerail--five-thousand-entries");
    await expect(toggleOf(page)).toHaveAccessibleName(/^Timeline 5,000 steps/);
    await expect(stripOf(page).locator("[data-outcome]")).toHaveCount(32);
    await expectNoSidewaysScroll(page, railOf(page));
  });
});

test("a rail that fills a low column squashes neither its line nor a notice", async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await openStory(page, "timelinerail-view--fill");
  await expect(toggleOf(page)).toContainText("Working on it");
  await expectNothingSquashed(railOf(page));
});

test.describe("F13: text without a space, in a host's column of 220 px and at 400 % zoom", () => {
  for (const size of [{ width: 220 + 32, height: 800 }, ZOOMED]) {
    // The second is cut to 120 by the rule for titles of requests.
    for (const [id, whole] of [
      ["timelinerail-view--long-title", "reallylongword".repeat(29).slice(0, 400)],
      ["overviewtimeline-view--hostile-text", `${"reallylongword".repeat(9).slice(0, 119)}…`],
    ] as const) {
      test(`${id} at ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await openStory(page, id);
        const part = page.locator('[data-slot="timeline-rail"], [data-slot="overview-timeline"]');
        const counts = page.locator('[data-slot="timeline-rail-counts"], [data-slot="overview-counts"]');
        await expectNoSidewaysScroll(page, part);
        const row = part.locator('[data-slot="timeline-entry"]').filter({ hasText: "reallylong" }).first();
        for (const stays of [
          counts,
          row.locator("svg").first(),
          row.getByRole("button", { name: /^Show details/ }),
        ]) {
          await stays.scrollIntoViewIfNeeded();
          await expect(stays).toBeInViewport({ ratio: 1 });
        }
        await row
          .getByRole("button", { name: /^Show details/ })
          .first()
          .click();
        await expect(row.getByRole("definition").first()).toHaveText(whole);
        await expectNoSidewaysScroll(page, part);
      });
    }
  }
});
