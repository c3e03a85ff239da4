import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseMilestoneLog } from "../../src/model";
import { correctConversation, correctProject } from "../../src/query/corrections";
import { createTimelineClient } from "../../src/query/timeline-client";
import type { Question } from "./both";
import { whyNoDaemon } from "./installed.mjs";
import type { Pair } from "./pair";
import { startPair } from "./pair";
import { conversationFile, turnsOfFile } from "./written/conversation-file";
import { writeText } from "./written/files";
import { writeMilestoneLog } from "./written/milestone-log";

const ID = "2026-11-29-01";
const at = (time: string) => `2026-11-29T${time}Z`;
const CHATS = { nora: "Fix the export.", otto: "Record a clip." };
const MILESTONES = [
  {
    id: "m_nora01",
    ts: at("09:00:10"),
    op: "start",
    title: "Export fixed",
    conversation_id: ID,
    agent: "nora",
  },
  {
    id: "m_otto01",
    ts: at("09:00:11"),
    op: "start",
    title: "Clip recorded",
    conversation_id: ID,
    agent: "otto",
  },
  { id: "m_anon01", ts: at("09:00:12"), op: "start", title: "Noted", conversation_id: ID },
].map((event) => JSON.stringify(event));

/** Projects that each hold one kind of line that the daemon does not write itself. */
const UNTIMED = 2;
const NUMBERED = 3;
const LINES: Record<number, string[]> = {
  [UNTIMED]: [JSON.stringify({ id: "m_untimed", op: "start", title: "Without a time" })],
  [NUMBERED]: [
    JSON.stringify({ id: "m_timed", ts: at("09:00:00"), op: "start", title: "As it should be" }),
    JSON.stringify({ id: "m_number", ts: 5, op: "start", title: "A number for a time" }),
  ],
};

/** What the daemon does that the mock, the model or the client does not do after it. Each says why. */
describe.skipIf(whyNoDaemon())("faults of the daemon that we do not copy", () => {
  let pair: Pair;

  beforeAll(async () => {
    pair = await startPair(4, (project, api) => {
      for (const [agent, text] of Object.entries(CHATS)) {
        const said = [
          { by: "user", at: at("09:00:00"), text },
          { by: "assistant", at: at("09:00:20"), text: "Done." },
        ] as const;
        writeText(
          join(project.storage, "agents", agent, "conversations", `${ID}.md`),
          conversationFile(agent, ID, said),
        );
        api.addTurns(String(project.id), { kind: "conversation", agent, id: ID }, turnsOfFile(said));
      }
      if (project.id === 1) writeMilestoneLog(project, api, { "2026-11": MILESTONES });
      const lines = LINES[project.id];
      if (!lines) return;
      writeText(join(project.storage, "milestones/2026-11.jsonl"), `${lines.join("\n")}\n`);
      api.addMilestoneEvents(String(project.id), parseMilestoneLog(lines.join("\n")));
    });
  });
  afterAll(() => pair?.stop());

  /** Both answers: status and body. */
  async function both(question: Question) {
    const answers = [await pair.askDaemon(question), await pair.askMock(question)];
    return answers.map(({ status, text }) => [status, text === "" ? null : JSON.parse(text)] as const);
  }

  const client = () =>
    createTimelineClient({ baseUrl: pair.daemon.baseUrl, getToken: () => pair.daemon.token });

  test("a conversation shows another agent's milestones; the mock does so too, and what reads it leaves them out", async () => {
    const path = `/api/projects/1/agents/otto/conversations/${ID}/milestones`;
    const [daemon, mock] = await both({ path });
    expect(mock).toEqual(daemon);
    expect(daemon?.[1].entries[0].milestones.map(({ id }: { id: string }) => id)).toEqual([
      "m_nora01",
      "m_otto01",
      "m_anon01",
    ]);

    const read = correctConversation(await client().conversation("1", "otto", ID), "otto");
    expect(read.entries.map(({ milestones }) => milestones.map(({ id }) => id))).toEqual([
      ["m_otto01", "m_anon01"],
    ]);
  });

  test("a range's end does not hold for milestones; the mock does so too, and what reads it leaves them out", async () => {
    const range = { since: at("00:00:00"), until: at("09:00:11") };
    const [daemon, mock] = await both({
      path: `/api/projects/1/milestones?since=${range.since}&until=${range.until}`,
    });
    expect(mock).toEqual(daemon);
    expect(daemon?.[1].entries).toHaveLength(3);

    const read = correctProject(await client().project("1", range), range);
    expect(read.entries.map((entry) => entry.kind === "declared" && entry.id)).toEqual(["m_nora01"]);
  });

  test("an id with dots leaves the folder of its agent; in the mock an id is a name and no path", async () => {
    const id = encodeURIComponent(`../../otto/conversations/${ID}`);
    const [daemon, mock] = await both({ path: `/api/projects/1/agents/nora/conversations/${id}/milestones` });
    expect(daemon?.[1].entries).toMatchObject([{ title: CHATS.otto }]);
    expect(mock?.[1].entries).toEqual([]);
  });

  test("a milestone without a time lacks the field; in the mock it is null, as its type says", async () => {
    const [daemon, mock] = await both({ path: `/api/projects/${UNTIMED}/milestones/m_untimed` });
    expect(Object.keys(daemon?.[1])).not.toContain("started_at");
    expect(mock?.[1]).toEqual({ ...daemon?.[1], started_at: null, updated_at: null });
  });

  test("one time that is a number breaks every answer of a project; the mock reads past it", async () => {
    for (const path of [
      `/api/projects/${NUMBERED}/milestones?since=0`,
      `/api/projects/${NUMBERED}/milestones/m_timed`,
    ]) {
      const [daemon, mock] = await both({ path });
      expect(daemon).toEqual([500, { error: expect.stringContaining("localeCompare is not a function") }]);
      expect(mock?.[0]).toBe(200);
    }
  });

  test("a milestone keeps a channel or an agent that is no text; in the mock it becomes text or null", async () => {
    const body = JSON.stringify({ title: "x", channel: { a: 1 }, agent: 5, note: ["n"], state: "done" });
    const [daemon, mock] = await both({ method: "POST", path: "/api/projects/4/milestones", body });
    expect(daemon?.[1]).toMatchObject({ channel: { a: 1 }, agent: 5, note: ["n"] });
    expect(mock?.[1]).toMatchObject({ channel: null, agent: "5", note: null });
  });

  test("the name of an object's method passes for a closing state and closes nothing; the mock refuses it", async () => {
    const close = { method: "POST", path: "/api/projects/1/milestones/m_nora01/close" };
    const [daemon, mock] = await both({ ...close, body: '{"state":"constructor"}' });
    expect(daemon).toMatchObject([200, { id: "m_nora01", state: "open" }]);
    expect(mock).toEqual([
      400,
      { error: 'closeMilestone: unknown state "constructor" (use done|failed|dropped)' },
    ]);
  });
});
