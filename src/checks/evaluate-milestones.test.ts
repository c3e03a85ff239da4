import { describe, expect, it } from "vitest";
import { evaluateMilestones, type MilestoneEvidence } from "./evaluate-milestones";
import { exitCode } from "./exit-code";
import type { MilestoneCheck } from "./milestone-check";
import { callEnded, callStarted, FAILED_WRITE, page, sandboxReady } from "./test-events";
import { check, MILESTONES } from "./test-milestones";
import type { EventPage, TurnEvent } from "./turn-event";

function evaluate(part: Partial<MilestoneEvidence>) {
  return evaluateMilestones({
    name: "write-report",
    turn: { status: "completed" },
    pages: [page(FAILED_WRITE)],
    checks: MILESTONES,
    ...part,
  });
}
const statuses = (part: Partial<MilestoneEvidence>) => evaluate(part).milestones.map(({ status }) => status);

describe("a milestone that the events do not show", () => {
  it.each([
    ["complete", "missed", "complete"],
    ["partial", "unknown", "partial"],
    ["expired", "unknown", "expired"],
    ["empty", "unknown", "empty"],
    ["unavailable", "unknown", "unavailable"],
    ["archived", "unknown", "unavailable"],
    ["", "unknown", "unavailable"],
  ])("is, in a history that is %j, %s", (status, expected, told) => {
    const report = evaluate({ pages: [page(FAILED_WRITE, status)] });
    expect(report.milestones.map((milestone) => milestone.status)).toEqual(["reached", "reached", expected]);
    expect(report.history).toBe(told);
  });

  it("is unknown where no events could be read at all", () => {
    expect(evaluate({ pages: [] })).toMatchObject({ history: "unavailable", events: 0, furthest: null });
    expect(statuses({ pages: [] })).toEqual(["unknown", "unknown", "unknown"]);
  });

  it.each([
    ["has no history", { data: FAILED_WRITE }],
    ["says its status in no text", { data: FAILED_WRITE, history: { status: 1 } }],
    ["holds something that is no event", { ...page(FAILED_WRITE), data: [...FAILED_WRITE, null] }],
    ["has a cursor that leads nowhere", { ...page(FAILED_WRITE), next_cursor: { after: 5 } }],
  ])("is unknown where a page %s", (_, odd) => {
    const pages = [odd as EventPage];
    expect(statuses({ pages })).toEqual(["reached", "reached", "unknown"]);
    expect(evaluate({ pages }).events).toBe(5);
  });
});

describe("several pages", () => {
  const [first, second] = [FAILED_WRITE.slice(0, 2), FAILED_WRITE.slice(2)];

  it.each([
    ["complete", "partial", "missed"],
    ["complete", "expired", "missed"],
    ["complete", "empty", "missed"],
    ["partial", "complete", "unknown"],
    ["expired", "complete", "unknown"],
    ["complete", "unavailable", "unknown"],
    ["complete", "archived", "unknown"],
  ])("of which the first is %s and the second %s: what is in neither is %s", (one, other, expected) => {
    const pages = [page(first, one, "c1"), page(second, other)];
    expect(statuses({ pages })).toEqual(["reached", "reached", expected]);
    expect(evaluate({ pages }).events).toBe(5);
  });

  it("pair what began on one with what ended on the next", () => {
    const pages = [
      page([sandboxReady, callStarted("w", "write", "report.md")], "complete", "c1"),
      page([callEnded("w")]),
    ];
    expect(statuses({ pages })).toEqual(["reached", "reached", "reached"]);
  });

  it("of which the last leads on to one that is not here: what they do not show is unknown", () => {
    const pages = [page(FAILED_WRITE, "complete", "c1")];
    expect(statuses({ pages })).toEqual(["reached", "reached", "unknown"]);
    expect(evaluate({ pages }).history).toBe("unavailable");
  });

  it("end at a cursor that is empty", () => {
    expect(statuses({ pages: [page(FAILED_WRITE, "complete", "")] })).toEqual([
      "reached",
      "reached",
      "missed",
    ]);
  });
});

describe("the report", () => {
  it("is plain JSON that says all of it", () => {
    const report = evaluate({ turn: { status: "failed" }, answer: "errored" });
    expect(JSON.parse(JSON.stringify(report))).toEqual({
      name: "write-report",
      turn: "failed",
      answer: "errored",
      history: "complete",
      events: 5,
      milestones: [
        { id: "sandbox-ready", description: "the platform started the sandbox", status: "reached" },
        { id: "used-a-tool", description: "the agent called a tool", status: "reached" },
        { id: "wrote-report", description: "the agent wrote report.md", status: "missed" },
      ],
      furthest: "used-a-tool",
      missed: ["wrote-report"],
      unknown: [],
    });
  });

  it("has as furthest the last in declared order, also past one that was missed", () => {
    const checks = [check("a", () => true), check("b", () => false), check("c", () => true)];
    expect(evaluate({ checks })).toMatchObject({ furthest: "c", missed: ["b"] });
  });

  it("leaves the answer unchecked unless told", () => {
    expect(evaluate({}).answer).toBe("unchecked");
    expect(evaluate({ answer: "half right" }).answer).toBe("half right");
  });
});

describe("a check", () => {
  const given = (reached: unknown) => [check("odd", reached as MilestoneCheck["reached"])];

  it("that throws leaves its milestone unknown, with its message, and the others alone", () => {
    const failing = check("odd", () => {
      throw new Error("no such field");
    });
    const report = evaluate({ checks: [failing, ...MILESTONES] });
    expect(report.milestones[0]).toEqual({
      id: "odd",
      description: "odd",
      status: "unknown",
      error: "no such field",
    });
    expect(report).toMatchObject({ unknown: ["odd"], missed: ["wrote-report"], furthest: "used-a-tool" });
  });

  it.each([
    ["text", "thrown", "thrown"],
    ["nothing", undefined, "undefined"],
    ["an object without words", Object.create(null), "Something was thrown that cannot be put into words."],
  ])("may throw %s", (_, thrown, message) => {
    const throwing = () => {
      throw thrown;
    };
    expect(evaluate({ checks: given(throwing) }).milestones[0]?.error).toBe(message);
  });

  it.each([
    ["a count", () => 3, "a number"],
    ["nothing", () => undefined, "undefined"],
    ["a promise, also one that fails", () => Promise.reject(new Error("later")), "a promise"],
  ])("that gives %s has not said that it was reached", (_, reached, what) => {
    const [milestone] = evaluate({ checks: given(reached) }).milestones;
    expect(milestone).toMatchObject({ status: "unknown" });
    expect(milestone?.error).toContain(what);
  });

  it("is asked about the same events as the others, whatever those do to them", () => {
    const emptied = check("first", (events) => (events as TurnEvent[]).splice(0).length > 0);
    expect(statuses({ checks: [emptied, ...MILESTONES] })).toEqual([
      "reached",
      "reached",
      "reached",
      "missed",
    ]);
  });

  it("may be an object with a memory of its own", () => {
    class Saw implements MilestoneCheck {
      readonly id = "saw";
      readonly description = "saw";
      constructor(private readonly type: string) {}
      reached(events: readonly TurnEvent[]) {
        return events.some(({ type }) => type === this.type);
      }
    }
    expect(statuses({ checks: [new Saw("sandbox.ready")] })).toEqual(["reached"]);
  });
});

describe("the exit code", () => {
  const [complete, partial] = [page(FAILED_WRITE), page(FAILED_WRITE, "partial")];
  const reachable = MILESTONES.slice(0, 2);

  it.each([
    ["all reached", "completed", complete, reachable, 0],
    ["all reached, though the events are partial", "completed", partial, reachable, 0],
    ["one missed", "completed", complete, MILESTONES, 1],
    ["one unknown", "completed", partial, MILESTONES, 3],
    ["all reached, but the turn failed", "failed", complete, reachable, 1],
    ["one unknown, and the turn failed", "failed", partial, MILESTONES, 1],
    ["all reached, but the turn is still working", "working", complete, reachable, 1],
    ["all reached, and a turn state of another version", "Completed", complete, reachable, 1],
  ])("of %s", (_, status, pages, checks, code) => {
    expect(exitCode(evaluate({ turn: { status }, pages: [pages], checks }))).toBe(code);
  });

  it("does not ask whether the answer was right", () => {
    expect(exitCode(evaluate({ checks: reachable, answer: "incorrect" }))).toBe(0);
    expect(exitCode(evaluate({ answer: "correct" }))).toBe(1);
  });
});

describe("what cannot be judged", () => {
  const [one] = MILESTONES;
  it.each([
    ["no checks", { checks: [] }, "There are no checks"],
    ["checks that are no list", { checks: {} }, "The checks are an object"],
    ["a check that is none", { checks: [null] }, "The check at 0 has no id"],
    ["a check without a question", { checks: [{ ...one, reached: true }] }, "no function `reached`"],
    ["a check without words", { checks: [{ ...one, description: 7 }] }, "no description"],
    ["two checks with one id", { checks: [one, one] }, 'Two checks are called "sandbox-ready"'],
    ["pages that are no list", { pages: page([]) }, "The pages of events are an object"],
    ["a page without events", { pages: [{ history: { status: "complete" } }] }, "needs a list `data`"],
    ["no turn", { turn: null }, "The turn has no `status`"],
    ["a turn without a status", { turn: {} }, "The turn has no `status`"],
  ])("%s: says so", (_, part, words) => {
    expect(() => evaluate(part as Partial<MilestoneEvidence>)).toThrow(words);
  });
});
