import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { markdownLine, markdownLines, markdownTarget } from "./markdown-text";
import { shownText } from "./shown-text";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** What a page made of Markdown says, and which elements it says it in. */
function read(markdown: string) {
  const html = marked.parse(markdown);
  const text = html
    .replace(/<br>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return { text, elements: new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name)) };
}

/** Text as a reader sees it: white space is one space. */
const seen = (text: string) => shownText(text).replace(/\s+/g, " ").trim();

const HOSTILE = [
  "**bold** _em_ `code` ~~gone~~",
  "# not a heading #",
  "[a link](https://evil.test) ![picture](x)",
  "<img src=x onerror=alert(1)> <b>bold</b>",
  "https://evil.test/a_b www.evil.test me@evil.test",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "- a list\n1. and another\n2) and one\n+ more",
  "first\n===\nsecond\n---\nthird",
  "```\nfence\n```\n~~~\nfence\n~~~",
  "&amp; &copy; &#65;",
  "a trailing backslash\\",
  "$x$ and \\* escaped",
  "> quoted\n    indented",
  "[ref]: https://evil.test",
  "a  \nb\t\tc\r\nd\u2028e",
  "line\u0000with\u0007controls",
  "\u202eturned",
];

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...HOSTILE,
        "*",
        "_",
        "`",
        "[",
        "]",
        "(",
        ")",
        "<",
        "-",
        "1.",
        "\n",
        " ",
        "\\",
        "!",
        ":",
      ),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

describe("text of unknown origin survives Markdown", () => {
  it.each(HOSTILE)("%j", (text) => {
    expect(read(`**Open:** ${markdownLine(text)}`)).toEqual({
      text: `Open: ${seen(text)}`,
      elements: new Set(["p", "strong"]),
    });
    const { text: lines, elements } = read(`- Note: ${markdownLines(text, "  ")}`);
    expect(lines).toBe(`Note: ${seen(text)}`);
    expect([...elements].filter((name) => !["ul", "li", "br"].includes(name ?? ""))).toEqual([]);
  });

  it("whatever it is", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const heading = read(`## ${markdownLine(`x ${text}`)}`);
        expect(heading).toEqual({ text: seen(`x ${text}`), elements: new Set(["h2"]) });
        const { text: lines, elements } = read(`- Note: ${markdownLines(text, "  ")}`);
        expect(lines).toBe(seen(`Note: ${text}`));
        expect([...elements].filter((name) => !["ul", "li", "br"].includes(name ?? ""))).toEqual([]);
      }),
    );
  });

  it("keeps lines apart", () => {
    const html = marked.parse(`- Note: ${markdownLines("one\n\n- two", "  ")}`);
    expect(html).toContain("Note: one<br>- two");
  });
});

it.each([
  ["/chats/7?a=1&copy=2", "/chats/7?a=1&amp;copy=2"],
  ["https://host.test/(a) b>", "https://host.test/(a)%20b%3E"],
])("%j is the target of a link whole", (href, attribute) => {
  expect(marked.parse(`[x](${markdownTarget(href)})`)).toBe(`<p><a href="${attribute}">x</a></p>\n`);
});
