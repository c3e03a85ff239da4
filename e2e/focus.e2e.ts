import { expect, type Page, test } from "@playwright/test";
import { expectVisibleFocus } from "./layout";
import { buildPage, type Site, serve } from "./pages/built-page";
import type { Host } from "./pages/host";
import { type MockDaemon, mockDaemon } from "./pages/mock-daemon";
import { overviewOf, railOf, railRowsOf, toggleOf } from "./parts";

declare global {
  interface Window {
    host: Host;
  }
}

const ROW = '[data-slot="timeline-entry"]';

let files: Awaited<ReturnType<typeof buildPage>>;
let site: Site;
let daemon: MockDaemon;

test.beforeAll(async () => {
  files = await buildPage("host.tsx");
});
test.beforeEach(async () => {
  daemon = mockDaemon();
  site = await serve({ files, answer: daemon.answer });
});
test.afterEach(() => site.close());

const open = (page: Page) => page.goto(`${site.origin}/${daemon.query}`);
const refetch = (page: Page) => page.evaluate(() => window.host.refetch());
const boom = () => Response.json({ error: "boom" }, { status: 500 });

/** The daemon goes on without the entries of this title. */
function forget(title: string) {
  const all = mockDaemon();
  daemon.fail(async (request) => {
    const whole = new Request(request.url, {
      headers: { authorization: request.headers.get("authorization") ?? "" },
    });
    const answer: { entries?: { title: string }[] } = await (await all.answer(whole))?.json();
    if (!answer.entries) return Response.json(answer);
    return Response.json({ entries: answer.entries.filter((entry) => !entry.title.includes(title)) });
  });
}

for (const [name, part, last, stays, goes] of [
  ["rail", railOf, toggleOf, "Upload the recap and tell Tomás when it is there", "Try the other region"],
  [
    "overview",
    overviewOf,
    overviewOf,
    "Upload the recap and tell Tomás when it is there",
    "Try the other region",
  ],
] as const) {
  test.describe(`the focus in the ${name}`, () => {
    test("that is on “Try again” stays near when the load comes right by itself", async ({ page }) => {
      daemon.fail(boom);
      await open(page);
      await part(page).getByRole("button", { name: "Try again" }).focus();
      daemon.mend();
      await refetch(page);
      await expect(part(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
      await expect(last(page)).toBeFocused();
    });

    test("that is on the notice of failing updates stays near when they work again", async ({ page }) => {
      await open(page);
      await expect(toggleOf(page)).toBeVisible();
      daemon.fail(boom);
      await refetch(page);
      await part(page)
        .locator('[data-slot="timeline-stale"]')
        .getByRole("button", { name: "Try again" })
        .focus();
      daemon.mend();
      await refetch(page);
      await expect(part(page).getByRole("button", { name: "Try again" })).toHaveCount(0);
      await expect(last(page)).toBeFocused();
    });

    test("stays on its control through updates, failing ones and rows that come and go around it", async ({
      page,
    }) => {
      await open(page);
      await toggleOf(page).click();
      await page.keyboard.press("Tab");
      const control = part(page).getByRole("button", { name: `Show details of “${stays}”` });
      await control.focus();
      await refetch(page);
      await expect(control).toBeFocused();
      daemon.fail(boom);
      await refetch(page);
      await expect(control).toBeFocused();
      forget(goes);
      await refetch(page);
      await expect(part(page).locator(ROW).filter({ hasText: goes })).toHaveCount(0);
      await expect(control).toBeFocused();
      daemon.mend();
      await refetch(page);
      await expect(part(page).locator(ROW).filter({ hasText: goes }).first()).toBeVisible();
      await expectVisibleFocus(control);
    });

    test("goes to a row beside it when its own row goes", async ({ page }) => {
      await open(page);
      await toggleOf(page).click();
      await page.keyboard.press("Tab");
      await part(page)
        .getByRole("button", { name: `Show details of “${stays}”` })
        .focus();
      forget(stays);
      await refetch(page);
      await expect(part(page).locator(ROW).filter({ hasText: stays })).toHaveCount(0);
      const near = part(page).locator(`${ROW}:focus`);
      await expectVisibleFocus(near);
    });
  });
}

test("the rail's focus is on its line after the list was closed around it", async ({ page }) => {
  await open(page);
  await toggleOf(page).click();
  await page.keyboard.press("Tab");
  await expectVisibleFocus(
    railOf(page)
      .getByRole("button", { name: /^Show details/ })
      .first(),
  );
  await toggleOf(page).evaluate((toggle) => toggle instanceof HTMLElement && toggle.click());
  await expect(railRowsOf(page)).toHaveCount(0);
  await expectVisibleFocus(toggleOf(page));
});
