import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatRef } from "../query/chat-ref";
import { createTimelineClient, type TimelineClient } from "../query/timeline-client";
import { timelineQueries } from "../query/timeline-queries";
import { HOSTILE_TEXTS } from "./test-hostile-values";
import { SEED } from "./test-payloads";

const ODD_IDS = [
  ...[
    "..",
    ".",
    "...",
    "a/b",
    "a/../b",
    "..\\c",
    "\\",
    "%",
    "%2e%2e",
    "%2E%2e/x",
    "..%2f",
    "%00",
    "#",
    "a#b",
    "?",
    "a?b=c",
  ],
  ...[
    "",
    " ",
    "\t",
    "día",
    "日本",
    "👍🏽",
    "a;b",
    "a&b=c",
    "a+b",
    "a:b",
    "//host",
    "http://host/",
    "@",
    "~",
    "null",
    "-1",
    "1e3",
  ],
  ...["a".repeat(10_000), "/".repeat(10_000), "é".repeat(10_000)],
  ...Object.values(HOSTILE_TEXTS).filter((text) => text.length < 10_000),
];

const ids = fc.oneof(fc.constantFrom(...ODD_IDS), fc.string({ unit: "binary" }));

/** Every route of the client with ids in all its places, and what its path is made of. */
const ROUTES: Record<
  string,
  (client: TimelineClient, a: string, b: string, c: string) => [Promise<unknown>, string[]]
> = {
  conversation: (client, a, b, c) => [
    client.conversation(a, b, c),
    ["projects", a, "agents", b, "conversations", c, "milestones"],
  ],
  thread: (client, a, b, c) => [
    client.thread(a, b, c),
    ["projects", a, "super-agent", "threads", b, c, "milestones"],
  ],
  project: (client, a) => [client.project(a), ["projects", a, "milestones"]],
  milestone: (client, a, b) => [client.milestone(a, b), ["projects", a, "milestones", b]],
  create: (client, a) => [client.createMilestone(a, { title: "x" }), ["projects", a, "milestones"]],
  close: (client, a, b) => [client.closeMilestone(a, b), ["projects", a, "milestones", b, "close"]],
  update: (client, a, b) => [client.updateMilestone(a, b, { note: "x" }), ["projects", a, "milestones", b]],
};

describe("ids in addresses", () => {
  test.each(Object.entries(ROUTES))(
    "%s asks for exactly these, or for nothing",
    { timeout: 60_000 },
    async (_, ask) => {
      let asked: string[] = [];
      const client = createTimelineClient({
        baseUrl: "http://daemon.test/apx",
        fetch: async (input) => {
          asked.push(String(input));
          return new Response(JSON.stringify({ entries: [], id: "m_1" }));
        },
      });
      await fc.assert(
        fc.asyncProperty(ids, ids, ids, async (...of) => {
          asked = [];
          const [answer, path] = ask(client, ...of);
          const failure = await answer.then(
            () => null,
            (error: unknown) => error,
          );
          if (failure !== null) {
            expect(failure).toMatchObject({ name: "TimelineApiError", code: "invalid-id", status: null });
            expect(asked).toEqual([]);
            expect(path.some(leadsElsewhere)).toBe(true);
            return;
          }
          expect(asked).toHaveLength(1);
          const { origin, pathname, hash, search } = new URL(asked[0] ?? "");
          expect(origin + hash).toBe("http://daemon.test");
          expect(pathname.split("/").map(decodeURIComponent)).toEqual(["", "apx", "api", ...path]);
          expect(search).toMatch(/^(\?limit=\d+)?$/);
        }),
        { seed: SEED, numRuns: 400 },
      );
    },
  );
});

/** What no path can hold: nothing, a folder above, half a character. */
function leadsElsewhere(id: string): boolean {
  return id === "" || /(^|[\\/])\.\.?([\\/]|$)/.test(id) || /\p{Cs}/u.test(id);
}

describe("ids in keys", () => {
  const refs: fc.Arbitrary<{ project: string; chat: ChatRef }> = fc.record({
    project: ids,
    chat: fc.oneof(
      fc.record({ kind: fc.constant("conversation" as const), agent: ids, id: ids }),
      fc.record({ kind: fc.constant("thread" as const), channel: ids, id: ids }),
    ),
  });

  test("tell any two chats apart", { timeout: 60_000 }, () => {
    const queries = timelineQueries(createTimelineClient());
    const keyOf = ({ project, chat }: { project: string; chat: ChatRef }) =>
      JSON.stringify(queries.chat(project, chat).queryKey);
    return fc.assert(
      fc.property(refs, refs, (one, other) => {
        expect(keyOf(one) === keyOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { seed: SEED, numRuns: 2_000 },
    );
  });
});
