import { inspect } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TimelineError } from "./timeline-api-error";
import { createTimelineClient } from "./timeline-client";
import type { GetToken } from "./token-source";

const EMPTY = { entries: [], stats: { total: 0, open: 0, done: 0, failed: 0, superseded: 0, running: 0 } };

/** A daemon that takes one token at a time. */
function guarded(getToken: GetToken, valid: () => string) {
  const sent: (string | null)[] = [];
  const urls: string[] = [];
  const errors: TimelineError[] = [];
  const asks: boolean[] = [];
  const client = createTimelineClient({
    getToken: (ask) => {
      asks.push(ask.refresh);
      return getToken(ask);
    },
    onError: (error) => errors.push(error),
    fetch: async (url, init) => {
      const token = new Headers(init?.headers).get("authorization");
      sent.push(token);
      urls.push(String(url));
      return token === `Bearer ${valid()}`
        ? new Response(JSON.stringify(EMPTY))
        : new Response('{"error":"unauthorized"}', { status: 401 });
    },
  });
  return { client, sent, urls, errors, asks, refreshes: () => asks.filter(Boolean).length };
}

const later = <T>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

const failing = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("it succeeded"),
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount(), "no timer may outlive a request").toBe(0);
  vi.useRealTimers();
});

describe("a refused token", () => {
  it("is renewed once for all requests in flight, each sent once more", async () => {
    const { client, sent, refreshes, errors } = guarded(
      ({ refresh }) => (refresh ? later("T2", 200) : "T1"),
      () => "T2",
    );
    const all = Promise.all([
      client.project(7),
      client.conversation(7, "nora", "x"),
      client.thread(7, "web", "y"),
    ]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await all).toEqual([EMPTY, EMPTY, EMPTY]);
    expect(refreshes()).toBe(1);
    expect(sent).toEqual(["Bearer T1", "Bearer T1", "Bearer T1", "Bearer T2", "Bearer T2", "Bearer T2"]);
    expect(errors).toEqual([]);
  });

  it("of a request that was slow to be refused is not renewed again", async () => {
    const answers = [0, 500];
    let calls = 0;
    const refreshes: boolean[] = [];
    const client = createTimelineClient({
      getToken: ({ refresh }) => {
        refreshes.push(refresh);
        return refresh ? "T2" : "T1";
      },
      fetch: async (_, init) => {
        await later(null, answers[calls++] ?? 0);
        const good = new Headers(init?.headers).get("authorization") === "Bearer T2";
        return good ? new Response(JSON.stringify(EMPTY)) : new Response("{}", { status: 401 });
      },
    });
    const both = Promise.all([client.project(7), client.project(8)]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await both).toEqual([EMPTY, EMPTY]);
    expect(refreshes.filter(Boolean)).toHaveLength(1);
  });

  it("twice is an error, and no storm", async () => {
    const { client, sent, refreshes, errors } = guarded(
      () => "T1",
      () => "T9",
    );
    const error = await failing(client.project(7));
    expect(error).toMatchObject({ code: "unauthorized", status: 401 });
    expect(sent).toHaveLength(2);
    expect(refreshes()).toBe(1);
    expect(errors).toEqual([error]);
  });

  it("is renewed again at the next restart, also where the host keeps handing out the first one", async () => {
    let minted = 1;
    const { client, refreshes } = guarded(
      ({ refresh }) => (refresh ? `T${minted}` : "T0"),
      () => `T${minted}`,
    );
    await client.project(7);
    minted = 2;
    expect(await client.project(7)).toEqual(EMPTY);
    expect(refreshes()).toBe(2);
  });

  it("whose renewal throws or hangs is an error that may pass", async () => {
    const thrown = guarded(
      ({ refresh }) => {
        if (refresh) throw new Error("T1 is no good");
        return "T1";
      },
      () => "T2",
    );
    const error = await failing(thrown.client.project(7));
    expect(error).toMatchObject({ code: "unauthorized", status: null });
    expect(String(error)).not.toContain("T1");

    const hung = guarded(
      ({ refresh }) => (refresh ? new Promise<string>(() => {}) : "T1"),
      () => "T2",
    );
    const late = failing(hung.client.project(7));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toMatchObject({ code: "unauthorized", status: null });
  });
});

describe("no token yet", () => {
  it("sends nothing and asks again ever more slowly", async () => {
    let token: string | null = null;
    const { client, sent, asks } = guarded(
      () => token,
      () => "T1",
    );
    const timeline = client.project(7);
    await vi.advanceTimersByTimeAsync(60_000);
    // At 0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5 s.
    expect(asks).toHaveLength(7);
    expect(sent).toEqual([]);
    token = "T1";
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await timeline).toEqual(EMPTY);
    expect(sent).toEqual(["Bearer T1"]);
  });

  it("ends with the signal", async () => {
    const { client, errors } = guarded(
      () => null,
      () => "T1",
    );
    const controller = new AbortController();
    const error = failing(client.project(7, {}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    expect(await error).toMatchObject({ name: "AbortError" });
    expect(errors).toEqual([]);
  });

  it("ends a write after its timeout", async () => {
    const { client, sent } = guarded(
      () => null,
      () => "T1",
    );
    const error = failing(client.closeMilestone(7, "m_1"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await error).toMatchObject({ code: "unauthorized", status: null });
    expect(sent).toEqual([]);
  });

  it.each([
    ["an empty one", ""],
    ["undefined, of a host without types,", undefined],
  ])("is what %s means", async (_what, none) => {
    const answers = [none, "T1"];
    const { client, sent } = guarded(
      () => answers.shift() as string,
      () => "T1",
    );
    const timeline = client.project(7);
    await vi.advanceTimersByTimeAsync(500);
    await timeline;
    expect(sent).toEqual(["Bearer T1"]);
  });
});

it("a token is in a header and nowhere else", async () => {
  const secret = "0123456789abcdef";
  const { client, urls, errors } = guarded(
    () => secret,
    () => "another",
  );
  await failing(client.project(7));
  expect(urls.join()).not.toContain(secret);
  expect(errors.map((error) => JSON.stringify(error) + error.message + error.stack).join()).not.toContain(
    secret,
  );
});

it("a token that no header can carry is not repeated in an error", async () => {
  const { client, sent } = guarded(
    () => "secret\nvalue",
    () => "T1",
  );
  const error = await failing(client.project(7));
  expect(error).toMatchObject({ code: "unauthorized", status: null });
  expect(`${error}${(error as Error).cause}`).not.toContain("secret");
  expect(sent).toEqual([]);
});

it("a token that comes back with a refusal, or in what a host's own fetch throws, is not repeated", async () => {
  const secret = "0123456789abcdef";
  const faults = [
    () => Promise.resolve(new Response(`{"error":"${secret} may not"}`, { status: 500 })),
    (init: RequestInit | undefined) =>
      Promise.reject(Object.assign(new Error(`could not send ${secret}`), { config: init })),
  ];
  for (const fault of faults) {
    const client = createTimelineClient({ getToken: () => secret, fetch: (_, init) => fault(init) });
    const error = await failing(client.project(7));
    expect(error).toBeInstanceOf(Error);
    expect(inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain(secret);
  }
});
