import { shownText } from "./shown-text";

/** What Markdown, or GitHub's, may take for a mark wherever it stands. */
const MARKS = /[\\`*_[\]<>|~&$#@]/g;

/** What becomes a link by itself. */
const LINKS = /:(?=\/\/)|(?<=www)\./gi;

/** What begins a list, a heading or a rule at the beginning of a line. */
const LINE_START = /^([-+=]|\d+(?=[.)]))/;

/** Text of unknown origin as one line of Markdown that shows it and does nothing else. */
export function markdownLine(text: string): string {
  return linesOf(text).map(escapeInline).join(" ");
}

/** The same with its lines kept, those after the first behind `indent`. */
export function markdownLines(text: string, indent: string): string {
  return linesOf(text)
    .map((line) => escapeInline(line).replace(LINE_START, escapeStart))
    .join(`\\\n${indent}`);
}

/** An address as the target of a link. */
export function markdownTarget(href: string): string {
  return `<${href.replace(/[<>\s]/g, encodeURIComponent).replaceAll("&", "&amp;")}>`;
}

function linesOf(text: string): string[] {
  return shownText(text)
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "");
}

function escapeInline(line: string): string {
  return line.replace(MARKS, "\\$&").replace(LINKS, "\\$&");
}

/** A digit cannot be escaped, the sign after it can. */
function escapeStart(start: string): string {
  return /\d/.test(start) ? `${start}\\` : `\\${start}`;
}
