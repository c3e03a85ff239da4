import { expect, test } from "vitest";
import { chatsBesideProject, crowdedProject } from "./chats-beside-project";

test("the project's own view reads as fine, its chats do not", () => {
  const { api, project } = chatsBesideProject();
  expect(api.projectTimeline(project).stats).toMatchObject({ total: 4, done: 4 });
  const [reel] = api.conversations(project, "nora");
  const chat = { kind: "conversation", agent: "nora", id: reel?.id ?? "" } as const;
  expect(api.chatTimeline(project, chat).stats).toMatchObject({ total: 3, failed: 1, open: 1 });
  const [thread] = api.threads(project);
  const web = { kind: "thread", channel: "web", id: thread?.id ?? "" } as const;
  expect(api.chatTimeline(project, web).stats).toMatchObject({ total: 2, open: 1 });
});

test("a crowded project has as many chats more as it is told, and its clock where it belongs", () => {
  const { api, project, clock } = crowdedProject({ chats: 32 });
  const chats = api.agents(project).flatMap(({ slug }) => api.conversations(project, slug));
  expect(chats).toHaveLength(34);
  expect(new Set(chats.map(({ agent_slug, id }) => `${agent_slug} ${id}`)).size).toBe(34);
  expect(api.projectTimeline(project).stats).toMatchObject({ total: 4, done: 4 });
  expect(new Date(clock.now()).toISOString()).toBe("2026-11-30T17:20:00.000Z");
});
