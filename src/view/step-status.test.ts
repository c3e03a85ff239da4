import { describe, expect, it } from "vitest";
import { messagesFor } from "../messages/messages-for";
import { parseTimeline } from "../wire/index";
import { entryStatus, rawText, statusText } from "./step-status";

const AT = "2026-11-30T10:00:00Z";
const LATER = "2026-11-30T10:05:00Z";

function row(entry: object) {
  const [parsed] = parseTimeline({ entries: [{ started_at: AT, ...entry }] }).entries;
  if (!parsed) throw new Error("no row");
  return parsed;
}

describe("entryStatus", () => {
  it.each([
    ["a request without an answer", { state: "open" }, { kind: "never-answered", since: AT }],
    ["a milestone nobody closed", { kind: "declared", state: "open" }, { kind: "still-open", since: AT }],
    [
      "a step whose milestone is open",
      { state: "done", milestones: [{ state: "done" }, { state: "open", started_at: LATER }] },
      { kind: "milestone-open", since: LATER },
    ],
    ["a failed step", { state: "failed", milestones: [{ state: "failed" }] }, { kind: "failed" }],
    ["a failed milestone", { kind: "declared", state: "failed" }, { kind: "failed" }],
    [
      "a step whose milestone failed",
      { state: "done", milestones: [{ state: "failed" }] },
      { kind: "milestone-failed" },
    ],
    [
      "an open step whose milestone failed",
      { state: "open", milestones: [{ state: "failed" }] },
      { kind: "milestone-failed" },
    ],
    [
      "a running step with an open milestone",
      { state: "running", milestones: [{ state: "open" }] },
      { kind: "running", since: AT },
    ],
    [
      "a repeated request",
      { state: "superseded", superseded_reason: "repeated" },
      { kind: "superseded", reason: "repeated" },
    ],
    [
      "a request replaced for no known reason",
      { state: "superseded", superseded_reason: "x" },
      { kind: "superseded", reason: null },
    ],
    ["a dropped milestone", { kind: "declared", state: "dropped" }, { kind: "dropped" }],
    ["a state nobody knows", { state: "paused" }, { kind: "unknown", raw: "paused" }],
    ["no state at all", {}, { kind: "unknown", raw: "" }],
    ["an answered step", { state: "done" }, { kind: "done" }],
  ])("%s", (_, entry, status) => {
    expect(entryStatus(row(entry))).toEqual(status);
  });

  it("says of a request in a room that its answers are not visible, but keeps a value it could not read", () => {
    const room = { state: "unknown", channel: "group", answered: false };
    expect(entryStatus(row(room))).toEqual({ kind: "answers-not-visible" });
    expect(entryStatus(row({ ...room, state: "paused" }))).toEqual({ kind: "unknown", raw: "paused" });
  });
});

describe("statusText", () => {
  it.each([
    [{ state: "open" }, "Never answered", "Nunca se respondió"],
    [{ kind: "declared", state: "open" }, "Still open", "Sigue abierto"],
    [{ state: "running" }, "Working on it", "Respondiendo"],
    [
      { state: "superseded", superseded_reason: "repeated" },
      "Sent twice — the second one is below",
      "Se mandó dos veces — la segunda está abajo",
    ],
    [
      { state: "superseded", superseded_reason: "replaced" },
      "You replaced this right after sending it",
      "Lo reemplazaste apenas lo mandaste",
    ],
    [{ kind: "declared", state: "dropped" }, "Filed by mistake", "Se cargó por error"],
    [{ state: "paused" }, "Unknown outcome (paused)", "Resultado desconocido (paused)"],
    [{ state: "done" }, "", ""],
  ])("%j", (entry, english, spanish) => {
    const status = entryStatus(row(entry));
    expect(statusText(status, messagesFor("en"))).toBe(english);
    expect(statusText(status, messagesFor("es"))).toBe(spanish);
  });
});

describe("rawText", () => {
  it.each([
    ["paused", "paused"],
    ["DONE", "DONE"],
    ["", ""],
    [null, ""],
    [undefined, ""],
    [7, "7"],
    [false, "false"],
    [["a", 1], '["a",1]'],
    ["two\nlines\u0000 and\u202E turned", "two lines and turned"],
    ["x".repeat(40), "x".repeat(40)],
    ["x".repeat(41), `${"x".repeat(39)}…`],
    ["🧭".repeat(41), `${"🧭".repeat(39)}…`],
  ])("%j reads %j", (raw, text) => {
    expect(rawText(raw)).toBe(text);
  });
});
