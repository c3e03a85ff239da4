import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LiveSignal } from "./live-signal";
import { signalsOf } from "./read-frame";

const NORA = { kind: "conversation", agent: "nora", id: "2026-11-30-01" } as const;
const thread = (channel: string, id: string) => ({ kind: "thread", channel, id }) as const;
const web = thread("web", "2026-11-30");

const turn = { type: "turn", project_id: 1, agent_slug: "nora", conversation_id: "2026-11-30-01" };
const threadTurn = {
  ...turn,
  agent_slug: null,
  conversation_id: null,
  channel: "web",
  thread_id: "2026-11-30",
};
const message = (event: object) => ({
  type: "messages",
  events: [
    { channel: null, thread: null, thread_id: null, agent_slug: null, conversation_id: null, ...event },
  ],
});
const row = { channel: "web", thread: "2026-11-30" };

describe("a frame that changes a timeline", () => {
  it.each<[string, object, LiveSignal]>([
    ["the start of an agent's turn", { ...turn, phase: "start" }, { project: "1", chat: NORA }],
    ["its answer", { ...turn, phase: "final", result: { text: "…" } }, { project: "1", chat: NORA }],
    ["its failure", { ...turn, phase: "error", error: "boom" }, { project: "1", chat: NORA }],
    [
      "its stop, under a type of its own",
      { ...turn, type: "aborted", phase: "aborted" },
      { project: "1", chat: NORA },
    ],
    ["a thread's turn", { ...threadTurn, phase: "final" }, { project: "1", chat: web }],
    ["a thread's stop", { ...threadTurn, phase: "aborted" }, { project: "1", chat: web }],
    [
      "a speaker in a room",
      { ...threadTurn, agent_slug: "nora", channel: "group", thread_id: "grp-1", phase: "start" },
      { project: "1", chat: thread("group", "grp-1") },
    ],
    [
      "a turn of no chat that can be named",
      { type: "turn", phase: "final", project_id: 7 },
      { project: "7" },
    ],
    ["the end of a routine", { type: "routine", phase: "end", project_id: 1, run: {} }, { project: "1" }],
    [
      "a row of an agent's chat",
      message({ ...turn, scope: "conversation", role: "user" }),
      { project: "1", chat: NORA },
    ],
    [
      "a row of a room, which goes by its own id",
      message({
        scope: "project",
        project_id: 1,
        channel: "group",
        thread: "2026-11-30",
        thread_id: "grp-1",
      }),
      { project: "1", chat: thread("group", "grp-1") },
    ],
    [
      "a row of another channel of the project, which goes by its day",
      message({ scope: "project", project_id: 1, ...row }),
      { project: "1", chat: web },
    ],
    [
      "a row of a shared channel, whose project is text",
      message({ scope: "global", project_id: "1", ...row }),
      { project: "1", chat: web },
    ],
    [
      "a row of a shared channel that names no project: the daemon's own",
      message({ scope: "global", project_id: null, channel: "telegram", thread: "2026-11-30" }),
      { project: "0", chat: thread("telegram", "2026-11-30") },
    ],
  ])("%s", (_, frame, signal) => {
    expect(signalsOf(JSON.stringify(frame))).toEqual([signal]);
  });

  it("can tell of several chats", () => {
    const { events: first } = message({ ...turn, scope: "conversation" });
    const { events: second } = message({ scope: "global", project_id: "2", ...row });
    expect(signalsOf(JSON.stringify({ type: "messages", events: [...first, 7, ...second] }))).toEqual([
      { project: "1", chat: NORA },
      { project: "2", chat: web },
    ]);
  });
});

describe("says nothing", () => {
  it.each<[string, string]>([
    ["no JSON", "{"],
    ["no object", "[1]"],
    ["the greeting", '{"type":"hello","settings":{}}'],
    ["text on its way", JSON.stringify({ ...turn, phase: "event", event: { type: "assistant_text" } })],
    ["a tool at work", JSON.stringify({ ...turn, phase: "delta" })],
    ["a routine on its way", '{"type":"routine","phase":"progress","project_id":1}'],
    ["a kind of its own", '{"type":"read","project_id":1}'],
    ["rows of a kind of their own", JSON.stringify(message({ scope: "read", project_id: 1 }))],
    ["no list of rows", '{"type":"messages","events":{}}'],
    ["a turn without its project", JSON.stringify({ ...turn, phase: "final", project_id: null })],
    ["an agent's row without its project", JSON.stringify(message({ scope: "conversation" }))],
  ])("%s", (_, text) => {
    expect(signalsOf(text)).toEqual([]);
  });

  it("and never throws, whatever comes", () => {
    const type = fc.constantFrom("turn", "aborted", "messages", "routine");
    const anything = fc.jsonValue();
    const frame = fc.record({ type, phase: anything, project_id: anything, events: fc.array(anything) });
    fc.assert(
      fc.property(fc.oneof(anything, frame), (json) => {
        for (const { project } of signalsOf(JSON.stringify(json)))
          expect(project).toEqual(expect.any(String));
      }),
    );
  });
});

describe("what a real daemon sent", () => {
  const framesOf = (name: string): { frame: unknown }[] =>
    JSON.parse(readFileSync(new URL(`../../../mocks/captures/${name}.json`, import.meta.url), "utf8"))
      .websocket_frames;

  it.each<[string, LiveSignal]>([
    ["live-agent-stream-running", { project: "1", chat: NORA }],
    ["live-agent-abort", { project: "1", chat: NORA }],
    ["live-superagent-stream-running", { project: "1", chat: web }],
    ["live-a2a", { project: "1", chat: thread("a2a", "nora~otto") }],
    ["live-group-running", { project: "1", chat: thread("group", "grp-mx36g9xa-xwho") }],
  ])("%s is about one chat, at its beginning and its end", (name, signal) => {
    const frames = framesOf(name).map(({ frame }) => signalsOf(JSON.stringify(frame)));
    expect(frames[0]).toEqual([signal]);
    expect(frames.at(-1)).toContainEqual(signal);
    const chats = new Set(frames.flat().map(({ chat }) => JSON.stringify(chat)));
    expect([...chats]).toEqual([JSON.stringify(signal.chat)]);
  });
});
