import { expect, type Page } from "@playwright/test";
import { expectFocusWithin, expectVisibleFocus } from "./layout";
import { barOf, daysOf, overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

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
      bar.getByRole("button", { name: "Oldest first" }),
      bar.getByRole("searchbox", { name: "Search titles and notes" }),
      bar.getByRole("button", { name: "Channels: All channels" }),
      bar.getByRole("button", { name: "Agents: All agents" }),
      bar.getByRole("button", { name: "States: All states" }),
      bar.getByRole("button", { name: "By day" }),
      bar.getByRole("button", { name: "By chat" }),
      overviewOf(page).getByRole("button", { name: "Take it along" }),
      overviewOf(page).getByRole("button", { name: /^Monday 30 November, 14:00 to 15:00: 1 step/ }),
      overviewOf(page).getByRole("button", { name: "Previous unfinished" }),
      overviewOf(page).getByRole("button", { name: "Next unfinished" }),
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
    await expect(counts).toHaveText("89 steps");
    const bar = barOf(page);
    await bar.getByRole("switch").press("Space");
    await expect(bar.getByRole("switch")).toHaveAttribute("aria-checked", "true");
    await expect(counts).toHaveText("9 steps");
    await expect(rowsOf(page)).toHaveText(Array.from({ length: 9 }, () => /^(Open|Failed): /));
    await bar.getByRole("button", { name: /^Channels: / }).press("Enter");
    await bar.getByRole("checkbox", { name: /^Telegram/ }).press("Space");
    await page.keyboard.press("Escape");
    await expect(rowsOf(page)).toHaveText([/^Open: Upload the recap/, /^Open: And the invoice/]);
    await bar.getByRole("button", { name: /^States: / }).press("Enter");
    await expect(bar.getByRole("group", { name: "States" }).getByRole("checkbox")).toHaveCount(6);
    await bar.getByRole("searchbox").fill("nothing of the kind");
    await expect(rowsOf(page)).toHaveCount(0);
    await expect(overviewOf(page).getByText("Nothing matches these filters.")).toBeVisible();
    await bar.getByRole("button", { name: "Clear filters" }).press("Enter");
    await expect(counts).toHaveText("89 steps");
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
        - 'button "Channels: All channels"'
        - 'button "Agents: All agents"'
        - 'button "States: All states"'
      - button "Take it along"
      - text: 7 steps 1 open 1 failed Working on it
      - group "Today Monday 30 November":
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
  `);
});
