import { expect, type Page } from "@playwright/test";
import {
  expectNoSidewaysScroll,
  expectTargetsOf24,
  expectVisibleFocus,
  PHONE_COLUMN,
  ZOOMED,
} from "./layout";
import { test } from "./quiet-test";
import { openStory } from "./story";

const railOf = (page: Page) => page.getByRole("region", { name: "Timeline" });
const toggleOf = (page: Page) => railOf(page).getByRole("button", { name: /^Timeline \d/ });
const rowsOf = (page: Page) =>
  railOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /details of/ }) });
const stripOf = (page: Page) => page.locator('[data-slot="timeline-rail-strip"]');

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
    await expect(rowsOf(page)).toHaveCount(12);
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
    for (const id of ["timelinerail--open", "timelinerail--hostile-text", "timelinerail--milestones"]) {
      test(`${id} fits ${size.width} px`, async ({ page }) => {
        await page.setViewportSize(size);
        await openStory(page, id);
        await expectNoSidewaysScroll(page, railOf(page));
        await expect(toggleOf(page)).toBeInViewport({ ratio: 1 });
        await expectTargetsOf24(railOf(page));
        await expect(stripOf(page)).toBeHidden();
      });
    }
  }

  test("a title of 400 characters without a space can be read whole", async ({ page }) => {
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

test.describe("opening", () => {
  test("leaves the line under the pointer; the transcript gives the room", async ({ page }) => {
    await openStory(page, "apx-panel--chat");
    const toggle = toggleOf(page);
    const transcript = page.getByRole("list", { name: "Transcript" });
    const composer = page.getByRole("button", { name: /poster/ });
    const before = await boxes();
    await toggle.click();
    await expect(rowsOf(page)).toHaveCount(2);
    const open = await boxes();
    expect(open.toggle).toEqual(before.toggle);
    expect(open.composer).toEqual(before.composer);
    expect(open.transcript.height).toBeLessThan(before.transcript.height);
    expect(open.transcript.bottom).toBe(before.transcript.bottom);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(rowsOf(page)).toHaveCount(0);
    expect(await boxes()).toEqual(before);

    async function boxes() {
      const boxOf = (part: typeof toggle) =>
        part.evaluate((element) => {
          const { x, y, bottom, height } = element.getBoundingClientRect();
          return { x, y, bottom, height };
        });
      return {
        toggle: await boxOf(toggle),
        transcript: await boxOf(transcript),
        composer: await boxOf(composer),
      };
    }
  });

  test("by hand it fades in for at most 150 ms; on the first paint nothing moves", async ({ page }) => {
    await recordMotions(page);
    await openStory(page, "timelinerail--open");
    await expect(rowsOf(page)).toHaveCount(12);
    expect(await motions(page)).toEqual([]);
    await toggleOf(page).click();
    await toggleOf(page).click();
    await expect(rowsOf(page)).toHaveCount(12);
    await expect.poll(() => motions(page)).toHaveLength(1);
    expect(Math.max(...(await motions(page)))).toBeLessThanOrEqual(0.15);
  });

  test("nothing moves at all for who wants no motion, and what runs says so in words", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await recordMotions(page);
    await openStory(page, "timelinerail--collapsed");
    await toggleOf(page).click();
    await expect(railOf(page).getByText("Working on it · 2 min")).toBeVisible();
    expect(await motions(page)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("what runs turns, but not once updates fail", async ({ page }) => {
    const turning = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
    await openStory(page, "timelinerail--open");
    expect(await turning()).toBeGreaterThan(0);
    await openStory(page, "timelinerail-view--stale");
    await expect(
      railOf(page)
        .getByText(/As of 14:18/)
        .first(),
    ).toBeVisible();
    expect(await turning()).toBe(0);
  });
});

test("rows and milestones that arrive while it is open are not clipped", async ({ page }) => {
  await openStory(page, "timelinerail-view--rows-arrive");
  await toggleOf(page).click();
  for (const [step, rows, milestones] of [
    ["Twelve entries", 12, 0],
    ["Five milestones", 12, 5],
  ] as const) {
    await page.getByRole("button", { name: step }).click();
    await expect(rowsOf(page)).toHaveCount(rows);
    const items = railOf(page).getByRole("listitem");
    await expect(items).toHaveCount(rows + milestones);
    const list = railOf(page).getByRole("list").first();
    const hidden = await list.evaluate((element) => {
      const clips: string[] = [];
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY !== "visible")
          clips.push(box.outerHTML.slice(0, 80));
      }
      return clips;
    });
    expect(hidden).toEqual([]);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last()).toBeInViewport({ ratio: 1 });
  }
});

test("a turn runs and ends without a reload, and no row is renumbered meanwhile", async ({ page }) => {
  await openStory(page, "apx-panel--chat");
  await toggleOf(page).click();
  await expect(rowsOf(page)).toHaveCount(2);
  await page.evaluate(() => {
    const rail = document.querySelector('[data-slot="timeline-rail"]');
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const look = () => {
      const buttons = rail?.querySelectorAll('button[aria-label*="details of"]') ?? [];
      const titles = [...buttons].map((button) => /“(.*)”/.exec(button.ariaLabel ?? "")?.[1] ?? "");
      if (titles.join("\n") !== seen.at(-1)?.join("\n")) seen.push(titles);
    };
    look();
    if (rail)
      new MutationObserver(look).observe(rail, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole("button", { name: /poster/ }).click();
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps Working on it");
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps", { timeout: 20_000 });
  await expect(rowsOf(page).last()).toContainText("Proof approved");
  const two = ["Read the notes of the meeting", "Which of them are mine?"];
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([
    two,
    [...two, "Make the poster and send it to the print shop"],
  ]);
});

/** Records how long, in seconds, each motion takes that begins and ends; what runs forever is no such motion. */
async function recordMotions(page: Page) {
  await page.addInitScript(() => {
    const motions: number[] = [];
    Object.assign(window, { motions });
    const record = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      if (!event.target.closest('[data-slot^="timeline"]')) return;
      const { animationIterationCount, animationDuration, transitionDuration } = getComputedStyle(
        event.target,
      );
      if (event.type === "animationstart" && animationIterationCount === "infinite") return;
      motions.push(
        Number.parseFloat(event.type === "animationstart" ? animationDuration : transitionDuration),
      );
    };
    document.addEventListener("animationstart", record, true);
    document.addEventListener("transitionrun", record, true);
  });
}

const motions = (page: Page) => page.evaluate<number[]>(() => Reflect.get(window, "motions"));
