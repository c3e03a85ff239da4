import { expect, test } from "@playwright/test";

const PAGES = [
  ["timelinerail--docs", "streaming", "it never renumbers under the reader"],
  ["timelinerail-view--docs", "hideWhenClean", "Once drawn it stays"],
  ["overviewtimeline--docs", "closable", "Whether rows offer to close an open milestone"],
  ["overviewtimeline-view--docs", "cutOff", "the newest part of its range"],
] as const;

for (const [id, prop, words] of PAGES) {
  test(`${id} shows the props out of the doc comments`, async ({ page }) => {
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.getByRole("row", { name: new RegExp(`^${prop} `) })).toContainText(words);
  });
}
