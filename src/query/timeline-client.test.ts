import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TimelineError } from "./timeline-api-error";
import { createTimelineClient } from "./timeline-client";
import type { TimelineClientOptions } from "./timeline-client-options";

const EMPTY = { entries: [], stats: { total: 0, open: 0, done: 0, failed: 0, superseded: 0, running: 0 } };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A daemon that answers by `answer` and remembers what it was asked. */
function daemon(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  options: TimelineClientOptions = {},
) {
  const asked: { url: string; init: RequestInit; token: string | null }[] = [];
  const errors: TimelineError[] = [];
  const client = createTimelineClient({
    onError: (error) => errors.push(error),
    ...options,
    fetch: async (input, init = {}) => {
      asked.push({ url: String(input), init, token: new Headers(init.headers).get("authorization") });
      return answer(String(input), init);
    },
  });
  return { client, asked, errors };
}

/** Never answers, but ends as `fetch` does where it is aborted. */
const hang = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

/** The error of a promise that should fail. */
const failing = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("it succeeded"),
    (error: unknown) => error,
  );

/** What `redirect: "manual"` gives in a browser: no status, no headers, no body. */
function opaqueRedirect(): Response {
  const response = Response.error();
  Object.defineProperty(response, "type", { value: "opaqueredirect" });
  return response;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount(), "no timer may outlive a request").toBe(0);
  vi.useRealTimers();
});

describe("the routes", () => {
  it("are asked for with every part encoded", async () => {
    const { client, asked } = daemon(() => json({ ...EMPTY, id: "m_1" }));
    await client.conversation(7, "nora b", "2026-11-27-02");
    await client.thread("7", "whatsapp", "2026-11-27~+54 9");
    await client.chat(7, { kind: "conversation", agent: "otto", id: "x" });
    await client.chat(7, { kind: "thread", channel: "a2a", id: "nora~otto" });
    await client.project(7);
    await client.project(7, {
      since: "2026-09-09T00:00:00-03:00",
      until: "2026-09-10T03:00:00.000Z",
      limit: 1000,
    });
    await client.milestone(7, "m_1");
    await client.createMilestone(7, { title: "x" });
    await client.closeMilestone(7, "m_1", { state: "failed", note: "disk full" });
    await client.updateMilestone(7, "m_1", { track: "y" });
    expect(asked.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ["GET", "/api/projects/7/agents/nora%20b/conversations/2026-11-27-02/milestones", undefined],
      ["GET", "/api/projects/7/super-agent/threads/whatsapp/2026-11-27~%2B54%209/milestones", undefined],
      ["GET", "/api/projects/7/agents/otto/conversations/x/milestones", undefined],
      ["GET", "/api/projects/7/super-agent/threads/a2a/nora~otto/milestones", undefined],
      ["GET", "/api/projects/7/milestones?limit=200", undefined],
      [
        "GET",
        "/api/projects/7/milestones?since=2026-09-09T03%3A00%3A00Z&until=2026-09-10T03%3A00%3A00Z&limit=1000",
        undefined,
      ],
      ["GET", "/api/projects/7/milestones/m_1", undefined],
      ["POST", "/api/projects/7/milestones", '{"title":"x"}'],
      ["POST", "/api/projects/7/milestones/m_1/close", '{"state":"failed","note":"disk full"}'],
      ["PATCH", "/api/projects/7/milestones/m_1", '{"patch":{"track":"y"}}'],
    ]);
    for (const { init, token } of asked) {
      expect(init).toMatchObject({ cache: "no-cache", credentials: "same-origin", redirect: "manual" });
      expect(token, "without getToken requests go out bare").toBeNull();
    }
  });

  it.each([
    ["an empty id", (client: ReturnType<typeof createTimelineClient>) => client.conversation(7, "nora", "")],
    ["a folder", (client: ReturnType<typeof createTimelineClient>) => client.milestone(7, "..")],
    ["an empty project", (client: ReturnType<typeof createTimelineClient>) => client.project("")],
  ])("are not asked for with %s", async (_, call) => {
    const { client, asked, errors } = daemon(() => json(EMPTY));
    expect(await failing(call(client))).toMatchObject({ code: "invalid-id", status: null });
    expect(asked).toEqual([]);
    expect(errors).toHaveLength(1);
  });

  it("are not asked for with a range that the daemon would misread", async () => {
    const { client, asked } = daemon(() => json(EMPTY));
    expect(await failing(client.project(7, { since: "yesterday" }))).toMatchObject({ code: "invalid-range" });
    expect(asked).toEqual([]);
  });
});

describe("answers that failed", () => {
  it.each([
    [500, '{"error":"boom"}', { code: "http", status: 500, serverMessage: "boom" }],
    [502, "<html>bad gateway</html>", { code: "http", status: 502, serverMessage: null }],
    [403, '{"error":{"a":1}}', { code: "http", status: 403, serverMessage: null }],
    [
      404,
      '{"error":"project not found"}',
      { code: "not-found", status: 404, serverMessage: "project not found" },
    ],
    [401, '{"error":"unauthorized"}', { code: "unauthorized", status: 401 }],
    [200, "<!doctype html>", { name: "TimelinePayloadError", message: expect.stringContaining("HTML") }],
    [
      200,
      '{"entries":[{"kind"',
      { name: "TimelinePayloadError", message: expect.stringContaining("breaks off") },
    ],
    [200, "", { name: "TimelinePayloadError", message: expect.stringContaining("empty") }],
    [200, "{}", { name: "TimelinePayloadError" }],
    [200, '{"entries":null}', { name: "TimelinePayloadError" }],
  ])("%i %s", async (status, body, expected) => {
    const { client, errors } = daemon(() => new Response(body, { status }));
    const error = await failing(client.project(7));
    expect(error).toMatchObject(expected);
    expect(errors).toEqual([error]);
  });

  it("204 is no timeline", async () => {
    const { client } = daemon(() => new Response(null, { status: 204 }));
    expect(await failing(client.project(7))).toMatchObject({ name: "TimelinePayloadError" });
  });

  it("no answer at all", async () => {
    const refused = new TypeError("fetch failed");
    const { client } = daemon(() => Promise.reject(refused));
    expect(await failing(client.conversation(7, "nora", "secret-id"))).toMatchObject({
      code: "network",
      route: "GET /api/projects/:pid/agents/:slug/conversations/:id/milestones",
      message: expect.not.stringContaining("secret-id"),
      cause: refused,
    });
  });

  it.each([
    ["as Node shows it", () => new Response(null, { status: 307, headers: { location: "https://b.test/" } })],
    ["as a browser hides it", () => oddly({ type: "opaqueredirect", status: 0 })],
    ["followed by a host's own fetch", () => oddly({ redirected: true })],
  ])("a redirect, %s, is not followed", async (_, answer) => {
    const { client } = daemon(answer);
    expect(await failing(client.project(7))).toMatchObject({
      code: "redirected",
      message: "GET /api/projects/:pid/milestones: the answer leads elsewhere, which is not followed.",
    });
  });

  it("a thread without a message yet is empty, and no error", async () => {
    const { client, errors } = daemon(() => json({ error: "thread not found" }, 404));
    expect(await client.thread(7, "web", "2026-11-30")).toEqual(EMPTY);
    expect(errors).toEqual([]);
  });

  it.each([
    ["project not found", "not-found"],
    ["no route GET /api/x", "no-route"],
  ])("a thread's other 404, %s, is an error", async (error, code) => {
    const { client } = daemon(() => json({ error }, 404));
    expect(await failing(client.thread(7, "web", "2026-11-30"))).toMatchObject({
      code,
      serverMessage: error,
    });
  });

  it.each([
    ["as Node sees it", new Response("", { status: 302, headers: { location: "/login" } }), 302],
    ["as a browser sees it", opaqueRedirect(), null],
  ])("a redirect is not followed, and told as one: %s", async (_, answer, status) => {
    const { client, asked } = daemon(() => answer);
    expect(await failing(client.project(7))).toMatchObject({ code: "redirected", status });
    expect(asked).toHaveLength(1);
  });

  it("a timeline is read whatever it calls itself", async () => {
    const body = JSON.stringify(EMPTY);
    const { client } = daemon(() => new Response(body, { headers: { "content-type": "text/html" } }));
    expect(await client.project(7)).toEqual(EMPTY);
  });

  it.each(["{}", '{"ok":true}', "[]"])("a write that is answered with %s is no success", async (body) => {
    const { client } = daemon(() => new Response(body));
    expect(await failing(client.closeMilestone(7, "m_1"))).toMatchObject({ kind: "json" });
  });

  it("a conversation's 404 is an error whatever it says", async () => {
    const { client } = daemon(() => json({ error: "thread not found" }, 404));
    expect(await failing(client.conversation(7, "nora", "x"))).toMatchObject({ code: "not-found" });
  });

  it("a host that throws while it logs does not hide the failure", async () => {
    const { client } = daemon(() => json({}, 500), {
      onError: () => {
        throw new Error("logger down");
      },
    });
    expect(await failing(client.project(7))).toMatchObject({ code: "http" });
  });
});

describe("time and aborts", () => {
  it("a request that hangs ends after its timeout", async () => {
    const { client, asked } = daemon(hang, { timeoutMs: 5_000 });
    const error = failing(client.project(7));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await error).toMatchObject({ code: "timeout", status: null });
    expect(asked[0]?.init.signal?.aborted).toBe(true);
  });

  it("so does one whose body hangs", async () => {
    const { client } = daemon(() => new Response(new ReadableStream()));
    const error = failing(client.project(7));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ code: "timeout" });
  });

  it("an abort is passed on and is no failure", async () => {
    const { client, asked, errors } = daemon(hang);
    const controller = new AbortController();
    const error = failing(client.project(7, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await error).toMatchObject({ name: "AbortError" });
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(errors).toEqual([]);
  });

  it("nothing is sent where it was aborted before", async () => {
    const { client, asked } = daemon(() => json(EMPTY));
    const error = await failing(client.project(7, {}, { signal: AbortSignal.abort() }));
    expect(error).toMatchObject({ name: "AbortError" });
    expect(asked).toEqual([]);
  });
});

/** A response of a kind that cannot be constructed. */
function oddly(fields: Partial<Response>): Response {
  const response = json({ entries: [] });
  for (const [field, value] of Object.entries(fields)) Object.defineProperty(response, field, { value });
  return response;
}
