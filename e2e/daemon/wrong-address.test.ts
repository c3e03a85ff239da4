import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTimelineClient, messagesFor, type TimelineClient } from "../../src";
import { errorText } from "../../src/view/error-text";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { DAY, fillSmallProject } from "./written/small-project";

const en = messagesFor("en");

/** Every way to ask, by name. */
const ASKED: Record<string, (client: TimelineClient) => Promise<unknown>> = {
  "a conversation": (client) => client.conversation(1, "nora", `${DAY}-01`),
  "a thread": (client) => client.thread(1, "web", DAY),
  "a project": (client) => client.project(1),
  "a milestone": (client) => client.milestone(1, "m_abc001"),
  "a new milestone": (client) => client.createMilestone(1, { title: "x" }),
  "a closing": (client) => client.closeMilestone(1, "m_abc001"),
  "a change": (client) => client.updateMilestone(1, "m_abc001", {}),
};

describe.skipIf(whyNoDaemon())("an address that is not quite right", () => {
  let pair: Pair;
  let isStopped = false;

  beforeAll(async () => {
    pair = await startPair(1, fillSmallProject);
  });
  afterAll(async () => {
    if (!isStopped) await pair?.stop();
  });

  /** A client of the daemon whose every request goes to another path than ours. */
  const astray = (path: (path: string) => string) =>
    createTimelineClient({
      baseUrl: pair.daemon.baseUrl,
      getToken: () => pair.daemon.token,
      fetch: (input, init) => {
        const url = new URL(String(input));
        return fetch(new URL(path(url.pathname), url), init);
      },
    });

  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail("it succeeded"),
      (error: unknown) => error,
    );

  test.each(Object.keys(ASKED))(
    "a daemon that does not know the route of %s is told to be another version",
    async (name) => {
      // Another word in place of ours, as the daemon of another version has it: none of its routes.
      const client = astray((path) => path.replace("milestones", "landmarks"));
      const error = await failure(ASKED[name]?.(client) ?? Promise.resolve());
      expect(error).toMatchObject({ code: "no-route", status: 404 });
      expect(error).toMatchObject({
        serverMessage: expect.stringMatching(/^no route (GET|POST|PATCH) \/api\//),
      });
      expect(errorText(error, en)).toBe(en.errorNoRoute);
    },
  );

  test("a path beside the API is told to be no timeline", async () => {
    const error = await failure(astray((path) => `/apx${path}`).project(1));
    expect(errorText(error, en)).toBe(en.errorElsewhere(404));
  });

  test("the daemon's other answers are told to be no timeline", async () => {
    const error = await failure(astray(() => "/api/health").project(1));
    expect(errorText(error, en)).toBe(en.errorOtherData);
  });

  test("a daemon that was stopped did not answer", async () => {
    isStopped = true;
    await pair.stop();
    const error = await failure(astray((path) => path).project(1));
    expect(errorText(error, en)).toBe(en.errorNetwork);
  });
});
