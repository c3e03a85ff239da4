import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { expectVisibleFocus } from "./layout";
import { barOf, overviewOf, rowsOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

const facet = (page: Page, name: string) =>
  barOf(page).getByRole("button", { name: new RegExp(`^${name}: `) });
const takeAlong = (page: Page) => overviewOf(page).getByRole("button", { name: "Take it along" });
const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include("#storybook-root").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
};

for (const width of [1024, 252]) {
  test(`a facet's values are chosen by keyboard in a panel within our width, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openStory(page, "overviewtimeline--today");
    await facet(page, "States").focus();
    await page.keyboard.press("Enter");
    const panel = barOf(page).getByRole("group", { name: "States" });
    await expect(panel).toBeVisible();
    await accessible(page);
    const [box, ours] = [await panel.boundingBox(), await overviewOf(page).boundingBox()];
    expect(box?.x).toBeGreaterThanOrEqual(ours?.x ?? Number.NaN);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((ours?.x ?? 0) + (ours?.width ?? 0));

    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expectVisibleFocus(panel.getByRole("checkbox", { name: "Failed (1)" }));
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(rowsOf(page)).toHaveText([/^Open: /, /^Failed: /]);
    await expect(facet(page, "States")).toHaveText("States: 2");
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(facet(page, "States")).toBeFocused();
  });
}

test("a panel closes by a click elsewhere and by its button", async ({ page }) => {
  await openStory(page, "overviewtimeline--today");
  const panel = barOf(page).getByRole("group", { name: "Channels" });
  await facet(page, "Channels").click();
  await expect(panel).toBeVisible();
  await facet(page, "Channels").click();
  await expect(panel).toHaveCount(0);
  await facet(page, "Channels").click();
  await page.mouse.click(500, 600);
  await expect(panel).toHaveCount(0);
});

test("what is shown is copied and downloaded, and said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openStory(page, "overviewtimeline--today");
  await takeAlong(page).press("Enter");
  const panel = overviewOf(page).getByRole("group", { name: "Take it along" });
  await panel.getByRole("button", { name: "Copy as Markdown" }).press("Enter");
  await expect(panel.getByText("Copied as Markdown.")).toBeVisible();
  await expect(overviewOf(page).getByRole("status")).toHaveText("Copied as Markdown.");
  await accessible(page);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Timeline of Monday 30 November 2026\n\n7 steps, 1 open, 1 failed/);
  expect(copied.match(/^- \*\*/gm)).toHaveLength(7);

  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Download JSON" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("timeline-2026-11-30.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ counts: { total: 7 } });
});

test("printed, the bar says only what is chosen, and nothing is cut off or to be pressed", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline-found--marked");
  await page.emulateMedia({ media: "print" });
  await expect(barOf(page)).toHaveText(/^Range\s+7 days\s+States: 2\s+Grouping\s+By day$/, {
    useInnerText: true,
  });
  await expect(barOf(page).getByRole("searchbox")).toHaveValue("release");
  await expect(overviewOf(page).getByRole("button", { name: /details|Take it along|Clear/ })).toHaveCount(0);
  await expect(overviewOf(page).getByText("Release", { exact: true }).first()).toBeVisible();
});

test("marks are seen in forced colours as well", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openStory(page, "overviewtimeline-found--marked");
  const mark = overviewOf(page).getByText("release", { exact: true }).first();
  await expect(mark).toHaveCSS("text-decoration-line", "underline");
});
