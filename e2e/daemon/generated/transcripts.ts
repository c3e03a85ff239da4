import { isoSeconds } from "../../../mocks/clock";
import type { Chance } from "./chance";
import { again, saying } from "./texts";

/** Something that was said or done in a chat, before it is written down in one of the daemon's two forms. */
export interface Said {
  by: "user" | "tool" | "assistant" | "system" | "compact";
  /** Seconds since 1970, or a text that is no time, or nothing. */
  at: number | string | null;
  text: string;
  /** Of a tool. Without one its text is no readable call. */
  call?: Call;
  /** Of an answer. */
  work?: Work;
}

/** A tool call, as agents record it. */
export interface Call {
  tool?: unknown;
  args?: unknown;
  result?: unknown;
}

/** What an answer carries besides its words. */
export interface Work {
  agent?: unknown;
  agent_name?: unknown;
  model?: unknown;
  tool_summary?: unknown;
  trace?: unknown;
}

/** Around the 30 seconds in which a message replaces the one before it. */
const GAPS = [0, 1, 5, 29, 30, 31, 60, 300, 3_600] as const;
/** As often as they are to speak. */
const SPEAKERS = [
  "user",
  "user",
  "user",
  "tool",
  "tool",
  "assistant",
  "assistant",
  "assistant",
  "system",
  "compact",
] as const satisfies readonly Said["by"][];
const ODD_TIMES = [
  "not-a-date",
  "0",
  "2026",
  "2026-01-05",
  "2026-01-05T00:00:07.500Z",
  "2026-01-05T03:00:00+03:00",
] as const;

/** ISO UTC of whole seconds, or the text as it is. */
export function stamp(at: Said["at"]): string | undefined {
  if (at === null) return undefined;
  return typeof at === "string" ? at : isoSeconds(at * 1000);
}

/** A chat that begins at `start` (seconds since 1970), oldest first but for some that were written out of order. */
export function transcript(chance: Chance, start: number, { undated = false } = {}): Said[] {
  let clock = start;
  let asked = "";
  const isOdd = chance.happens(0.2);
  const time = (): Said["at"] => {
    clock += chance.pick(GAPS);
    if (!isOdd || chance.happens(0.7)) return clock;
    if (undated && chance.happens(0.5)) return null;
    return chance.happens(0.5) ? clock - 4_000 : chance.pick(ODD_TIMES);
  };
  const one = (): Said => {
    const by = chance.pick(SPEAKERS);
    const at = time();
    switch (by) {
      case "user":
        asked = chance.happens(0.3) ? again(chance, asked) : saying(chance);
        return { by, at, text: asked };
      case "tool":
        return chance.happens(0.9)
          ? { by, at, text: "", call: call(chance) }
          : { by, at, text: chance.pick(["bad json", "null", "5", "[]", "", "{}"]) };
      case "assistant":
        return { by, at, text: saying(chance), work: work(chance) };
      case "system":
      case "compact":
        return { by, at, text: "[Compacted 4 turns]\n\nThe export works." };
    }
  };
  return chance.upTo(14, one);
}

function call(chance: Chance): Call {
  return {
    ...(chance.happens(0.95)
      ? { tool: chance.pick(["run_shell", "read_file", "mark_milestone", "http_get", ""]) }
      : {}),
    args: { path: "docs/" },
    ...(chance.happens(0.9) ? { result: result(chance) } : {}),
  };
}

function result(chance: Chance): unknown {
  return chance.pick<unknown>([
    { ok: true },
    { ok: true },
    { error: "exit 1" },
    { error: "" },
    { error: 0 },
    { suppressed: true },
    { suppressed: 1 },
    "error",
    ["error"],
    null,
  ]);
}

function work(chance: Chance): Work {
  const some = <T>(share: number, make: () => T) => (chance.happens(share) ? make() : undefined);
  const made: Work = {
    agent: some(0.6, () => chance.pick(["nora", "otto", ""])),
    agent_name: some(0.6, () => chance.pick(["Nora", "Lena Ø. Brandt-Içöz", ""])),
    model: some(0.6, () => chance.pick(["mock:demo", "ollama:gemma3:27b", ""])),
    tool_summary: some(0.4, () => summary(chance)),
    trace: some(0.2, () => chance.upTo(3, () => call(chance))),
  };
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined));
}

function summary(chance: Chance): unknown {
  return chance.pick<unknown>([
    { total: 3, failed: 1, tools: [{ name: "grep" }, { name: "grep" }, { name: "" }, {}] },
    { total: 5, failed: 0, tools: [{ name: "edit_file", count: 5, failed: 0 }] },
    { total: 0, failed: 0, tools: [] },
    { total: "4" },
    { failed: 2, total: null },
    { tools: "abc" },
    {},
    [],
    true,
    "many",
    0,
    null,
  ]);
}
