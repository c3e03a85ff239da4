import { expect, it } from "vitest";
import agents from "../../mocks/captures/agents.json";
import conversations from "../../mocks/captures/conversations-nora.json";
import threads from "../../mocks/captures/threads.json";
import { parseAgents, parseConversations, parseThreads } from "./listings";
import { TimelinePayloadError } from "./timeline-payload-error";

it("reads what a real daemon lists", () => {
  expect(parseAgents(agents.body)).toEqual(["lena", "nora", "otto", "scribe"]);
  const rows = parseConversations(conversations.body);
  expect(rows).toHaveLength(9);
  expect(rows[0]).toEqual({
    id: "2026-11-30-01",
    channel: "web",
    title: "Live chat",
    messages: 2,
    started_at: "2026-11-30T08:00:00Z",
    last_at: "2026-11-30T08:00:09Z",
    live: false,
    version: JSON.stringify(conversations.body[0]),
  });
  const listed = parseThreads(threads.body);
  expect(listed).toHaveLength(11);
  expect(listed.map(({ channel, id, last_at }) => [channel, id, last_at])).toContainEqual([
    "a2a",
    "nora~otto",
    "2026-11-29T13:00:00Z",
  ]);
});

it.each([parseAgents, parseConversations, parseThreads])("%o leaves no row out, however odd", (parse) => {
  expect(parse([null, 7, {}, { id: 3, slug: 3 }])).toHaveLength(4);
  for (const json of [null, {}, "<html>", { error: "boom" }]) {
    expect(() => parse(json)).toThrow(TimelinePayloadError);
  }
});

it("a field of the wrong type falls to its empty value, and a turn is live only as an object", () => {
  const odd = { id: "1", channel: 5, title: [], messages: "many", last_turn_at: 7, active_turn: "yes" };
  expect(parseConversations([odd, { id: "2", active_turn: { turn_id: "t" } }])).toEqual([
    {
      ...{ id: "1", channel: null, title: null, messages: null, started_at: null, last_at: null },
      ...{ live: false, version: JSON.stringify(odd) },
    },
    expect.objectContaining({ id: "2", messages: null, live: true }),
  ]);
});
