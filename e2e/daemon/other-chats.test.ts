// @vitest-environment jsdom
import { join } from "node:path";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTimelineClient, OverviewTimeline, TimelineProvider } from "../../src";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { conversationFile } from "./written/conversation-file";
import { appendLines, writeText } from "./written/files";
import { rowsOf } from "./written/ledger-rows";

configure({ asyncUtilTimeout: 20_000 });

const TODAY = "2026-11-30";
const ID = `${TODAY}-01`;

const reel = [
  { by: "user", at: `${TODAY}T09:00:00Z`, text: "Draw the storyboard" },
  { by: "assistant", at: `${TODAY}T09:01:00Z`, text: "Six scenes." },
  { by: "user", at: `${TODAY}T09:05:00Z`, text: "Send the proof to the client" },
] as const;
const thread = [{ by: "user", at: `${TODAY}T10:00:00Z`, text: "And who pays the invoice?" }] as const;

const counts = () => document.querySelector('[data-slot="overview-counts"]');

/** What the daemon's own project route does not hold, on the daemon itself. */
describe.skipIf(whyNoDaemon())("chats beside the project's own view", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(1, ({ storage }, _, { home }) => {
      writeText(join(storage, "agents/nora/conversations", `${ID}.md`), conversationFile("nora", ID, reel));
      appendLines(
        join(home, "messages/web", `${TODAY}.jsonl`),
        rowsOf(thread, { channel: "web", meta: { project_id: "1" } }).map((row) => JSON.stringify(row)),
      );
    });
  });
  afterAll(() => pair?.stop());
  afterEach(cleanup);

  function draw(now: string, otherChats = true) {
    const { baseUrl, token } = pair.daemon;
    const client = createTimelineClient({ baseUrl, getToken: () => token });
    const overview = createElement(OverviewTimeline, { project: "1", otherChats });
    const host = { client, timeZone: "UTC", now: () => Date.parse(now) };
    render(createElement(TimelineProvider, { ...host, children: overview }));
  }

  async function post(path: string, body: object): Promise<unknown> {
    const { text } = await pair.askDaemon({ method: "POST", path, body: JSON.stringify(body) });
    return JSON.parse(text);
  }

  test("an agent's chat and the super-agent's thread are in the overview, their open work with them", async () => {
    const { text } = await pair.askDaemon({ path: `/api/projects/1/milestones?since=${TODAY}T00:00:00Z` });
    expect(JSON.parse(text)).toMatchObject({ entries: [] });

    draw(`${TODAY}T12:00:00Z`, false);
    expect(await screen.findByText("Nothing recorded in these 7 days.")).toBeTruthy();
    cleanup();
    draw(`${TODAY}T12:00:00Z`);
    await waitFor(() => expect(counts()?.textContent).toBe("3 steps 2 open"));
    for (const title of [
      "Draw the storyboard",
      "Send the proof to the client",
      "And who pays the invoice?",
    ]) {
      expect(screen.getByText(title)).toBeTruthy();
    }
    expect(screen.queryByText(/Nothing/)).toBeNull();
  });

  test("a run that the ledger and its conversation both hold is one row", async () => {
    await post("/api/projects/1/agents/otto/exec", {
      prompt: "Count the pages [mock:slow:1100] [mock:reply:214.]",
    });
    draw(new Date().toISOString());
    await waitFor(() => expect(counts()?.textContent).not.toMatch(/more chats?…/));
    expect(await screen.findAllByText(/^Count the pages/)).toHaveLength(1);
    const { text } = await pair.askDaemon({ path: "/api/projects/1/agents/otto/conversations" });
    expect(JSON.parse(text)).toHaveLength(1);
  });

  test("a run of a routine is in the project's own view, and its conversation is not read besides", async () => {
    const routine = {
      ...{ name: "digest", kind: "exec_agent", schedule: "every 24h" },
      spec: { agent: "otto", prompt: "Digest of the day [mock:reply:Quiet.]" },
    };
    await post("/api/projects/1/routines", routine);
    await post("/api/projects/1/routines/digest/run", {});
    const { text } = await pair.askDaemon({ path: "/api/projects/1/agents/otto/conversations" });
    const run: unknown = JSON.parse(text).find(({ channel }: { channel: unknown }) => channel === "routine");
    expect(run).toMatchObject({ messages: 2 });
    const asked = vi.spyOn(globalThis, "fetch");
    draw(new Date().toISOString());
    await waitFor(() => expect(counts()?.textContent).not.toMatch(/chats?…/));
    expect(await screen.findAllByText(/^Digest of the day/)).toHaveLength(1);
    const read = asked.mock.calls.map(([url]) => String(url)).filter((url) => /otto.*milestones/.test(url));
    asked.mockRestore();
    // The exec's, which is told from a chat by nothing.
    expect(read).toHaveLength(1);
  });
});
