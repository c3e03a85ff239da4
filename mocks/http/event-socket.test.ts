// @vitest-environment jsdom
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import captured from "../captures/live-agent-stream-running.json";
import type { EventFrame } from "../event-feed";
import { playLive } from "../scenarios/exchange";
import { ledgerRows } from "../scenarios/ledger";
import { liveChat } from "../scenarios/live-chat";
import { AGENTS } from "../scenarios/stage";
import { eventHandlers } from "./event-socket";
import { timelineHandlers } from "./timeline-handlers";

const server = setupServer();
const sockets: WebSocket[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
  server.resetHandlers();
});
afterAll(() => server.close());

const BASE = "http://daemon.test";
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The mock daemon of a chat, and a client on its socket that keeps what it is told. */
function daemon() {
  const scenario = liveChat();
  const at = { baseUrl: BASE };
  server.use(...timelineHandlers(scenario.api, at), ...eventHandlers(scenario.api, at));
  return scenario;
}

async function connect(query = "") {
  const socket = new WebSocket(`ws://daemon.test/api/events/ws${query}`);
  sockets.push(socket);
  const frames: EventFrame[] = [];
  socket.addEventListener("message", ({ data }) => frames.push(JSON.parse(String(data))));
  const opened = await new Promise<boolean>((resolve) => {
    socket.addEventListener("open", () => resolve(true));
    socket.addEventListener("close", () => resolve(false));
  });
  await wait(0);
  return { socket, frames, opened };
}

const phases = (frames: readonly EventFrame[]) => frames.map(({ type, phase }) => [type, phase ?? null]);

test("greets, and tells of a turn as it is played", async () => {
  const scenario = daemon();
  const { frames } = await connect();
  await playLive(scenario, scenario.steps, () => wait(0));
  await wait(300);
  expect(phases(frames)).toEqual([
    ["hello", null],
    ["turn", "start"],
    ...Array.from({ length: 6 }, () => ["turn", "event"]),
    ["turn", "final"],
    ["messages", null],
  ]);
});

test("sends frames of the keys that a real daemon sends", async () => {
  const scenario = daemon();
  const { frames } = await connect();
  await playLive(scenario, scenario.steps, () => wait(0));
  await wait(300);
  const sent: { type: string; phase?: string; events?: object[] }[] = captured.websocket_frames.map(
    ({ frame }) => frame,
  );
  const like = (wanted: EventFrame) =>
    sent.find(({ type, phase }) => type === wanted.type && phase === wanted["phase"]);
  for (const frame of frames.slice(1)) expect(Object.keys(frame)).toEqual(Object.keys(like(frame) ?? {}));
  const rows = (of: readonly object[]) =>
    of.flatMap((frame) => ("events" in frame && Array.isArray(frame.events) ? frame.events : []));
  expect(rows(frames).map(Object.keys)).toEqual([Object.keys(rows(sent)[0])]);
});

test("gathers rows for 250 ms, of each chat only the last", async () => {
  const { api, project, chat } = daemon();
  const { frames } = await connect();
  const say = (role: string, ts: string) => api.addTurns(project, chat, [{ role, ts, content: "…" }]);
  say("user", "2026-11-30T17:20:00Z");
  say("assistant", "2026-11-30T17:20:01Z");
  api.addTurns(project, { kind: "thread", channel: "web", id: "2026-11-30" }, [
    { role: "user", ts: "2026-11-30T17:20:02Z", content: "…" },
  ]);
  api.addTurns(project, { kind: "thread", channel: "group", id: "grp-1" }, [
    { role: "assistant", ts: "2026-11-30T17:20:03Z", content: "…" },
  ]);
  api.addLedgerRows(
    project,
    ledgerRows({
      at: Date.parse("2026-11-30T17:20:04Z"),
      channel: "engine",
      agent: AGENTS.nora,
      answer: "Done",
    }),
  );
  expect(frames).toHaveLength(1);
  await wait(300);
  expect(frames).toHaveLength(2);
  expect(frames[1]).toMatchObject({
    events: [
      { scope: "conversation", role: "assistant", type: null, agent_slug: "nora", project_id: 1 },
      {
        scope: "global",
        type: "user",
        direction: "in",
        channel: "web",
        thread: "2026-11-30",
        thread_id: null,
        project_id: "1",
      },
      {
        scope: "project",
        type: "agent",
        direction: "out",
        thread: "2026-11-30",
        thread_id: "grp-1",
        project_id: 1,
      },
      { scope: "project", channel: "engine", thread_id: null, agent_slug: "nora", conversation_id: null },
    ],
  });
});

test("tells a stopped agent turn under a type of its own, a thread's as a turn", async () => {
  const { api, project, chat } = daemon();
  const { frames } = await connect();
  const day = { kind: "thread", channel: "web", id: "2026-11-30" } as const;
  api.addTurns(project, chat, [{ role: "user", content: "Stop" }]);
  for (const place of [chat, day]) {
    api.startTurn(project, place);
    api.endTurn(project, place);
    api.endTurn(project, place);
  }
  await wait(0);
  expect(phases(frames).slice(1)).toEqual([
    ["turn", "start"],
    ["aborted", "aborted"],
    ["turn", "start"],
    ["turn", "aborted"],
  ]);
  expect(frames.at(-1)).toMatchObject({ channel: "web", thread_id: "2026-11-30", agent_slug: null });
});

test("says nothing of what is written to milestones over HTTP, nor of the tool outside of a streamed turn", async () => {
  const { api, project, chat } = daemon();
  const { frames } = await connect();
  const { id } = api.startMilestone(project, { title: "Poster", conversation_id: chat.id });
  api.updateMilestone(project, id, { patch: { title: "Big poster" } });
  api.closeMilestone(project, id, {});
  api.markMilestone(project, { title: "Proof" }, { conversation_id: chat.id, agent: "nora" });
  await wait(300);
  expect(frames).toHaveLength(1);
});

test("lets in who has the token", async () => {
  const { api } = daemon();
  api.setToken("a b");
  expect((await connect()).opened).toBe(false);
  expect((await connect("?token=other")).opened).toBe(false);
  expect((await connect("?token=a+b")).opened).toBe(true);
});

test("closes every socket when it is dropped or restarted, and lets nobody in while it is stopped", async () => {
  const { api, project, chat } = daemon();
  const first = await connect();
  api.startTurn(project, chat);
  api.events.drop();
  await wait(0);
  expect(first.socket.readyState).toBe(WebSocket.CLOSED);

  const second = await connect();
  expect(second.opened).toBe(true);
  api.restart("new");
  await wait(0);
  expect(second.socket.readyState).toBe(WebSocket.CLOSED);
  expect((await connect()).opened).toBe(false);
  expect(api.chatTimeline(project, chat).entries.some(({ state }) => state === "running")).toBe(false);

  api.events.stop();
  expect((await connect("?token=new")).opened).toBe(false);
  api.events.start();
  expect((await connect("?token=new")).opened).toBe(true);
});

test("tells nothing more to who has left", async () => {
  const { api, project, chat } = daemon();
  const { socket, frames } = await connect();
  api.addTurns(project, chat, [{ role: "user", content: "…" }]);
  socket.close();
  await wait(300);
  api.startTurn(project, chat);
  await wait(0);
  expect(frames).toHaveLength(1);
});
