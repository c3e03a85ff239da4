import { expect } from "@playwright/test";
import { overviewOf, railOf } from "./parts";
import { test } from "./quiet-test";
import { openStory } from "./story";

// What a screen reader finds where something is amiss; the everyday pictures are beside their components' other tests.

test("a rail that is loading says so, and has its live region already", async ({ page }) => {
  await openStory(page, "timelinerail--loading");
  await expect(railOf(page)).toMatchAriaSnapshot(`
    - region "Timeline":
      - /children: equal
      - paragraph: Loading the timeline…
      - status
  `);
});

test("a rail that could not load is an alert with a way to try again", async ({ page }) => {
  await openStory(page, "timelinerail--server-error");
  await expect(railOf(page)).toMatchAriaSnapshot(`
    - region "Timeline":
      - /children: equal
      - alert:
        - paragraph:
          - strong: Could not load the timeline.
          - text: /.+/
        - button "Try again"
      - status
  `);
});

test("a rail whose updates fail says as of when it is, before the list", async ({ page }) => {
  await openStory(page, "timelinerail-view--stale");
  await expect(railOf(page)).toMatchAriaSnapshot(`
    - region "Timeline":
      - button /^Timeline \\d+ steps/
      - status
      - paragraph: As of 14:18; updates are failing.
      - button "Try again"
  `);
});

test("details are terms with what they mean", async ({ page }) => {
  await openStory(page, "timelinerail-view--details-unfolded");
  await expect(railOf(page)).toMatchAriaSnapshot(`
    - listitem:
      - term: Title
      - definition: Make me a reel for Thursday from the September footage
      - term: Started
      - definition: Monday 30 November 2026 at 10:02:00
      - term: Ended
      - definition: Monday 30 November 2026 at 10:40:00
  `);
});

test("the overview's days are regions under headings, its filters a search of named controls", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline--filtered-to-nothing");
  await expect(overviewOf(page)).toMatchAriaSnapshot(`
    - region "Overview":
      - search "Filters":
        - group "Range":
          - button "Today"
          - button "7 days"
          - button "30 days"
          - button "Custom"
        - switch /Unfinished only/
        - searchbox "Search titles and notes"
        - 'button "Channels: All channels"'
        - 'button "Agents: All agents"'
        - 'button "States: All states"'
        - 'button "Tracks: All tracks"'
        - button "Clear filters"
      - button "Take it along"
      - status
      - text: /\\d+ steps/
      - paragraph: Nothing matches these filters.
      - button "Clear filters"
  `);
});

test("the form that closes a milestone is a named group, its choices and its note have names", async ({
  page,
}) => {
  await openStory(page, "overviewtimeline--closing-a-milestone");
  await expect(overviewOf(page).getByRole("group", { name: /^Close “Proof/ })).toMatchAriaSnapshot(`
    - group "Close “Proof approved”":
      - /children: equal
      - text: Close “Proof approved”
      - radio "Mark done" [checked]
      - text: Mark done
      - radio "Mark failed"
      - text: Mark failed
      - radio "Drop"
      - text: Drop Note
      - textbox "Note"
      - button "Save"
      - button "Cancel"
  `);
});

test("one that could not be closed says why beside its button", async ({ page }) => {
  await openStory(page, "overviewtimeline--closing-fails");
  await expect(overviewOf(page)).toMatchAriaSnapshot(`
    - listitem:
      - alert: "Could not close “Proof approved”; it is still open. The APX daemon ran into an error (500). Try again; if it stays, restart it. The daemon said: disk full"
      - button "Close “Proof approved”"
  `);
});
