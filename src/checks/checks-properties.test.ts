import fc from "fast-check";
import { expect, it } from "vitest";
import { columns, widthOf } from "./columns";
import { evaluateMilestones } from "./evaluate-milestones";
import { exitCode } from "./exit-code";
import { formatReport } from "./format-report";
import type { MilestoneCheck } from "./milestone-check";
import { check, MILESTONES } from "./test-milestones";
import { toolCalls } from "./tool-calls";
import type { EventPage, TurnEvent } from "./turn-event";

fc.configureGlobal({ seed: 811, numRuns: 300 });

const STATUSES = ["complete", "partial", "expired", "empty", "unavailable", "later version"];
const event: fc.Arbitrary<TurnEvent> = fc.record(
  {
    source: fc.constantFrom("salambo", "pi", "x"),
    type: fc.constantFrom("sandbox.ready", "tool_execution_start", "tool_execution_end", "x"),
    toolCallId: fc.constantFrom("a", "b"),
    toolName: fc.constantFrom("read", "write"),
    input: fc.constantFrom("report.md", "notes.md"),
    isError: fc.boolean(),
  },
  { requiredKeys: ["source", "type"] },
);
const history = fc.record({ status: fc.constantFrom(...STATUSES) });
const aPage: fc.Arbitrary<EventPage> = fc.record({ data: fc.array(event, { maxLength: 8 }), history });
const pages = fc.array(aPage, { maxLength: 4 });
const answers = fc.array(fc.constantFrom(true, false, "throws"), { minLength: 1, maxLength: 6 });
const turn = fc.record({ status: fc.constantFrom("completed", "failed", "working") });

const checksThat = (say: readonly (boolean | string)[]): MilestoneCheck[] =>
  say.map((said, at) =>
    check(`m${at}`, () => {
      if (typeof said === "boolean") return said;
      throw new Error(said);
    }),
  );

it("a milestone is missed only where the first page is complete and all could be read", () => {
  fc.assert(
    fc.property(pages, turn, (given, of) => {
      const report = evaluateMilestones({ name: "n", turn: of, pages: given, checks: MILESTONES });
      const readable = given.every(({ history: { status } }) => STATUSES.slice(0, 4).includes(status));
      const mayMiss = given[0]?.history.status === "complete" && readable;
      expect(report.history === "complete").toBe(mayMiss);
      if (mayMiss) expect(report.unknown).toEqual([]);
      else expect(report.missed).toEqual([]);
    }),
  );
});

it("what events show is reached in every case, and stays so however much more there is", () => {
  fc.assert(
    fc.property(pages, aPage, (given, more) => {
      const reached = (of: readonly EventPage[]) => {
        const report = evaluateMilestones({
          name: "n",
          turn: { status: "failed" },
          pages: of,
          checks: MILESTONES,
        });
        return report.milestones.filter(({ status }) => status === "reached").map(({ id }) => id);
      };
      expect(reached([...given, more])).toEqual(expect.arrayContaining(reached(given)));
      expect(reached([{ ...more, history: { status: "x" } }])).toEqual(reached([more]));
    }),
  );
});

it("each milestone is in one part, the furthest is the last that was reached, the code follows the rule", () => {
  fc.assert(
    fc.property(answers, pages, turn, (say, given, of) => {
      const report = evaluateMilestones({ name: "n", turn: of, pages: given, checks: checksThat(say) });
      const { milestones, missed, unknown, furthest } = report;
      const reached = milestones.filter(({ status }) => status === "reached").map(({ id }) => id);
      expect([...reached, ...missed, ...unknown].toSorted()).toEqual(say.map((_, at) => `m${at}`));
      expect(furthest).toBe(say.includes(true) ? `m${say.lastIndexOf(true)}` : null);
      expect(milestones.map(({ error }) => error !== undefined)).toEqual(
        say.map((said) => said === "throws"),
      );
      const bad = of.status !== "completed" || missed.length > 0;
      expect(exitCode(report)).toBe(bad ? 1 : unknown.length > 0 ? 3 : 0);
      expect(formatReport(report).split("\n")).toHaveLength(say.length + 4);
    }),
  );
});

it("a page may hold anything: where part of it is no event, nothing counts as missed", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.jsonValue(), (data, status, next_cursor) => {
      const odd = [{ data, history: { status }, next_cursor }] as unknown as EventPage[];
      const report = evaluateMilestones({
        name: "n",
        turn: { status: "completed" },
        pages: odd,
        checks: MILESTONES,
      });
      expect(report.events).toBeLessThanOrEqual(data.length);
      if (report.events < data.length) expect(report.missed).toEqual([]);
    }),
  );
});

it("no more calls succeeded than ended well", () => {
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const calls = toolCalls(events);
      const of = (type: string) => events.filter((one) => one.source === "pi" && one.type === type);
      expect(calls).toHaveLength(of("tool_execution_start").length);
      const well = of("tool_execution_end").filter(({ isError }) => isError === false);
      expect(calls.filter(({ succeeded }) => succeeded).length).toBeLessThanOrEqual(well.length);
    }),
  );
});

it("columns line up, whatever stands in them", () => {
  const cell = fc.string({ unit: "grapheme", maxLength: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, fc.constant("|")), { minLength: 1 }), (rows) => {
      const [, rule, ...lines] = columns([["first", "|"], ...rows]);
      const widths = lines.map((line) => widthOf(line.slice(0, line.lastIndexOf("|"))));
      expect(new Set(widths)).toEqual(new Set([(rule ?? "").indexOf(" ") + 2]));
    }),
  );
});
