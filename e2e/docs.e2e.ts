import { expect, test } from "@playwright/test";

/** A component's page, a prop on it, and words of that one's doc comment. */
const PAGES = [
  ["timelinerail--docs", "TimelineRail", "streaming", "it never renumbers under the reader"],
  ["timelinerail-view--docs", "TimelineRailView", "hideWhenClean", "Once drawn it stays"],
  ["overviewtimeline--docs", "OverviewTimeline", "closable", "Whether rows offer to close an open milestone"],
  ["overviewtimeline-view--docs", "OverviewTimelineView", "cutOff", "the newest part of its range"],
  ["milestonechecks--docs", "MilestoneChecks", "answer", "Whether the answer met its case"],
] as const;

for (const [id, component, prop, words] of PAGES) {
  test(`${id} is headed by its component and shows the props out of the doc comments`, async ({ page }) => {
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(component);
    await expect(page.getByRole("row", { name: new RegExp(`^${prop} `) })).toContainText(words);
  });
}
