import { expect, type Locator, type Page } from "@playwright/test";
import {
  expectNoSidewaysScroll,
  expectTargetsOf24,
  expectVisibleFocus,
  PHONE_COLUMN,
  ZOOMED,
} from "./layout";
import { test } from "./quiet-test";
import { openStory } from "./story";

const overviewOf = (page: Page) => page.getByRole("region", { name: "Overview" });
const barOf = (page: Page) => page.getByRole("search", { name: "Filters" });
const daysOf = (page: Page) => overviewOf(page).getByRole("heading");
const rowsOf = (page: Page) => page.locator('[data-slot="timeline-entry"]');
const rangeButton = (page: Page, name: string) => barOf(page).getByRole("button", { name, exact: true });

test.describe("the filter bar by keyboard alone", () => {
  test("Tab goes through it in the order of sight, then on to the rows", async ({ page }) => {
    await openStory(page, "overviewtimeline--today");
    const bar = barOf(page);
    for (const control of [
      rangeButton(page, "Today"),
      rangeButton(page, "7 days"),
      rangeButton(page, "30 days"),
      rangeButton(page, "Custom"),
      bar.getByRole("switch", { name: "Unfinished only, 2" }),
      bar.getByRole("searchbox", { name: "Search titles and notes" }),
      bar.getByRole("combobox", { name: "Channels" }),
      bar.getByRole("combobox", { name: "Agents" }),
      bar.getByRole("combobox", { name: "States" }),
      overviewOf(page).getByRole("link", { name: /^Try the other region/ }),
      overviewOf(page).getByRole("button", { name: /^Show details of “Try the other region/ }),
    ]) {
      await page.keyboard.press("Tab");
      await expectVisibleFocus(control);
    }
  });

  test("ranges are chosen by Enter and Space", async ({ page }) => {
    await openStory(page, "overviewtimeline--today");
    await expect(daysOf(page)).toHaveText(["Today Monday 30 November"]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(rangeButton(page, "7 days")).toHaveAttribute("aria-pressed", "true");
    await expect(daysOf(page)).toHaveText([
      "Today Monday 30 November",
      "Yesterday Sunday 29 November",
      "Saturday 28 November",
      "Friday 27 November",
      "Thursday 26 November",
      "Wednesday 25 November",
      "Tuesday 24 November",
    ]);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(rangeButton(page, "Today")).toHaveAttribute("aria-pressed", "true");
    await expect(daysOf(page)).toHaveCount(1);
  });

  test("two days of one's own are written, not picked", async ({ page }) => {
    await openStory(page, "overviewtimeline--today");
    await rangeButton(page, "Custom").press("Enter");
    await page.keyboard.press("Tab");
    const from = barOf(page).getByLabel("From");
    const to = barOf(page).getByLabel("To");
    await expectVisibleFocus(from);
    await from.fill("2026-11-20");
    await to.fill("2026-11-19");
    await expect(barOf(page).getByRole("alert")).toBeVisible();
    await to.fill("2026-11-21");
    await expect(barOf(page).getByRole("alert")).toHaveCount(0);
    await to.press("Enter");
    await expect(daysOf(page)).toHaveText(["Saturday 21 November", "Friday 20 November"]);
    await expect(to).toBeFocused();
  });

  test("filters combine, count what they leave, and are cleared at once", async ({ page }) => {
    await openStory(page, "overviewtimeline--week");
    const counts = overviewOf(page)
      .getByText(/^\d+ steps?$/)
      .first();
    await expect(counts).toHaveText("85 steps");
    const bar = barOf(page);
    await bar.getByRole("switch").press("Space");
    await expect(bar.getByRole("switch")).toHaveAttribute("aria-checked", "true");
    await expect(counts).toHaveText("7 steps");
    await expect(rowsOf(page)).toHaveText(Array.from({ length: 7 }, () => /^(Open|Failed): /));
    await bar.getByRole("combobox", { name: "Channels" }).focus();
    await page.keyboard.type("Te");
    await expect(rowsOf(page)).toHaveText([/^Open: Upload the recap/]);
    const states = bar.getByRole("combobox", { name: "States" });
    await expect(states.getByRole("option")).toHaveCount(7);
    await bar.getByRole("searchbox").fill("nothing of the kind");
    await expect(rowsOf(page)).toHaveCount(0);
    await expect(overviewOf(page).getByText("Nothing matches these filters.")).toBeVisible();
    await bar.getByRole("button", { name: "Clear filters" }).press("Enter");
    await expect(counts).toHaveText("85 steps");
    await expect(bar.getByRole("searchbox")).toHaveValue("");
    await expectFocusWithin(overviewOf(page));
  });

  test("search finds words of titles and notes, case and accents aside", async ({ page }) => {
    await openStory(page, "overviewtimeline--today");
    await barOf(page).getByRole("searchbox").focus();
    await page.keyboard.type("tomas RECAP");
    await expect(rowsOf(page)).toHaveText([/^Open: Upload the recap and tell Tomás/]);
    await page.keyboard.press("Escape");
    await expect(rowsOf(page)).toHaveCount(7);
  });

  test("the way out of an empty list keeps the focus near", async ({ page }) => {
    await openStory(page, "overviewtimeline--filtered-to-nothing");
    const ways = overviewOf(page).getByRole("button", { name: "Clear filters" });
    await expect(ways).toHaveCount(2);
    await ways.last().press("Enter");
    await expect(rowsOf(page)).not.toHaveCount(0);
    await expectFocusWithin(overviewOf(page));
  });
});

test("to a screen reader it is a search, counts, and lists under their days", async ({ page }) => {
  await openStory(page, "overviewtimeline--today");
  await expect(overviewOf(page)).toMatchAriaSnapshot(`
    - region "Overview":
      - search "Filters":
        - group "Range":
          - button "Today" [pressed]
          - button "7 days"
          - button "30 days"
          - button "Custom"
        - switch "Unfinished only, 2"
        - searchbox "Search titles and notes"
        - combobox "Channels":
          - option "All channels" [selected]
          - option "Routine (2)"
          - option "Run (3)"
          - option "Telegram (1)"
          - option "Web (1)"
        - combobox "Agents"
        - combobox "States"
      - text: 7 steps 1 open 1 failed Working on it
      - region "Today Monday 30 November":
        - heading "Today Monday 30 November" [level=3]
        - text: 7 steps 1 open 1 failed Working on it
        - list:
          - listitem:
            - /children: equal
            - text: "Running:"
            - link "Try the other region, then verify the checksums"
            - paragraph: /Web · .+ · Working on it · 2 min/
            - button "Show details of “Try the other region, then verify the checksums”"
            - time: 14:18
          - listitem:
            - /children: equal
            - text: "Open: Upload the recap and tell Tomás when it is there"
            - paragraph: /Telegram · .+ · Never answered · waiting 3 h/
            - button "Show details of “Upload the recap and tell Tomás when it is there”"
            - time: 11:20
          - listitem:
            - /children: equal
            - text: "Failed: Publish to TikTok"
            - paragraph: Routine · Rocky · 2 of 6 tools failed
            - button "Show details of “Publish to TikTok”"
            - time: 10:45
      - paragraph: /This list holds what runs, routines, rooms/
  `);
});

test.describe("the heading of the day in sight", () => {
  test("stays at the top of the page while it scrolls", async ({ page }) => {
    await openStory(page, "overviewtimeline--week");
    await page.mouse.move(500, 400);
    await page.mouse.wheel(0, 1200);
    await expectStuckAt(page, () => 0);
  });

  test("stays at the top of the list where a host gives a height", async ({ page }) => {
    await openStory(page, "apx-panel--overview");
    await rowsOf(page).first().hover();
    await page.mouse.wheel(0, 1200);
    const counts = await overviewOf(page).locator('[data-slot="overview-counts"]').boundingBox();
    await expectStuckAt(page, () => (counts?.y ?? 0) + (counts?.height ?? 0));
    await expect(barOf(page)).toBeInViewport({ ratio: 1 });
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
    await expect(rowsOf(page)).toHaveText([/^Done: Proof approved.*It came by post\./]);
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
  await expect(overviewOf(page).getByText("Showing the newest 195 steps of this range.")).toBeVisible();
  await expect(overviewOf(page).getByText("newest 195 steps", { exact: true })).toBeVisible();
  await overviewOf(page).getByRole("button", { name: "Show more" }).press("Enter");
  await expect(overviewOf(page).getByText(/Showing the newest/)).toHaveCount(0);
  await expect(overviewOf(page).getByText(/^[34]\d\d steps$/)).toBeVisible();
  await expectFocusWithin(overviewOf(page));
});

test("F21: link and disclosure are siblings, each does one thing, and nothing submits the host's form", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline--today");
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
  const row = rowsOf(page).first();
  const show = row.getByRole("button", { name: /^Show details/ });
  const hide = row.getByRole("button", { name: /^Hide details/ });
  const address = page.url();
  for (const open of [() => show.click(), () => show.press("Enter"), () => show.press("Space")]) {
    await open();
    await expect(hide).toHaveAttribute("aria-expanded", "true");
    await hide.press("Enter");
    await expect(show).toHaveAttribute("aria-expanded", "false");
  }
  await barOf(page).getByRole("searchbox").press("Enter");
  await barOf(page).getByRole("switch").press("Enter");
  await barOf(page).getByRole("switch").press("Enter");
  expect(page.url()).toBe(address);
  await row.getByRole("link").press("Enter");
  await expect(page).toHaveURL(/#\/chats\/2026-11-30-01$/);
  await expect(show).toHaveAttribute("aria-expanded", "false");
  expect(await page.title()).not.toBe("submitted");
});

test.describe("where there is little room", () => {
  for (const size of [PHONE_COLUMN, ZOOMED, { width: 1024, height: 800 }]) {
    for (const id of [
      "overviewtimeline--today",
      "overviewtimeline--closing-a-milestone",
      "overviewtimeline--custom-range",
      "overviewtimeline--first-load-failed",
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

async function expectFocusWithin(part: Locator) {
  await expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** A heading stands there although the rows above and below it have moved on. */
async function expectStuckAt(page: Page, top: () => number) {
  await expect
    .poll(async () => {
      const places = await daysOf(page).evaluateAll((headings) =>
        headings.map((heading) => ({
          bar: heading.parentElement?.getBoundingClientRect().top ?? Number.NaN,
          group: heading.closest("section")?.getBoundingClientRect().top ?? Number.NaN,
        })),
      );
      return places.some(({ bar, group }) => Math.abs(bar - top()) <= 1.5 && group < bar - 40);
    })
    .toBe(true);
}
