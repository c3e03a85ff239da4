import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatRef, MilestoneApi } from "../../mocks";
import { createIds, createMilestoneApi } from "../../mocks";
import type { Turn } from "../../src/model";
import { parseMilestoneLog } from "../../src/model";
import { mockAnswers } from "./both";
import type { Case } from "./comparison";
import { difference, report } from "./comparison";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { conversationFile } from "./written/conversation-file";
import { writeText } from "./written/files";

const ID = "2026-11-30-01";
/** The daemon's own engine: it waits before each step, declares a milestone, then answers. */
const SLOW =
  '[mock:slow:1200] [mock:tool:mark_milestone] [mock:args:{"title":"Plan drafted","state":"open"}]';
const conversation = { kind: "conversation", agent: "nora", id: ID } as const;

describe.skipIf(whyNoDaemon())("a turn that is being answered", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(1, ({ storage }) => {
      const said = [{ by: "user", at: "2026-11-30T07:30:00Z", text: "Render the square version." }] as const;
      for (const agent of ["nora", "otto"]) {
        writeText(
          join(storage, "agents", agent, "conversations", `${ID}.md`),
          conversationFile(agent, ID, said),
        );
      }
    });
  });
  afterAll(() => pair?.stop());

  async function read(path: string): Promise<unknown> {
    const { status, text } = await pair.askDaemon({ path });
    return status === 200 ? JSON.parse(text) : null;
  }

  async function messages(path: string): Promise<Turn[]> {
    const chat = await read(path);
    const holds = typeof chat === "object" && chat !== null && "messages" in chat;
    return holds && Array.isArray(chat.messages) ? chat.messages : [];
  }

  /** A mock that holds what the daemon has written down by now. */
  async function mirror(threads: readonly { channel: string; id: string }[]): Promise<MilestoneApi> {
    const api = createMilestoneApi({
      now: Date.now,
      newId: createIds(),
      token: pair.daemon.token,
    });
    for (const agent of ["nora", "otto"]) {
      const turns = await messages(`/api/projects/1/agents/${agent}/conversations/${ID}`);
      api.addTurns("1", { ...conversation, agent }, turns);
    }
    for (const { channel, id } of threads) {
      const turns = await messages(`/api/projects/1/super-agent/threads/${channel}/${id}`);
      if (turns.length > 0) api.addTurns("1", { kind: "thread", channel, id }, turns);
    }
    const folder = join(pair.home.projects[0]?.storage ?? "", "milestones");
    for (const name of safeList(folder)) {
      api.addMilestoneEvents("1", parseMilestoneLog(readFileSync(join(folder, name), "utf8")));
    }
    return api;
  }

  /**
   * Asks both until the turn has ended, every few moments, and compares each time that nothing moved in between. How many
   * moments there are depends on the machine: each question counts once for each state that the turn was seen in.
   */
  async function follow(path: string, prompt: object, live: ChatRef, cases: readonly Case[]) {
    const ended = fetch(pair.daemon.baseUrl + path, {
      method: "POST",
      headers: { authorization: `Bearer ${pair.daemon.token}`, "content-type": "application/json" },
      body: JSON.stringify(prompt),
    }).then((response) => response.text());
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    const differences: string[] = [];
    const states = new Set<string>();
    const threads = live.kind === "thread" ? [live] : [];
    for (let isLast = false; !isLast; ) {
      isLast = isOver;
      const before = await Promise.all(cases.map(pair.askDaemon));
      const api = await mirror(threads);
      const after = await Promise.all(cases.map(pair.askDaemon));
      if (JSON.stringify(before) === JSON.stringify(after)) {
        const isRunning = after.some(({ text }) => text.includes('"state":"running"'));
        if (isRunning) api.startTurn("1", live);
        states.add(isRunning ? "running" : "not running");
        const ask = mockAnswers(api);
        for (const [at, asked] of cases.entries()) {
          const theirs = after[at];
          if (theirs) differences.push(...difference(asked, theirs, await ask(asked)));
        }
      }
      if (!isLast) await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return { differences, answers: cases.length * states.size, states: [...states].sort() };
  }

  test("in an agent's conversation, and in another agent's with the same id", async ({ task }) => {
    const cases = ["nora", "otto"].map((agent) => ({
      path: `/api/projects/1/agents/${agent}/conversations/${ID}/milestones`,
    }));
    const path = "/api/projects/1/agents/nora/chat/stream";
    const { differences, answers, states } = await follow(
      path,
      { prompt: SLOW, conversation_id: ID },
      conversation,
      [...cases, { path: "/api/projects/1/milestones" }],
    );
    expect(states).toEqual(["not running", "running"]);
    report(task, answers, differences);
  });

  test("in a thread of the super-agent", async ({ task }) => {
    const id = new Date().toISOString().slice(0, 10);
    const path = "/api/projects/1/super-agent/chat/stream";
    const { differences, answers, states } = await follow(
      path,
      { prompt: SLOW, channel: "web" },
      { kind: "thread", channel: "web", id },
      [{ path: `/api/projects/1/super-agent/threads/web/${id}/milestones` }],
    );
    expect(states).toEqual(["not running", "running"]);
    report(task, answers, differences);
  });

  test("the daemon spoke to nobody else", () => {
    expect(pair.daemon.log()).not.toContain("[leash] refused");
  });
});

function safeList(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
