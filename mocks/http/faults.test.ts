import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { shortCleanChat } from "../scenarios/everyday-chats";
import { answering, failing, hanging, redirecting, slow, unreachable } from "./faults";
import { timelineHandlers } from "./timeline-handlers";

const PROJECT = "http://daemon.test/api/projects/1/milestones";
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => server.use(...timelineHandlers(shortCleanChat().api)));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const status = async (url = PROJECT) => (await fetch(url)).status;

test("a failure meets as many requests as it is told, and only its path", async () => {
  server.use(failing(503, { error: "boom" }, { times: 2 }));
  expect(await status("http://daemon.test/api/projects")).toBe(200);
  const first = await fetch(PROJECT);
  expect([first.status, await first.json()]).toEqual([503, { error: "boom" }]);
  expect(await status()).toBe(503);
  expect(await status()).toBe(200);
});

test("a failure can be text", async () => {
  server.use(failing(502, "<h1>Bad gateway</h1>"));
  const response = await fetch(`${PROJECT}/m_1`);
  expect([response.headers.get("content-type"), await response.text()]).toEqual([
    "text/html; charset=utf-8",
    "<h1>Bad gateway</h1>",
  ]);
});

test("a request that is sent elsewhere says where", async () => {
  server.use(redirecting("/login"));
  const { status, headers } = await fetch(PROJECT, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([302, "/login"]);
});

test("an unreachable daemon is a network error", async () => {
  server.use(unreachable());
  await expect(fetch(PROJECT)).rejects.toThrow(TypeError);
});

test("a hanging request is not answered, but can be given up", async () => {
  server.use(hanging());
  await expect(fetch(PROJECT, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
});

test("a slow one waits, then gets the real answer", async () => {
  server.use(slow(60));
  const before = performance.now();
  expect(await status()).toBe(200);
  expect(performance.now() - before).toBeGreaterThan(50);
});

test("given answers come in order and the last one stays", async () => {
  server.use(answering([{ entries: [] }, { entries: null }]));
  const bodies = [];
  for (let nth = 0; nth < 3; nth += 1) bodies.push(await (await fetch(PROJECT)).json());
  expect(bodies).toEqual([{ entries: [] }, { entries: null }, { entries: null }]);
});
