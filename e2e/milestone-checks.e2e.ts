import { expect } from "@playwright/test";
import { expectNoSidewaysScroll, expectTargetsOf24, expectVisibleFocus, PHONE_COLUMN } from "./layout";
import { checksOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

test("to a screen reader, each fact is said for itself and each milestone with its status", async ({
  page,
}) => {
  await openStory(page, "milestonechecks--failed-write");
  await expect(page.locator("#storybook-root")).toMatchAriaSnapshot(`
    - /children: equal
    - 'region "Milestone checks: write-report"':
      - /children: equal
      - status
      - button "Milestone checks write-report 2 reached 1 missed" [expanded]
      - list:
        - listitem: Turn completed
        - listitem: Answer ended in an error
        - listitem: 9 events, complete
      - list:
        - listitem:
          - paragraph: the platform started the sandbox Reached
          - paragraph: sandbox-ready
        - listitem:
          - paragraph: the agent called a tool Reached
          - paragraph: used-a-tool Furthest reached
        - listitem:
          - paragraph: the agent wrote report.md Missed
          - paragraph: wrote-report
  `);
});

test("by keyboard, Enter and Space fold and unfold it, and trying again keeps the focus", async ({
  page,
}) => {
  await openStory(page, "milestonechecks--page-by-page");
  const checks = checksOf(page, "unreadable");
  const toggle = checks.getByRole("button", { name: /^Milestone checks unreadable/ });
  await toggle.focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(checks.getByText("the agent called a tool")).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(checks.getByText("the agent called a tool")).toBeVisible();
    await expectVisibleFocus(toggle);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectVisibleFocus(checks.getByRole("button", { name: "Try again" }));
});

test("in a phone's column it wraps, and its controls can be hit", async ({ page }) => {
  await page.setViewportSize(PHONE_COLUMN);
  await openStory(page, "milestonechecks--not-the-outcome", { locale: "es" });
  const checks = checksOf(page, "stopped, with a check that fails");
  await expectNoSidewaysScroll(page, checks);
  await expectTargetsOf24(checks);
});
