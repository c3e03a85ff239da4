import { expect, it } from "vitest";
import type { ChatRef } from "../chat-ref";
import { concerns, type Heard } from "./live-signal";

const nora: ChatRef = { kind: "conversation", agent: "nora", id: "2026-11-30-01" };
const otto: ChatRef = { ...nora, agent: "otto" };
const thread = (channel: string, id: string): ChatRef => ({ kind: "thread", channel, id });
const day = "2026-11-30";
const news = (chat?: ChatRef, project = "7"): Heard => (chat ? { project, chat } : { project });

it("what is of no known project hears of all", () => {
  expect(concerns(news(nora), { project: null, chat: null })).toBe(true);
});

it.each<[string, Heard, ChatRef | null, boolean]>([
  ["its own chat", news(nora), { ...nora }, true],
  ["another agent's chat with the same id", news(otto), nora, false],
  ["another chat of the agent", news({ ...nora, id: "2026-11-30-02" }), nora, false],
  ["a thread with the same id", news(thread("nora", nora.id)), nora, false],
  ["its own thread", news(thread("web", day)), thread("web", day), true],
  ["the same day in another channel", news(thread("telegram", day)), thread("web", day), false],
  [
    "a contact, where the whole day is shown",
    news(thread("whatsapp", `${day}~a`)),
    thread("whatsapp", day),
    true,
  ],
  [
    "the whole day, where a contact is shown",
    news(thread("whatsapp", day)),
    thread("whatsapp", `${day}~a`),
    true,
  ],
  ["another contact", news(thread("whatsapp", `${day}~a`)), thread("whatsapp", `${day}~b`), false],
  ["another pair", news(thread("a2a", "nora")), thread("a2a", "nora~otto"), false],
  ["no chat in particular", news(), nora, true],
  ["any chat, where all of the project is shown", news(nora), null, true],
  ["its chat in another project", news(nora, "8"), nora, false],
  ["another project", news(undefined, "8"), null, false],
  ["everything", "everything", nora, true],
])("news of %s", (_, heard, chat, expected) => {
  expect(concerns(heard, { project: "7", chat })).toBe(expected);
});

it("a host may say the project as a number", () => {
  expect(concerns({ project: 7, chat: nora }, { project: "7", chat: nora })).toBe(true);
});
