import { describe, expect, it } from "vitest";
import { deriveSteps } from "./steps";

const at = (second: number) =>
  new Date(Date.UTC(2026, 8, 9, 12, 0, second)).toISOString().replace(".000", "");
const user = (content: unknown, second = 0) => ({ role: "user", ts: at(second), content });
const answer = (fields: object = {}, second = 60) => ({
  role: "assistant",
  ts: at(second),
  content: "Done.",
  ...fields,
});
const tool = (name: string, result: unknown = {}) => ({
  role: "tool",
  content: JSON.stringify({ tool: name, result }),
});
const states = (...turns: unknown[]) => deriveSteps(turns).map((step) => step.state);
const toolsOf = (...turns: unknown[]) => deriveSteps(turns)[0]?.tools;

describe("steps out of turns", () => {
  it("is one request, its work and its answer", () => {
    expect(
      deriveSteps([user("Fix it"), tool("read"), tool("write"), answer({ agent_name: "Nora", model: "m" })]),
    ).toEqual([
      {
        kind: "derived",
        index: 0,
        title: "Fix it",
        state: "done",
        superseded_reason: null,
        started_at: at(0),
        ended_at: at(60),
        answered: true,
        tools: { total: 2, failed: 0, names: ["read", "write"] },
        agent: "Nora",
        model: "m",
      },
    ]);
  });

  it("leaves a request open that no answer follows", () => {
    const [step] = deriveSteps([
      user("Fix it"),
      tool("read"),
      { role: "user", ts: at(90), content: "And this" },
    ]);
    expect(step).toMatchObject({ state: "open", answered: false, ended_at: null, agent: null, model: null });
  });

  it("makes only the last step running, and only while unanswered", () => {
    const running = { running: true };
    expect(deriveSteps([user("a"), user("b", 50)], running).map((step) => step.state)).toEqual([
      "open",
      "running",
    ]);
    expect(deriveSteps([user("a"), answer()], running).map((step) => step.state)).toEqual(["done"]);
  });

  it.each(["system", "compact"])("passes %s turns over", (role) => {
    expect(states({ role, content: "x" })).toEqual([]);
    expect(states(user("a"), { role, content: "x" }, answer())).toEqual(["done"]);
  });

  it("opens an empty step for a turn of another role, and changes nothing else", () => {
    expect(deriveSteps([{ role: "note", ts: at(1), content: "x" }])).toMatchObject([
      { title: "", started_at: at(1) },
    ]);
    expect(deriveSteps([user("a"), { role: "note", content: "x" }, answer()])).toMatchObject([
      { title: "a" },
    ]);
  });

  it("titles work that nobody asked for by what the assistant said", () => {
    expect(deriveSteps([tool("read"), answer(), answer({ content: "Woke up" })])).toMatchObject([
      { index: 0, title: "Done.", tools: { total: 1 }, answered: true },
      { index: 1, title: "Woke up", tools: { total: 0 }, answered: true },
    ]);
  });

  it.each([
    ["an error", { error: "no" }, "failed"],
    ["an empty error", { error: "" }, "done"],
    ["a suppressed call", { suppressed: true }, "failed"],
    ["something like a suppressed call", { suppressed: 1 }, "done"],
    ["a text that says error", "error", "done"],
    ["a list", ["error"], "done"],
    ["nothing", null, "done"],
  ])("reads %s as the result of a tool", (_, result, state) => {
    expect(states(user("a"), tool("t", result), answer())).toEqual([state]);
    expect(states(user("a"), { role: "tool", tool: "t", result }, answer())).toEqual([state]);
    expect(states(user("a"), answer({ trace: [{ tool: "t", result }] }))).toEqual([state]);
  });

  it.each(["not json", "null", "5", "[]", ""])(
    "counts a call that reads %j as work without a name",
    (content) => {
      expect(toolsOf({ role: "tool", content })).toEqual({ total: 1, failed: 0, names: [] });
    },
  );

  it.each([
    ["wins over the rows", { total: 9, failed: 2, tools: [] }, { total: 9, failed: 2, names: ["read"] }],
    ["does not win with zero", { total: 0, failed: 0 }, { total: 1, failed: 1, names: ["read"] }],
    ["wins number by number", { total: "4" }, { total: 4, failed: 1, names: ["read"] }],
    ["of another type says nothing", "many", { total: 1, failed: 1, names: ["read"] }],
  ])("a summary on the answer %s", (_, tool_summary, tools) => {
    const turns = [user("a"), tool("read", { error: 1 })];
    expect(toolsOf(...turns, answer({ tool_summary, trace: [{ tool: "not counted" }] }))).toEqual(tools);
    expect(toolsOf(...turns, answer({ meta: { tool_summary } }))).toEqual(tools);
  });

  it("takes names from a summary only where there are none, as they come", () => {
    const tool_summary = { total: 3, tools: [{ name: "a" }, { name: "" }, { name: "a" }, null] };
    expect(toolsOf(user("a"), answer({ tool_summary }))?.names).toEqual(["a", "a"]);
  });

  it("counts a trace on top of the rows, each name once", () => {
    const trace = [{ tool: "read" }, { tool: "write", result: { error: 1 } }, null];
    expect(toolsOf(user("a"), tool("read"), answer({ trace }))).toEqual({
      total: 4,
      failed: 1,
      names: ["read", "write"],
    });
  });

  it.each([
    [{ agent_name: "Nora", agent: "nora" }, "Nora"],
    [{ agent: "nora", meta: { agent_name: "Meta" } }, "Meta"],
    [{ agent_name: null, agent: "nora", meta: { agent_name: "Meta" } }, "nora"],
    [{ meta: { agent: "nora" } }, "nora"],
    [{ agent_name: "", meta: "x" }, null],
  ])("finds who answered in %j", (fields, agent) => {
    expect(deriveSteps([user("a"), answer(fields)])).toMatchObject([{ agent }]);
  });
});

describe("superseded", () => {
  it.each([
    ["the same text, however late", user("Go  on"), user(" go\nON", 9999), "repeated"],
    ["another text within 30 s", user("a"), user("b", 30), "replaced"],
    ["another text after 31 s", user("a"), user("b", 31), null],
    ["another text from before", user("a", 5), user("b", 4), null],
    ["no text, at once", user("", 0), user("", 0), "replaced"],
    ["no text, late", user(""), user(" ", 99), null],
    ["the same title with another marker", user("[a] x"), user("[b] x", 99), null],
    ["a time that cannot be read", { ...user("a"), ts: "soon" }, user("b"), null],
    ["no times", { role: "user", content: "a" }, { role: "user", content: "b" }, null],
  ])("%s", (_, first, second, reason) => {
    expect(deriveSteps([first, second])[0]).toMatchObject({
      state: reason ? "superseded" : "open",
      superseded_reason: reason,
    });
  });

  it("is nothing that a tool ran for, nor that was answered", () => {
    expect(states(user("a"), tool("t"), user("a", 1))).toEqual(["open", "open"]);
    expect(states(user("a"), answer({}, 1), user("a", 2))).toEqual(["done", "open"]);
  });
});
