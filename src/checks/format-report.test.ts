import { describe, expect, it } from "vitest";
import { widthOf } from "./columns";
import { evaluateMilestones, type MilestoneEvidence } from "./evaluate-milestones";
import { formatReport } from "./format-report";
import { FAILED_WRITE, page } from "./test-events";
import { check, MILESTONES } from "./test-milestones";

function reported(part: Partial<MilestoneEvidence>): string {
  return formatReport(
    evaluateMilestones({
      name: "write-report",
      turn: { status: "failed" },
      answer: "errored",
      pages: [page(FAILED_WRITE)],
      checks: MILESTONES,
      ...part,
    }),
  );
}
const closing = (part: Partial<MilestoneEvidence>) => reported(part).split("\n").at(-1);

it("reads as the documents print it, byte for byte", () => {
  expect(reported({})).toBe(
    [
      "write-report: Turn failed, answer errored, events complete (5)",
      "milestone      status   what it means",
      "-------------  -------  --------------------------------",
      "sandbox-ready  reached  the platform started the sandbox",
      "used-a-tool    reached  the agent called a tool",
      "wrote-report   missed   the agent wrote report.md",
      "Furthest milestone: used-a-tool. Not reached: wrote-report.",
    ].join("\n"),
  );
});

describe("the closing sentence", () => {
  it("leaves out what there is none of", () => {
    expect(closing({ checks: MILESTONES.slice(0, 2) })).toBe("Furthest milestone: used-a-tool.");
  });

  it("says that none was reached", () => {
    expect(closing({ pages: [page([])] })).toBe(
      "Furthest milestone: none. Not reached: sandbox-ready, used-a-tool, wrote-report.",
    );
  });

  it("names what is unknown", () => {
    expect(closing({ pages: [] })).toBe(
      "Furthest milestone: none. Unknown: sandbox-ready, used-a-tool, wrote-report.",
    );
  });

  it("names both apart", () => {
    const broken = check("broken", () => {
      throw new Error("no such field");
    });
    expect(closing({ checks: [...MILESTONES, broken] })).toBe(
      "Furthest milestone: used-a-tool. Not reached: wrote-report. Unknown: broken.",
    );
    expect(reported({ checks: [broken] })).toContain("broken (the check failed: no such field)");
  });
});

it("keeps to a line each, and steers no terminal, whatever the names hold", () => {
  const strange = check("a\n\u001b[31mred\u202e", () => true);
  const text = reported({
    name: "one\r\ntwo\u0007",
    turn: { status: "\u001b]0;x\u0007failed" },
    checks: [strange],
  });
  expect(text.split("\n")).toHaveLength(5);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
  expect(text).toContain("a [31mred  reached");
});

it.each([
  ["plain", 5],
  ["报告", 4],
  ["한국어", 6],
  ["cafe\u0301", 4],
  ["👩‍👩‍👧‍👧", 2],
])("takes %s to be %i columns wide", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it("lines its columns up where letters are wide, or made of several", () => {
  const ids = ["plain", "报告", "cafe\u0301", "👩‍👩‍👧‍👧", "한국어"];
  const lines = reported({ checks: ids.map((id) => check(id, () => true)) })
    .split("\n")
    .slice(3, -1);
  expect(new Set(lines.map((line) => widthOf(line.slice(0, line.indexOf("reached")))))).toEqual(
    new Set([11]),
  );
});
