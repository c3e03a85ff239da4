import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stepTitle } from "./step-title";

describe("the title of a request", () => {
  it.each([
    ["plain words", "Fix the build", "Fix the build"],
    [
      "an automation's preamble",
      "Automation ID: r1\nLast run: never\n\nSummarise yesterday",
      "Summarise yesterday",
    ],
    ["a preamble before a line of blanks", "Automation ID: r1\r\n \t\r\nSummarise", "Summarise"],
    ["a preamble that nothing follows", "Automation ID: r1\n\n", "Automation ID: r1"],
    ["a preamble that does not begin the text", " Automation ID: r1\n\nGo", "Automation ID: r1 Go"],
    ["several markers", " [wake] [] [a\tb]\nx", "x"],
    ["a marker across lines", "[a\nb] x", "[a b] x"],
    ["a marker of 200 characters", `[${"k".repeat(200)}] x`, "x"],
    ["a marker that is not leading", "a [b] c", "a [b] c"],
    ["a marker in a marker", "[[WAKE]] hi", "] hi"],
    ["fenced code", "before ```js\ncode\n``` after", "before after"],
    ["a fence that does not end", "``` open", "` open"],
    ["inline code", "run `npm test` now", "run npm test now"],
    ["a lone backtick", "a `b` `c", "a b `c"],
    ["headings", "# One\n### Two", "One Two"],
    ["seven heading marks, and one without white space", "####### a\n#b", "####### a #b"],
    ["a name with underscores", "mark_milestone", "markmilestone"],
    ["bold", "**bold** text", "bold* text"],
    ["a dunder", "__init__ now", "init_ now"],
    ["four marks", "****four", "four"],
    ["a bullet", "* item", "* item"],
    ["white space", " a\n\t b\u00a0c ", "a b c"],
    ["nothing but markup", "[only]```code```", ""],
    ["nothing", "", ""],
  ])("%s", (_, content, title) => {
    expect(stepTitle(content)).toBe(title);
  });

  it.each([
    ["8 units are a sentence", "Morning. What is left?", "Morning."],
    ["7 are none", "Hi all. What is left?", "Hi all. What is left?"],
    ["120 are one", `${"x".repeat(119)}. More`, `${"x".repeat(119)}.`],
    ["121 are none", `${"x".repeat(120)}. More`, `${"x".repeat(119)}…`],
    ["an inner dot is no end", "Version 1.2 is out. Ship it", "Version 1.2 is out."],
    ["an opening question mark ends one too", "abcdefg¿ x", "abcdefg¿"],
  ])("first sentence: %s", (_, content, title) => {
    expect(stepTitle(content)).toBe(title);
  });

  it.each([
    ["120 units stay", "x".repeat(120), "x".repeat(120)],
    ["121 are cut to 119", "x".repeat(121), `${"x".repeat(119)}…`],
    ["back to a space past 72", `${"a".repeat(73)} ${"b".repeat(80)}`, `${"a".repeat(73)}…`],
    ["not to one at 72", `${"a".repeat(72)} ${"b".repeat(80)}`, `${"a".repeat(72)} ${"b".repeat(46)}…`],
  ])("cut: %s", (_, content, title) => {
    expect(stepTitle(content)).toBe(title);
  });

  it.each([
    [null, ""],
    [undefined, ""],
    [false, ""],
    [5, "5"],
    [["x"], "x"],
    [{ text: "x" }, ""],
    [{ toString: 1 }, ""],
  ])("takes %j as JavaScript writes it", (content, title) => {
    expect(stepTitle(content)).toBe(title);
  });

  it("is one trimmed line of at most 120 units, whatever the content", () => {
    const bits = fc.constantFrom(
      "[a]",
      "```",
      "`",
      "# ",
      "**",
      "_",
      "word",
      ". ",
      "\n",
      " ",
      "long ".repeat(30),
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(bits).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, (content) => {
        const title = stepTitle(content);
        expect(title.length).toBeLessThanOrEqual(120);
        expect(title).toBe(title.replace(/\s+/g, " ").trim());
      }),
    );
  });
});
