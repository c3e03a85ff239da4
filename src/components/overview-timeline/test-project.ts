import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { AGENTS, asScenario, createStage, ledgerRows, type Scenario } from "../../../mocks";

/**
 * A project small enough to count by hand. Of its last seven days: one failed run, one request never answered, one
 * answered step with an open milestone under it, one open milestone of its own, and one step that went fine. Eight days
 * ago there is one step more.
 */
export function smallProject(): Scenario {
  const stage = createStage();
  const { api, project, clock, at } = stage;
  const { nora, magui, rocky } = AGENTS;
  const meeting = "2026-11-29-01";
  for (const request of [
    { at: at("-8d 10:00"), channel: "web", agent: nora, ask: "Order the posters", answer: "Ordered." },
    {
      ...{ at: at("-1d 10:00"), channel: "web", agent: nora, conversation: meeting },
      ...{ ask: "Résumé of the meeting", answer: "Here it is." },
    },
    { at: at("09:05"), channel: "engine", agent: nora, ask: "Draft the caption", answer: "Drafted." },
    {
      ...{
        at: at("10:45"),
        channel: "routine",
        agent: rocky,
        ask: "Publish to TikTok",
        answer: "It broke off.",
      },
      ...{ tools: ["upload_file", "upload_file", "read_file"], failed: 2 },
    },
    { at: at("11:20"), channel: "telegram", agent: magui, ask: "Upload the recap" },
  ]) {
    api.addLedgerRows(project, ledgerRows(request));
  }
  clock.set(at("-2d 15:10"));
  api.markMilestone(
    project,
    { title: "Proof approved", track: "Stand", state: "open" },
    { channel: "web", conversation_id: null, agent: "nora" },
  );
  clock.set(at("-1d 10:02"));
  api.markMilestone(
    project,
    { title: "Minutes sent", state: "open" },
    { channel: "web", conversation_id: meeting, agent: "nora" },
  );
  return asScenario(stage);
}

/** The id of one of the small project's milestones. */
export function milestoneId({ api, project }: Scenario, title: string): string {
  const milestone = api.milestones(project).find((one) => one.title === title);
  if (!milestone) throw new Error(`No milestone is called ${title}`);
  return milestone.id;
}

/** The rows on screen, in their order. */
export function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('li[data-slot="timeline-entry"]')];
}

/** The one row that says this. */
export function row(words: string): HTMLElement {
  const [found, ...more] = rows().filter(({ textContent }) => textContent.includes(words));
  if (!found || more.length > 0) throw new Error(`${found ? "Several rows say" : "No row says"} ${words}`);
  return found;
}

/** The button that opens a facet, such as "Channels"; its name says what is chosen. */
export function facetButton(facet: string): HTMLElement {
  return screen.getByRole("button", { name: new RegExp(`^${facet}: `) });
}

/** Opens a facet: its values, as checkboxes. */
export async function openFacet(user: UserEvent, facet: string) {
  await user.click(facetButton(facet));
  return within(await screen.findByRole("group", { name: facet }));
}

/** Has a facet show these of its values alone ("Web (2)"), and closes it. */
export async function choose(user: UserEvent, facet: string, ...values: string[]) {
  const panel = await openFacet(user, facet);
  await user.click(panel.getByRole("button", { name: /^All / }));
  for (const value of values) await user.click(panel.getByRole("checkbox", { name: value }));
  await user.keyboard("{Escape}");
}
