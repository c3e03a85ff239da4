import { expect, test } from "vitest";
import { reportedState, TURN_STATES } from "../../src/model";
import { parseTimeline } from "../../src/wire";
import { playLive } from "./exchange";
import { homeChat } from "./home-chat";

test("plays a chat through every state of a turn", async () => {
  const scenario = homeChat();
  const { api, project, chat, steps } = scenario;
  const seen: string[] = [];
  for (const step of steps) {
    await playLive(scenario, [step], async () => {});
    const last = api.chatTimeline(project, chat).entries.at(-1);
    if (last?.kind !== "derived") throw new Error("The chat does not end in a step.");
    seen.push(`${last.turn_state} ${reportedState(last)}`);
  }
  expect(new Set(seen)).toEqual(
    new Set([
      "submitted running",
      "working running",
      "input-required open",
      "completed done",
      "canceled canceled",
      "failed failed",
    ]),
  );
  expect(new Set(seen.map((said) => said.split(" ")[0]))).toEqual(new Set(TURN_STATES));
});

test("says its thread and what a restart did, and is read as it was sent", async () => {
  const scenario = homeChat();
  const { api, project, chat, steps } = scenario;
  await playLive(scenario, steps, async () => {});
  const timeline = api.chatTimeline(project, chat);
  expect(timeline.entries.map(({ thread }) => thread?.kind)).toEqual(Array(6).fill("home"));
  expect(timeline.entries[2]).toMatchObject({ resumed: true, tools: { effect_unknown: ["deploy"] } });
  expect(timeline.stats).toEqual({ total: 6, open: 0, done: 3, failed: 1, superseded: 0, running: 1 });
  const read = parseTimeline(JSON.parse(JSON.stringify(timeline)));
  expect(read.entries.map(reportedState)).toEqual(timeline.entries.map(reportedState));
});

test("says the thread of a step in the view across chats too", () => {
  const { api, project, chat } = homeChat();
  if (chat.kind !== "conversation") throw new Error("no conversation");
  const row = { ts: "2026-11-30T15:00:00Z", channel: "telegram", agent_slug: chat.agent };
  const of = (conversation: string) => ({ ...row, type: "user", body: "Hi", meta: { conversation } });
  api.addLedgerRows(project, [of(chat.id), of("another")]);
  expect(api.projectTimeline(project).entries.map(({ thread }) => thread?.id)).toEqual(["home", undefined]);
});
