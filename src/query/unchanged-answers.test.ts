import { describe, expect, it } from "vitest";
import { createTimelineClient } from "./timeline-client";
import type { TimelineClientOptions } from "./timeline-client-options";

type Reply = (known: string | null) => Response;

const entries = (...titles: string[]) =>
  JSON.stringify({ entries: titles.map((title) => ({ kind: "derived", title, state: "done" })) });

/** What a server with ETags answers. */
const tagged =
  (etag: string, body: string): Reply =>
  (known) =>
    known === etag
      ? new Response(null, { status: 304, headers: { etag } })
      : new Response(body, { headers: { etag } });

const ONE = tagged('W/"1"', entries("one"));
const TWO = tagged('W/"2"', entries("one", "two"));

/** A daemon whose replies come in order; the last one stays. */
function daemon(replies: Reply[], options: TimelineClientOptions = {}) {
  const asked: (string | null)[] = [];
  const client = createTimelineClient({
    ...options,
    fetch: async (_, init = {}) => {
      const known = new Headers(init.headers).get("if-none-match");
      asked.push(known);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      return reply ? reply(known) : Response.error();
    },
  });
  return { client, asked };
}

describe("an answer that has not changed", () => {
  it("is asked for by its ETag and is the same object again", async () => {
    const { client, asked } = daemon([ONE]);
    const first = await client.project(7);
    expect(await client.project(7)).toBe(first);
    expect(await client.project(7)).toBe(first);
    expect(asked).toEqual([null, 'W/"1"', 'W/"1"']);
  });

  it("is known for each address of a timeline on its own", async () => {
    const { client, asked } = daemon([ONE]);
    await client.project(7);
    await client.project(7, { limit: 5 });
    await client.project(8);
    await client.conversation(7, "nora", "x");
    await client.thread(7, "web", "x");
    expect(asked).toEqual([null, null, null, null, null]);
    await client.thread(7, "web", "x");
    await client.conversation(7, "nora", "x");
    expect(asked.slice(5)).toEqual(['W/"1"', 'W/"1"']);
  });

  it("gives way to one that has", async () => {
    const { client, asked } = daemon([ONE, TWO]);
    await client.project(7);
    const second = await client.project(7);
    expect(second.entries).toHaveLength(2);
    expect(await client.project(7)).toBe(second);
    expect(asked).toEqual([null, 'W/"1"', 'W/"2"']);
  });

  it("outlives failures", async () => {
    const { client, asked } = daemon([ONE, () => new Response("{}", { status: 503 }), ONE]);
    const first = await client.project(7);
    await expect(client.project(7)).rejects.toMatchObject({ status: 503 });
    expect(await client.project(7)).toBe(first);
    expect(asked).toEqual([null, 'W/"1"', 'W/"1"']);
  });
});

describe("nothing is asked for by an ETag", () => {
  it("that came with what could not be read", async () => {
    const { client, asked } = daemon([tagged('W/"1"', "<html>"), ONE]);
    await expect(client.project(7)).rejects.toMatchObject({ name: "TimelinePayloadError" });
    await client.project(7);
    expect(asked).toEqual([null, null]);
  });

  it("that came with an error, a thread without a message included", async () => {
    const absent = () =>
      new Response('{"error":"thread not found"}', { status: 404, headers: { etag: '"x"' } });
    const { client, asked } = daemon([absent]);
    await client.thread(7, "web", "2026-11-30");
    expect((await client.thread(7, "web", "2026-11-30")).entries).toEqual([]);
    expect(asked).toEqual([null, null]);
  });

  it("when it is written", async () => {
    const { client, asked } = daemon([tagged('W/"m"', '{"id":"m_1"}')]);
    await client.closeMilestone(7, "m_1");
    await client.closeMilestone(7, "m_1");
    expect(asked).toEqual([null, null]);
  });

  it("that was given to another token", async () => {
    const tokens = ["one", "one", "two", "two", "one"];
    const { client, asked } = daemon([ONE], { getToken: () => tokens.shift() ?? null });
    for (const _ of [1, 2, 3, 4, 5]) await client.project(7);
    expect(asked).toEqual([null, 'W/"1"', null, 'W/"1"', null]);
  });

  it("with the token that follows a refused one", async () => {
    const refused = () => new Response('{"error":"unauthorized"}', { status: 401 });
    const getToken = ({ refresh }: { refresh: boolean }) => (refresh ? "two" : "one");
    const { client, asked } = daemon([ONE, refused, ONE], { getToken });
    await client.project(7);
    await client.project(7);
    expect(asked).toEqual([null, 'W/"1"', null]);
  });
});

it("a 304 that was not asked for is an error that may pass", async () => {
  const { client } = daemon([() => new Response(null, { status: 304 })]);
  await expect(client.project(7)).rejects.toMatchObject({ code: "http", status: 304 });
  await expect(client.closeMilestone(7, "m_1")).rejects.toMatchObject({ code: "http", status: 304 });
});
