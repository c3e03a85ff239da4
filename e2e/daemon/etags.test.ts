import { getResponse } from "msw";
import { afterAll, beforeAll, describe, test } from "vitest";
import { timelineHandlers } from "../../mocks";
import type { Answerer, Question } from "./both";
import { compareAll } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { fillSmallProject, READS } from "./written/small-project";

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
});
