import { expect } from "@playwright/test";
import { overviewOf, railRowsOf, rowsOf, toggleOf } from "../parts";
import { openOnDaemon, test } from "./machine";
import { writeMorning } from "./written/morning";

test("a turn goes from running to done before the reader's eyes, its milestone showing while it runs", async ({
  page,
  machine,
}) => {
  const chat = writeMorning(machine.home);
  await openOnDaemon(page, "chat");
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 2 steps");

  const turn = machine.ask(chat.stream, chat.request("Make the poster", "Poster laid out", 5_000));
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps Working on it");
  await expect(railRowsOf(page).last()).toContainText("Poster laid out");
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps Working on it");
  await turn;
  await expect(toggleOf(page)).toHaveAccessibleName("Timeline 3 steps");
  await expect(railRowsOf(page).last()).toContainText("1 tool");
});

test("an open milestone is closed from the overview, and the daemon has it so", async ({ page, machine }) => {
  const declared = await machine.ask("/api/projects/1/milestones", {
    title: "Proof approved",
    state: "open",
  });
  const { id }: { id: string } = JSON.parse(declared);
  await openOnDaemon(page, "overview");
  const row = rowsOf(page).filter({ hasText: "Proof approved" });
  await expect(row).toContainText("Still open");

  await row.getByRole("button", { name: "Close “Proof approved”" }).click();
  await page.getByRole("radio", { name: "Mark failed" }).check();
  await page.getByRole("textbox", { name: "Note" }).fill("The print shop is closed");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("The print shop is closed");
  await expect(overviewOf(page)).toContainText("1 failed");
  await expect
    .poll(async () => JSON.parse(await machine.ask(`/api/projects/1/milestones/${id}`)))
    .toMatchObject({ state: "failed", note: "The print shop is closed" });

  await page.reload();
  await expect(row).toContainText("The print shop is closed");
});
