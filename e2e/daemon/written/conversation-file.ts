import type { Turn } from "../../../src/model";
import type { Said } from "../generated/transcripts";
import { stamp } from "../generated/transcripts";

/** A conversation, as the daemon keeps one: Markdown with a heading for each turn. Every turn needs a time there. */
export function conversationFile(agent: string, id: string, said: readonly Said[]): string {
  const turns = said.map((one) => {
    const about = one.by === "assistant" && one.work && Object.keys(one.work).length > 0;
    return `## ${one.by} — ${stamp(one.at)}${about ? ` ${JSON.stringify(one.work)}` : ""}\n${words(one)}\n\n`;
  });
  const first = stamp(said[0]?.at ?? null) ?? "";
  const last = stamp(said.at(-1)?.at ?? null) ?? "";
  const head = `---\nid: ${id}\nagent: ${agent}\nengine: mock:demo\nchannel: web\nstarted: ${first}\nlast_turn: ${last}\nstatus: open\n---\n\n`;
  return head + turns.join("");
}

/** The turns that the daemon's reader makes of that file: it trims what was said. */
export function turnsOfFile(said: readonly Said[]): Turn[] {
  return said.map((one) => ({
    role: one.by,
    ts: stamp(one.at),
    content: words(one).trim(),
    ...(one.by === "assistant" && one.work && Object.keys(one.work).length > 0 ? { meta: one.work } : {}),
  }));
}

/** A file is UTF-8, which has no half of a surrogate pair. */
function words(one: Said): string {
  const text = one.call ? JSON.stringify(one.call) : one.text;
  return new TextDecoder().decode(new TextEncoder().encode(text));
}
