import { expect, type Locator, type Page } from "@playwright/test";
import { expectFocusWithin, expectVisibleFocus } from "./layout";
import { overviewOf, railOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const STORIES = [
  "long-lists--huge-rail",
  "long-lists--huge-rail-in-a-column",
  "long-lists--huge-overview",
  "long-lists--huge-overview-in-a-column",
];

test.describe("five thousand steps", () => {
  for (const id of STORIES) {
    test(`${id}: the document is no larger than for 200, wherever it is scrolled`, async ({ page }) => {
      await openHuge(page, id);
      const sizes: number[] = [];
      for (const part of [0, 0.3, 0.7, 1]) {
        await scrollTo(page, part);
        await expectRowsInSight(page);
        sizes.push(await elements(page));
      }
      await happens(page, "Only 200");
      await expect(rowsOf(page)).toHaveCount(200);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(1.2 * (await elements(page)));
    });

    test(`${id}: what is read stays where it is while the list changes, and so does the focus`, async ({
      page,
    }) => {
      await openHuge(page, id);
      // Not where the one stands that changes.
      await scrollTo(page, 0.4);
      const row = await rowInSight(page);
      const title = await titleOf(row);
      await detailsOf(page, title).focus();
      const before = await topOf(detailsOf(page, title));
      for (const change of ["Change one", "Move on by one", "Add one"]) {
        await happens(page, change);
        await expect(detailsOf(page, title)).toBeFocused();
        expect(await topOf(detailsOf(page, title)), change).toBeCloseTo(before, 0);
        await expectRowsInSight(page);
      }
    });

    test(`${id}: a row keeps the focus out of sight, and the Tab key goes on from there`, async ({
      page,
    }) => {
      await openHuge(page, id);
      await scrollTo(page, 0.5);
      const title = await titleOf(await rowInSight(page));
      await detailsOf(page, title).focus();
      await scrollTo(page, 0.9);
      await expectRowsInSight(page);
      await expect(detailsOf(page, title)).toBeFocused();
      const next = await nextTitle(page, title);
      await page.keyboard.press("Tab");
      await expectVisibleFocus(detailsOf(page, next));
      await expect(detailsOf(page, next)).toBeInViewport();
      await scrollTo(page, 0.1);
      await page.keyboard.press("Shift+Tab");
      await expectVisibleFocus(detailsOf(page, title));
      await expect(detailsOf(page, title)).toBeInViewport();
    });
  }

  test("are a list of its full size to a screen reader, each at its place", async ({ page }) => {
    await openHuge(page, "long-lists--huge-rail");
    for (const part of [0, 0.5, 1]) {
      await scrollTo(page, part);
      const rows = await rowsOf(page).evaluateAll((all) =>
        all.map((row) => [
          row.getAttribute("aria-setsize"),
          row.getAttribute("aria-posinset"),
          row.textContent,
        ]),
      );
      for (const [size, position, text] of rows) {
        expect(size).toBe("5000");
        expect(text).toContain(`Check page ${position} of`);
      }
    }
    await expect(railOf(page).getByRole("listitem")).toHaveCount(await rowsOf(page).count());
  });

  test("are numbered within their day in the overview, as many as its heading counts", async ({ page }) => {
    await openHuge(page, "long-lists--huge-overview");
    await scrollTo(page, 0.5);
    const days = await overviewOf(page)
      .locator('[data-slot="overview-group"]')
      .evaluateAll((groups) =>
        groups.map((group) => ({
          counts: group.firstElementChild?.textContent,
          rows: [...group.querySelectorAll('[data-slot="timeline-entry"]')].map((row) => ({
            size: row.getAttribute("aria-setsize"),
            position: Number(row.getAttribute("aria-posinset")),
          })),
        })),
      );
    expect(days.length).toBeGreaterThan(0);
    for (const { counts, rows } of days) {
      for (const { size } of rows) expect(counts).toContain(`${size} step`);
      const [first = 0] = rows.map(({ position }) => position);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => first + at));
    }
  });

  test("are walked by the Tab key without end", async ({ page }) => {
    await openHuge(page, "long-lists--huge-rail");
    await detailsOf(page, "Check page 1 of the handbook and fix what is wrong").focus();
    for (let row = 2; row <= 60; row += 1) await page.keyboard.press("Tab");
    const there = detailsOf(page, "Check page 60 of the handbook and fix what is wrong");
    await expectVisibleFocus(there);
    await expect(there).toBeInViewport({ ratio: 1 });
    for (let row = 59; row >= 1; row -= 1) await page.keyboard.press("Shift+Tab");
    await expectVisibleFocus(detailsOf(page, "Check page 1 of the handbook and fix what is wrong"));
  });

  test("keep details unfolded that were scrolled away", async ({ page }) => {
    await openHuge(page, "long-lists--huge-rail");
    const title = "Check page 3 of the handbook and fix what is wrong";
    await detailsOf(page, title).click();
    await railOf(page).getByRole("searchbox").focus();
    await scrollTo(page, 0.6);
    await expectRowsInSight(page);
    await scrollTo(page, 0);
    await expect(railOf(page).getByRole("button", { name: `Hide details of “${title}”` })).toBeInViewport();
  });

  for (const id of ["long-lists--huge-rail", "long-lists--huge-overview"]) {
    test(`${id}: printed, each row is there`, async ({ page }) => {
      await openHuge(page, id);
      await scrollTo(page, 0.5);
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
      await expect(rowsOf(page)).toHaveCount(5_000);
      const cut = await rowsOf(page)
        .last()
        .evaluate((row) => {
          for (let box = row.parentElement; box && !box.dataset["testid"]; box = box.parentElement)
            if (getComputedStyle(box).overflowY === "auto") return box.outerHTML.slice(0, 80);
          return null;
        });
      expect(cut, "scrolls in print").toBeNull();
      await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
      await page.emulateMedia({ media: "screen" });
      await expect.poll(() => rowsOf(page).count()).toBeLessThan(60);
      await expectRowsInSight(page);
    });

    test(`${id}: copied, each row is in the clipboard, and the list is short again`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await openHuge(page, id);
      await scrollTo(page, 0.4);
      await page.evaluate(() => {
        const list = document.querySelector('[data-slot="timeline-rail"], [data-slot="overview-timeline"]');
        if (list) document.getSelection()?.selectAllChildren(list);
      });
      await page.keyboard.press("Control+C");
      const text = await page.evaluate(() => navigator.clipboard.readText());
      const pages = new Set(Array.from(text.matchAll(/Check page (\d+) of/g), ([, number]) => number));
      expect(pages.size).toBe(5_000);
      await expect.poll(() => rowsOf(page).count()).toBeLessThan(60);
      await expectRowsInSight(page);
    });
  }

  test("a selection that begins out of sight is copied from there", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHuge(page, "long-lists--huge-rail");
    await page.evaluate(() => {
      const first = document.querySelector('[data-slot="timeline-entry"]');
      if (first) document.getSelection()?.setBaseAndExtent(first, 0, first, first.childNodes.length);
    });
    await scrollTo(page, 0.01);
    const last = await rowInSight(page);
    await last.evaluate((row) => document.getSelection()?.extend(row, row.childNodes.length));
    const end = Number(await last.getAttribute("aria-posinset"));
    await page.keyboard.press("Control+C");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(Array.from(text.matchAll(/Check page (\d+) of/g), ([, number]) => Number(number))).toEqual(
      Array.from({ length: end }, (_, at) => at + 1),
    );
  });

  test("are found by the rail's own search", async ({ page }) => {
    await openHuge(page, "long-lists--huge-rail");
    const search = railOf(page).getByRole("searchbox", { name: "Search titles and notes" });
    await search.fill("page 4321");
    await expect(rowsOf(page)).toHaveText([/Check page 4321 of/]);
    await expect(railOf(page).getByRole("paragraph").filter({ hasText: "1 step found" })).toBeVisible();
    await search.fill("page 4");
    await expect(railOf(page).getByRole("paragraph").filter({ hasText: "2,084 steps found" })).toBeVisible();
    await expectRowsInSight(page);
    await search.fill("nowhere");
    await expect(railOf(page).getByRole("paragraph").filter({ hasText: "No steps found" })).toBeVisible();
    await search.fill("");
    await expect(rowsOf(page).first()).toHaveAttribute("aria-setsize", "5000");
    await expect(search).toBeFocused();
  });

  test("scroll with the page where nothing else does", async ({ page }) => {
    for (const id of ["long-lists--huge-rail-in-a-column", "long-lists--huge-overview-in-a-column"]) {
      await openHuge(page, id);
      await page.getByTestId("host").evaluate((host) => host.removeAttribute("style"));
      for (const part of [0.2, 0.8, 1, 0]) {
        await page.evaluate((to) => window.scrollTo(0, to * document.documentElement.scrollHeight), part);
        await painted(page);
        await expectRowsInSight(page);
        expect(await rowsOf(page).count()).toBeLessThan(60);
      }
    }
  });

  test("grow as they are scrolled where the window cannot be loaded", async ({ page }) => {
    await page.context().route(/\/row-window-[^/]+\.js$/, (route) => route.abort());
    await openStory(page, "long-lists--huge-rail");
    await expect(rowsOf(page)).toHaveCount(16);
    await railOf(page).getByRole("button", { name: "4,984 more steps" }).scrollIntoViewIfNeeded();
    await expect(rowsOf(page)).toHaveCount(216);
  });
});

test.describe("closed", () => {
  test("a rail of five thousand steps is at most 24 elements beside its strip, and loads ahead of the click", async ({
    page,
  }) => {
    const loaded = page.waitForResponse(/\/row-window-[^/]+\.js$/);
    await openStory(page, "timelinerail--five-thousand-entries");
    await loaded;
    await expect(rowsOf(page)).toHaveCount(0);
    const counts = await railOf(page).evaluate((rail) => ({
      all: rail.querySelectorAll("*").length + 1,
      strip: rail.querySelectorAll('[data-slot="timeline-rail-strip"] *').length,
    }));
    expect(counts.strip).toBeLessThanOrEqual(32);
    expect(counts.all - counts.strip).toBeLessThanOrEqual(24);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await railOf(page)
      .getByRole("button", { name: /^Timeline/ })
      .click();
    await expect(rowsOf(page).first()).toHaveAttribute("aria-setsize", "5000");
    expect(requests.filter((url) => /\.js/.test(url))).toEqual([]);
    await expectFocusWithin(railOf(page));
  });
});

async function openHuge(page: Page, id: string) {
  await openStory(page, id);
  await expect(rowsOf(page).first()).toHaveAttribute("aria-posinset", "1");
}

const happens = (page: Page, change: string) =>
  // Without taking the focus, as a poll does not.
  page.getByRole("button", { name: change }).evaluate((button: HTMLElement) => button.click());

const elements = (page: Page) => page.locator("#storybook-root *").count();

const detailsOf = (page: Page, title: string) =>
  page.getByRole("button", { name: `Show details of “${title}”`, exact: true });

const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

const titleOf = async (row: Locator) =>
  /Check page \d+ of the handbook and fix what is wrong/.exec((await row.textContent()) ?? "")?.[0] ?? "";

/** The title of the row after the one with this title. */
async function nextTitle(page: Page, title: string) {
  const row = rowsOf(page).filter({ has: detailsOf(page, title) });
  return titleOf(row.locator("xpath=following-sibling::*[1]"));
}

/** A row whole in sight, in the middle of the list's box. */
async function rowInSight(page: Page): Promise<Locator> {
  const position = await page.getByTestId("host").evaluate((host) => {
    const { left, top } = host.getBoundingClientRect();
    return document.elementFromPoint(left + 80, top + 400)?.closest("li")?.dataset["position"];
  });
  return page.locator(`[data-slot="timeline-entry"][data-position="${position}"]`);
}

/** Scrolls whatever scrolls the list to a part of its way, and waits until that has been painted. */
async function scrollTo(page: Page, part: number) {
  await rowsOf(page)
    .first()
    .evaluate((row, to) => {
      let box = row.parentElement;
      while (box && !(box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === "auto"))
        box = box.parentElement;
      if (!box) throw new Error("Nothing scrolls the list");
      box.scrollTop = to * (box.scrollHeight - box.clientHeight);
    }, part);
  await painted(page);
}

/** Scroll events come with the next frame, and what they cause is painted in it. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Where the list is in sight there are rows, not the room of rows that are not drawn. */
async function expectRowsInSight(page: Page) {
  const empty = await page.evaluate(
    () =>
      [...document.querySelectorAll("[data-undrawn]")]
        .map((gap) => gap.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 1 && bottom > 0 && top < window.innerHeight)
        .filter(({ left, top, bottom }) => {
          const at = document.elementFromPoint(
            left + 80,
            Math.max(0, top, Math.min(bottom, window.innerHeight) - 1),
          );
          return at?.matches("[data-undrawn], ol") ?? false;
        }).length,
  );
  expect(empty).toBe(0);
}
