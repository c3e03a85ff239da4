/**
 * Which chat a timeline is of. An id says it only together with the rest: the same `2026-11-24-01` exists under every
 * agent, and the same day in every channel.
 */
export type ChatRef =
  /** A chat with one agent. `agent` is its slug (`nora`). */
  | { kind: "conversation"; agent: string; id: string }
  /** A thread of a channel: a UTC day, `day~contact` (whatsapp), two sorted slugs `a~b` (a2a) or `grp-…` (group). */
  | { kind: "thread"; channel: string; id: string };

/** A key that is the same for the same chat and for no other. */
export function chatKey(chat: ChatRef): string {
  return JSON.stringify([chat.kind, chat.kind === "conversation" ? chat.agent : chat.channel, chat.id]);
}
