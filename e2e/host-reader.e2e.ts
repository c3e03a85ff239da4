import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll, PHONE_COLUMN } from "./layout";
import { overviewOf, railOf, setOnHtml, toggleOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test.describe("in forced colours", () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
  });

  test("the rail's words and signs stand out, and so does the focus", async ({ page }) => {
    await openStory(page, "timelinerail--open");
    const ground = await railOf(page).evaluate((element) => getComputedStyle(element).backgroundColor);
    // The strip keeps its colours: it is decoration.
    const colours = await railOf(page).evaluate((root) =>
      [...root.querySelectorAll("span, p, bdi, time, svg")]
        .filter((element) => !element.closest('[data-slot="timeline-rail-strip"]'))
        .map((element) => getComputedStyle(element).color),
    );
    expect(colours.length).toBeGreaterThan(100);
    expect(colours).not.toContain(ground);
    expect([...new Set(colours)], "the user's colours, not ours").toHaveLength(1);
    await page.keyboard.press("Tab");
    await expect(toggleOf(page)).toBeFocused();
    await expect(toggleOf(page)).toHaveCSS("outline-style", "solid");
    await expect(toggleOf(page)).not.toHaveCSS("outline-color", ground);
    await expect(railOf(page)).toHaveCSS("border-top-style", "solid");
    await expect(railOf(page)).not.toHaveCSS("border-top-color", ground);
  });

  test("the overview's controls have edges, and the chosen range and the switch show what they are", async ({
    page,
  }) => {
    await openStory(page, "overviewtimeline--today");
    for (const control of [
      overviewOf(page).getByRole("searchbox"),
      overviewOf(page).getByRole("button", { name: /^Channels: / }),
    ]) {
      await expect(control).toHaveCSS("border-top-style", "solid");
    }
    await expect(overviewOf(page).getByRole("button", { name: "Today" })).toHaveCSS("outline-style", "solid");
    await expect(overviewOf(page).getByRole("button", { name: "7 days" })).toHaveCSS("outline-style", "none");
    const unfinished = overviewOf(page).getByRole("switch");
    const off = await unfinished.screenshot();
    await unfinished.press("Space");
    await expect(unfinished).toHaveAttribute("aria-checked", "true");
    expect(await unfinished.screenshot()).not.toEqual(off);
  });
});

test.describe("in a right-to-left host", () => {
  for (const size of [PHONE_COLUMN, { width: 1024, height: 800 }]) {
    test(`the rail is mirrored, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openStory(page, "timelinerail--open");
      await setOnHtml(page, "dir=rtl");
      await expectNoSidewaysScroll(page, railOf(page));
      const row = railOf(page).getByRole("listitem").filter({ hasText: "Use the blue cover" });
      const time = await row.getByRole("time").boundingBox();
      const title = await row.getByText("Use the blue cover", { exact: true }).boundingBox();
      expect(time?.x).toBeLessThan(title?.x ?? 0);
      const pointsLeft = () =>
        toggleOf(page)
          .locator("svg")
          .first()
          .evaluate((sign) => sign instanceof SVGGraphicsElement && (sign.getScreenCTM()?.a ?? 0) < -0.1);
      expect(await pointsLeft()).toBe(false);
      await toggleOf(page).click();
      await expect.poll(pointsLeft).toBe(true);
      await setOnHtml(page, "dir=ltr");
      await expect.poll(pointsLeft).toBe(false);
    });

    test(`the overview is mirrored, ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openStory(page, "overviewtimeline--today");
      await setOnHtml(page, "dir=rtl");
      await expectNoSidewaysScroll(page, overviewOf(page));
      const row = overviewOf(page).getByRole("listitem").filter({ hasText: "Publish to TikTok" });
      const time = await row.getByRole("time").boundingBox();
      const title = await row.getByText("Publish to TikTok", { exact: true }).boundingBox();
      expect(time?.x).toBeLessThan(title?.x ?? 0);
    });
  }
});

test.describe("text twice its size on a phone", () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
  });
  const twice = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% }" });

  test("the rail stays in its column", async ({ page }) => {
    await openStory(page, "timelinerail-view--details-unfolded");
    await twice(page);
    await expectNoSidewaysScroll(page, railOf(page));
  });

  test("so do the overview's filters, its two days and the form that closes a milestone", async ({
    page,
  }) => {
    await openStory(page, "overviewtimeline--unfinished-only");
    await twice(page);
    await overviewOf(page).getByRole("button", { name: "Custom" }).click();
    await overviewOf(page)
      .getByRole("button", { name: /^Close “/ })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "Cancel" })).toBeVisible();
    await expectNoSidewaysScroll(page, overviewOf(page));
  });
});

test.describe("language and time zone are the host's", () => {
  test("the rail in Spanish", async ({ page }) => {
    await openStory(page, "timelinerail--open", { locale: "es" });
    const rail = page.getByRole("region", { name: "Recorrido" });
    await expect(rail).toHaveAttribute("lang", "es");
    await expect(
      rail.getByRole("button", { name: "Recorrido 12 pasos 1 abierto 2 fallaron Respondiendo" }),
    ).toBeVisible();
    await expect(rail.getByText("Nunca se respondió · hace 3 h que espera")).toBeVisible();
    await expect(rail.getByText("Se mandó dos veces — la segunda está abajo")).toBeVisible();
  });

  test("the overview in Spanish", async ({ page }) => {
    await openStory(page, "overviewtimeline--today", { locale: "es" });
    const overview = page.getByRole("region", { name: "Resumen" });
    await expect(overview.getByRole("heading")).toHaveText("Hoy lunes 30 de noviembre");
    await expect(overview.getByRole("switch", { name: /^Sólo lo no terminado/ })).toBeVisible();
    await expect(overview.getByRole("button", { name: "A medida" })).toBeVisible();
    await expect(overview).not.toContainText(/\b(steps?|Never answered|Working on it|All states)\b/);
  });

  for (const [timeZone, day, time] of [
    ["America/Argentina/Buenos_Aires", "Today Monday 30 November", "14:18"],
    ["Pacific/Auckland", "Today Tuesday 1 December", "06:18"],
    ["Asia/Kolkata", "Today Monday 30 November", "22:48"],
  ] as const) {
    test(`hours and days of a reader in ${timeZone}`, async ({ page }) => {
      await openStory(page, "overviewtimeline--today");
      await setTimeZone(page, timeZone);
      await expect(overviewOf(page).getByRole("heading").first()).toHaveText(day);
      const running = overviewOf(page).getByRole("listitem").filter({ hasText: "Try the other region" });
      await expect(running.getByRole("time")).toHaveText(time);
      await expect(running.getByRole("time")).toHaveAttribute("datetime", /^2026-11-30T17:18:00(\.000)?Z$/);
    });
  }
});

// Storybook takes no slash in its address.
async function setTimeZone(page: Page, timeZone: string) {
  await page.evaluate((zone) => {
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit("updateGlobals", {
      globals: { timeZone: zone },
    });
  }, timeZone);
}
