import { readdirSync, readFileSync } from "node:fs";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClock } from "../clock";
import type { MilestoneApi } from "../milestone-api";
import { createMilestoneApi } from "../milestone-api";
import { createIds } from "../seeded";
import { timelineHandlers } from "./timeline-handlers";

const DAEMON = "http://daemon.test";
const CHAT = "/api/projects/1/agents/nora/conversations/2026-11-30-01/milestones";
const PROJECT = "/api/projects/1/milestones";
const chat = { kind: "conversation", agent: "nora", id: "2026-11-30-01" } as const;

const server = setupServer();
let api: MilestoneApi;

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  api = createMilestoneApi({
    now: createClock("2026-11-30T11:20:40Z").now,
    newId: createIds(),
    token: "t1",
    projects: [
      { id: 1, name: "Harbor Docs", agents: [{ slug: "nora", name: "Nora" }] },
      { id: 2, name: "Blank" },
    ],
  });
  server.use(...timelineHandlers(api));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Asks with the token, and sends a body as JSON. */
async function ask(
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
) {
  const { method = "GET", headers = {}, body } = init;
  const response = await fetch(DAEMON + path, {
    method,
    headers: {
      authorization: "Bearer t1",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text === "" ? "" : JSON.parse(text),
  };
}

function start(id: string, ts = "2026-11-30T09:00:00Z") {
  api.addMilestoneEvents("1", [{ id, ts, op: "start", title: id, conversation_id: chat.id, agent: "nora" }]);
}

describe("refusals", () => {
  const folder = new URL("../captures/", import.meta.url);
  const captured = readdirSync(folder)
    .filter((name) => name.startsWith("err-"))
    .map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), "utf8")) }))
    .filter(({ status }) => status >= 400);

  test("there are captured refusals to compare with", () => expect(captured.length).toBeGreaterThan(35));

  test.each(captured)(
    "$name is refused as the daemon refuses it",
    async ({ name, request, status, body }) => {
      start("m_8bpdem");
      start("m_8t6dem");
      const big = name === "err-post-over-2mb.json";
      const sent = big
        ? "x".repeat(2.2e6)
        : typeof request.body === "object"
          ? JSON.stringify(request.body)
          : request.body;
      const headers = JSON.parse(JSON.stringify(request.headers).replace("<token>", "t1"));
      const response = await fetch(DAEMON + request.path, {
        method: request.method,
        headers,
        ...(sent === undefined ? {} : { body: sent }),
      });

      expect(response.status).toBe(status);
      const { error } = await response.json();
      // The last words of a JSON error, "(line 1 column 2)", depend on the engine.
      if (name === "err-post-broken-json.json") expect(body.error).toContain(error);
      else expect(error).toBe(body.error);
    },
  );

  test("the old token is refused after a restart", async () => {
    api.setToken("t2");
    expect(await ask(PROJECT)).toMatchObject({ status: 401, body: { error: "unauthorized" } });
    expect(await ask(PROJECT, { headers: { authorization: "Bearer t2" } })).toMatchObject({ status: 200 });
  });

  test.each([
    ["null", 400, `Unexpected token 'n', "null" is not valid JSON`],
    [" 5", 400, `Unexpected token '5', " 5" is not valid JSON`],
    [" ", 400, "Unexpected end of JSON input"],
    ["[]", 400, "startMilestone: title required"],
    ["", 400, "startMilestone: title required"],
  ])("a body that is no object: %j", async (body, status, error) => {
    expect(await ask(PROJECT, { method: "POST", body })).toMatchObject({ status, body: { error } });
  });

  test.each([
    ["application/json; charset=utf-8", 400, "Expected property name or '}' in JSON at position 1"],
    ["application/json; charset=latin1", 415, 'unsupported charset "LATIN1"'],
    ["application/ld+json", 400, "startMilestone: title required"],
    ["text/json", 400, "startMilestone: title required"],
  ])("a broken body of type %s", async (type, status, error) => {
    const answer = await ask(PROJECT, { method: "POST", headers: { "content-type": type }, body: "{" });
    expect(answer.status).toBe(status);
    expect(answer.body.error).toContain(error);
  });

  test("a part that cannot be decoded is refused before the method is, and after the token", async () => {
    const path = `${PROJECT}/%`;
    expect(await ask(path, { method: "DELETE" })).toMatchObject({ status: 400 });
    expect(await ask(path, { headers: { authorization: "" } })).toMatchObject({ status: 401 });
  });

  test("the bootstrap hands out the token without one", async () => {
    const response = await fetch(`${DAEMON}/api/admin/web-token`);
    expect(await response.json()).toEqual({ token: "t1" });
  });

  test.each(["/api/projects/1/agents/nobody/conversations/2026-11-30-01/milestones", CHAT])(
    "an unknown chat is an empty one: %s",
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(200);
      expect(body).toEqual({
        entries: [],
        stats: { total: 0, open: 0, done: 0, failed: 0, superseded: 0, running: 0 },
      });
    },
  );
});

describe("ETags", () => {
  test("an answer that is already there is not sent again", async () => {
    const first = await ask(PROJECT);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[0-9a-f]+-.+"$/);
    const again = await ask(PROJECT, { headers: { "if-none-match": `"other", ${etag}` } });
    expect(again).toMatchObject({ status: 304, text: "" });

    const headers = { "if-none-match": etag, "cache-control": "no-cache" };
    expect(await ask(PROJECT, { headers })).toMatchObject({ status: 200 });

    await ask(PROJECT, { method: "POST", body: { title: "Something new" } });
    expect(await ask(PROJECT, { headers: { "if-none-match": etag } })).toMatchObject({ status: 200 });
  });

  test("HEAD answers with the tag and without a body", async () => {
    const { headers } = await ask(PROJECT);
    const head = await ask(PROJECT, { method: "HEAD" });
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(head.headers.get("etag")).toBe(headers.get("etag"));
  });
});

describe("the project's query", () => {
  beforeEach(() => {
    for (let day = 20; day <= 30; day += 1) start(`m_day${day}`, `2026-11-${day}T12:00:00Z`);
  });

  test.each([
    ["", 8, "the last seven days and today, from UTC midnight"],
    ["?since=", 8, "the default"],
    ["?since=2026-11-29", 2, "a date alone"],
    ["?since=2026-11-29T12:00:00Z", 2, "the very second"],
    ["?since=2026-11-29T09:00:01%2B03:00", 2, "an offset is not understood"],
    ["?since=last%20tuesday", 0, "words"],
    ["?since[a]=1", 0, "an object"],
    ["?since[]=2026-11-29", 2, "a list"],
    ["?since[0]=2026-11-28&since[20]=2026-11-29", 3, "a numbered list"],
    ["?since[21]=2026-11-29", 0, "no list that long"],
    ["?since=2099-01-01T00:00:00Z", 0, "the future"],
    ["?since=2026-11-28&since=2026-11-29", 3, "twice: the first, in effect"],
    ["?since=0", 11, "everything"],
    ["?since=0&until=2026-11-21", 11, "until does not hold back milestones"],
    ["?since=0&limit=0", 11, "no limit of zero"],
    ["?since=0&limit=-5", 11, "nor a negative one"],
    ["?since=0&limit=ten", 11, "nor words"],
    ["?since=0&limit=3&limit=4", 11, "nor two"],
    ["?since=0&limit=2.7", 2, "a fraction is cut"],
    ["?since=0&limit=1e1", 10, "an exponent"],
    ["?since=0&agent=nora&limit=2", 2, "unknown parameters"],
  ])("%s → %i entries: %s", async (query, count) => {
    const { status, body } = await ask(PROJECT + query);
    expect(status).toBe(200);
    expect(body.entries).toHaveLength(count);
  });

  test("a limit keeps the newest, oldest first, and declared counts all", async () => {
    const { body } = await ask(`${PROJECT}?since=0&limit=2`);
    expect(body.entries.map(({ id }: { id: string }) => id)).toEqual(["m_day29", "m_day30"]);
    expect(body.declared).toEqual({ total: 11, open: 11, done: 0, failed: 0, dropped: 0 });
  });

  test.each(["/api/projects/01.0/milestones", "/api/Projects/1/MILESTONES", "/api/projects/1/milestones/"])(
    "the project may be spelled oddly: %s",
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 200 });
    },
  );
});

describe("chats and writes", () => {
  test("an encoded path part is decoded", async () => {
    api.addTurns("1", { kind: "thread", channel: "whats app", id: "2026-11-29~5491@lid" }, [
      { role: "user", ts: "2026-11-29T12:00:00Z", content: "Is Carla there?" },
    ]);
    const path = `/api/projects/1/super-agent/threads/whats%20app/${encodeURIComponent("2026-11-29~5491@lid")}/milestones`;
    expect((await ask(path)).body.entries).toMatchObject([{ title: "Is Carla there?", state: "open" }]);
  });

  test("a milestone is filed, patched, closed and read by its prefix", async () => {
    const filed = await ask(PROJECT, {
      method: "POST",
      body: { title: "  Poster laid out  ", id: "m_mine", note: "x" },
    });
    expect(filed).toMatchObject({
      status: 201,
      body: { title: "Poster laid out", state: "open", note: null },
    });
    const path = `${PROJECT}/${filed.body.id}`;
    expect(filed.body.id).not.toBe("m_mine");

    expect(
      (await ask(path, { method: "PATCH", body: { patch: { title: 5, state: "done", track: "Stand" } } }))
        .body,
    ).toMatchObject({ title: 5, state: "open", track: "Stand" });
    expect(
      (await ask(`${path}/close`, { method: "POST", body: { state: "failed", note: "No ink" } })).body,
    ).toMatchObject({ state: "failed", note: "No ink", closed_at: "2026-11-30T11:20:40Z" });
    expect((await ask(`${path}/close`, { method: "POST" })).body).toMatchObject({
      state: "done",
      note: "No ink",
    });
    expect((await ask(path.slice(0, -2))).body).toMatchObject({ id: filed.body.id, state: "done" });
  });

  test("under a base address, others are left alone", async () => {
    const others = http.all("*", () => HttpResponse.text("somebody else's"));
    server.resetHandlers(...timelineHandlers(api, { baseUrl: "http://panel.test/daemon/" }), others);
    const response = await fetch("http://panel.test/daemon/api/projects", {
      headers: { authorization: "Bearer t1" },
    });
    expect((await response.json())[1]).toMatchObject({ id: 1, name: "Harbor Docs" });
    expect(await (await fetch(`${DAEMON}/api/projects`)).text()).toBe("somebody else's");
  });
});
