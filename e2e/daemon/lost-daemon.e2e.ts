import { expect } from "@playwright/test";
import { overviewOf, railOf, railRowsOf, toggleOf } from "../parts";
import { openOnDaemon, test } from "./machine";
import { writeMorning } from "./written/morning";

/** Where a request was under way when it went, that failed; else nothing has been asked since. */
const GONE = /Live updates are paused; checking now and then\.|updates are failing\./;
/** A socket that was lost is tried again after 1 s, 2 s, 4 s …: by then a slow machine has its daemon back. */
const BACK = { timeout: 40_000 };
const NOBODY = "The APX daemon did not answer. Check that it is running, then try again.";

test("a daemon that restarts comes back into the same page: said while it is gone, no row lost, live again", async ({
  page,
  machine,
}) => {
  const chat = writeMorning(machine.home);
  await machine.ask(chat.stream, chat.request("Make the poster", "Poster laid out", 0));
  await openOnDaemon(page, "chat");
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps");
  const before = await railOf(page).ariaSnapshot();
  await page.evaluate(() => document.body.setAttribute("data-loaded", "once"));

  const old = await machine.ask("/api/admin/web-token");
  await machine.stop();
  await expect(railOf(page)).toContainText(GONE);
  await expect(railRowsOf(page)).toHaveCount(3);

  await machine.start();
  expect(await machine.ask("/api/admin/web-token")).not.toBe(old);
  await expect(railOf(page)).not.toContainText(GONE, BACK);
  expect(await railOf(page).ariaSnapshot()).toBe(before);

  const turn = machine.ask(chat.stream, chat.request("Send it to the print shop", "Poster sent", 2_500));
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 4 steps Working on it");
  await turn;
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 4 steps");
  await expect(page.locator("body")).toHaveAttribute("data-loaded", "once");
});

test("a daemon that dies in the middle of a turn leaves the request open, not running for ever", async ({
  page,
  machine,
}) => {
  const chat = writeMorning(machine.home);
  await openOnDaemon(page, "chat");
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 2 steps");
  const turn = machine.ask(chat.stream, chat.request("Make the poster", "Poster laid out", 5_000));
  const cutOff = expect(turn).rejects.toThrow();
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps Working on it");
  await machine.kill();
  await cutOff;
  await expect(railOf(page)).toContainText("updates are failing");

  await machine.start();
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps 1 open", BACK);
  await expect(railOf(page)).not.toContainText("updates are failing");
  await expect(railRowsOf(page).last()).toContainText("Never answered");
});

test("a page that was opened without a daemon says so, and goes on when there is one", async ({
  page,
  machine,
}) => {
  writeMorning(machine.home);
  await machine.stop();
  await openOnDaemon(page, "chat");
  await expect(page.getByRole("status")).toContainText(`No APX daemon answers at ${machine.address}.`);
  await machine.start();
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 2 steps", BACK);
});

test("timelines that are asked for after the daemon went say that nobody answers, and load when it is back", async ({
  page,
  machine,
}) => {
  await machine.ask("/api/projects/1/milestones", { title: "Proof approved", state: "open" });
  await openOnDaemon(page, "overview");
  await expect(overviewOf(page)).toContainText("Proof approved");
  await machine.stop();
  await page.getByRole("button", { name: "30 days" }).click();
  await expect(overviewOf(page).getByRole("alert")).toContainText(NOBODY);
  await machine.start();
  await expect(overviewOf(page)).toContainText("Proof approved", BACK);
  await expect(overviewOf(page).getByRole("alert")).toHaveCount(0);
});
