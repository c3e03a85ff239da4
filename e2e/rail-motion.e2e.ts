import { expect, type Locator, type Page } from "@playwright/test";
import { railOf, railRowsOf, toggleOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test.describe("opening", () => {
  test("F26: leaves the line under the pointer; the transcript gives the room and stays at its end", async ({
    page,
  }) => {
    await openStory(page, "apx-panel--chat");
    await lengthen(page);
    const toggle = toggleOf(page);
    const before = await layout(page);
    const { y } = await place(toggle);
    await toggle.click();
    await expect(railRowsOf(page)).toHaveCount(2);
    const open = await layout(page);
    expect((await place(toggle)).y).toBe(y);
    expect(open.composer).toEqual(before.composer);
    expect(open.transcript.height).toBeLessThan(before.transcript.height);
    expect(open.transcript.bottom).toBe(before.transcript.bottom);
    await expectAtItsEnd(page);
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(railRowsOf(page)).toHaveCount(0);
    expect(await layout(page)).toEqual(before);
    expect((await place(toggle)).y).toBe(y);
    await expectAtItsEnd(page);
  });

  test("F26: a rail that appears takes its room from the transcript, which stays at its end, and no focus", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const answered = new Promise((resolve) => Object.assign(window, { answer: resolve }));
      const { fetch } = window;
      window.fetch = async (...request) => {
        if (String(request[0]).includes("/milestones")) await answered;
        return fetch(...request);
      };
    });
    await openStory(page, "apx-panel--chat");
    await lengthen(page);
    const composer = page.getByRole("button", { name: /poster/ });
    await composer.focus();
    const before = await layout(page);
    await page.evaluate(() => Reflect.get(window, "answer")());
    await expect(toggleOf(page)).toBeVisible();
    const after = await layout(page);
    expect(after.transcript.height).toBeLessThan(before.transcript.height);
    expect(after.transcript.bottom).toBe(before.transcript.bottom);
    expect(after.composer).toEqual(before.composer);
    await expectAtItsEnd(page);
    await expect(composer).toBeFocused();
  });

  test("F28: by hand it fades in for at most 150 ms; on the first paint nothing moves", async ({ page }) => {
    await recordMotions(page);
    await openStory(page, "timelinerail--open");
    await expect(railRowsOf(page)).toHaveCount(12);
    expect(await motions(page)).toEqual([]);
    await toggleOf(page).click();
    await toggleOf(page).click();
    await expect(railRowsOf(page)).toHaveCount(12);
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

test("F20: rows and milestones that arrive while it is open are not clipped", async ({ page }) => {
  await openStory(page, "timelinerail-view--rows-arrive");
  await toggleOf(page).click();
  for (const [step, rows, milestones] of [
    ["Twelve entries", 12, 0],
    ["Five milestones", 12, 5],
  ] as const) {
    await page.getByRole("button", { name: step }).click();
    await expect(railRowsOf(page)).toHaveCount(rows);
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
  await expect(railRowsOf(page)).toHaveCount(2);
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
  await expect(railRowsOf(page).last()).toContainText("Proof approved");
  const two = ["Read the notes of the meeting", "Which of them are mine?"];
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([
    two,
    [...two, "Make the poster and send it to the print shop"],
  ]);
});

const transcriptOf = (page: Page) => page.getByRole("list", { name: "Transcript" });

/** Makes the transcript too long for its panel, so that it scrolls. */
async function lengthen(page: Page) {
  await page.addStyleTag({ content: ".panel { height: 420px } .panel-transcript { line-height: 3 }" });
  await expectAtItsEnd(page);
}

async function expectAtItsEnd(page: Page) {
  await expect
    .poll(() =>
      transcriptOf(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => ({
        scrolls: scrollTop > 0,
        below: Math.floor(scrollHeight - scrollTop - clientHeight),
      })),
    )
    .toEqual({ scrolls: true, below: 0 });
}

function place(part: Locator) {
  return part.evaluate((element) => {
    const { x, y, bottom, height } = element.getBoundingClientRect();
    return { x, y, bottom, height };
  });
}

async function layout(page: Page) {
  return {
    transcript: await place(transcriptOf(page)),
    composer: await place(page.getByRole("button", { name: /poster/ })),
  };
}

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
