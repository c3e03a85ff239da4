import { expect } from "@playwright/test";
import {
  type ChatScenario,
  everyMilestoneState,
  failedChat,
  longBuildChat,
  openChat,
  supersededChat,
} from "../../mocks";
import { railOf, toggleOf } from "../parts";
import { openStory } from "../story";
import { openOnDaemon, test } from "./machine";
import { writeScenario } from "./written/scenario";

/** A chat as a scenario tells it, the story that has it on the mock, and what its rail says closed. */
const CHATS: [string, () => ChatScenario, string, string][] = [
  ["a long build", longBuildChat, "long-build", "Timeline 43 steps 1 open 2 failed"],
  ["an open one", openChat, "open-step", "Timeline 5 steps 3 open"],
  ["a failed one", failedChat, "failed", "Timeline 4 steps 3 failed"],
  ["a superseded one", supersededChat, "superseded", "Timeline 6 steps"],
  ["milestones of every state", everyMilestoneState, "milestones", "Timeline 3 steps 1 failed"],
];

test.use({ projects: CHATS.map(([name]) => name) });

test("a chat in the daemon's files reads as the same chat on the mock does", async ({ page, machine }) => {
  for (const [at, [, scenario]] of CHATS.entries()) {
    const project = machine.home.projects[at];
    if (project) writeScenario(project, scenario());
  }
  // The scenarios' now, for the ages of what is open.
  await page.clock.setFixedTime(longBuildChat().clock.now());
  for (const [project, , story, header] of CHATS) {
    await openStory(page, `timelinerail--${story}`);
    await expect(toggleOf(page)).toHaveAccessibleName(header);
    const onTheMock = await railOf(page).ariaSnapshot();

    await openOnDaemon(page, "chat");
    await page.getByLabel("Project").selectOption(project);
    await expect(toggleOf(page)).toHaveAccessibleName(header);
    expect(await railOf(page).ariaSnapshot()).toBe(onTheMock);
  }
});
