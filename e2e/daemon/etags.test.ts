import { getResponse } from "msw";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { timelineHandlers } from "../../mocks";
import { createTimelineClient } from "../../src/query/timeline-client";
import type { Answerer, Question } from "./both";
import { compareAll } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { DAY, fillSmallProject, READS } from "./written/small-project";

/** How a client may say what it has; `<etag>` is the answer's own. */
const KNOWN = ["<etag>", "*", '"other", <etag>', "<strong>", '"other"', "", "<etag>x", ' <etag> , "z"'];
const FRESHNESS: Record<string, string>[] = [
  {},
  { "cache-control": "no-cache" },
  { "cache-control": "max-age=0" },
];

describe.skipIf(whyNoDaemon())("what a client already has", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(2, fillSmallProject);
  });
  afterAll(() => pair?.stop());

  test("ETags", async (context) => {
    const tagged = (asked: Answerer, etags: Map<string, string>) => (question: Question) => {
      const etag = etags.get(question.path) ?? "";
      const headers = Object.entries(question.headers ?? {}).map(([name, value]) => [
        name,
        value.replace("<etag>", etag).replace("<strong>", etag.replace("W/", "")),
      ]);
      return asked({ ...question, headers: Object.fromEntries(headers) });
    };
    const etagsOf = async (fetched: (path: string) => Promise<string | null>) =>
      new Map(await Promise.all(READS.map(async (path) => [path, (await fetched(path)) ?? ""] as const)));
    const theirs = await etagsOf(async (path) => {
      const { baseUrl, token } = pair.daemon;
      const response = await fetch(baseUrl + path, { headers: { authorization: `Bearer ${token}` } });
      return response.headers.get("etag");
    });
    const ours = await etagsOf(async (path) => {
      const request = new Request(`http://daemon.test${path}`, {
        headers: { authorization: `Bearer ${pair.daemon.token}` },
      });
      return (await getResponse(timelineHandlers(pair.api), request))?.headers.get("etag") ?? null;
    });
    await compareAll(
      context,
      { askDaemon: tagged(pair.askDaemon, theirs), askMock: tagged(pair.askMock, ours) },
      READS.flatMap((path) =>
        ["GET", "HEAD"].flatMap((method) =>
          KNOWN.flatMap((known) =>
            FRESHNESS.map((more) => ({ method, path, headers: { "if-none-match": known, ...more } })),
          ),
        ),
      ),
    );
  });

  test("our client is told once, and then only what has changed", async () => {
    const { baseUrl, token } = pair.daemon;
    const statuses: number[] = [];
    const client = createTimelineClient({
      baseUrl,
      getToken: () => token,
      fetch: async (...request) => {
        const response = await fetch(...request);
        statuses.push(response.status);
        return response;
      },
    });
    const conversation = () => client.conversation(1, "nora", `${DAY}-01`);
    const reads = [
      conversation,
      () => client.thread(1, "web", DAY),
      () => client.project(1, { since: "2026-11-01T00:00:00Z" }),
    ];
    for (const read of reads) {
      const first = await read();
      expect(first.entries.length).toBeGreaterThan(0);
      expect(await read()).toBe(first);
    }
    expect(statuses).toEqual([200, 304, 200, 304, 200, 304]);

    const before = await conversation();
    await client.closeMilestone(1, "m_abc001", { state: "failed", note: "disk full" });
    const after = await conversation();
    expect(after).not.toEqual(before);
    expect(await conversation()).toBe(after);
    expect(statuses.slice(6)).toEqual([304, 200, 200, 304]);
  });
});
