import { toText } from "./json";

const MAX_LENGTH = 120;
const MIN_SENTENCE = 8;
/** A cut title goes back to the last space only if that leaves more than this. */
const MIN_CUT = 72;

/**
 * The title of a request: its own words, on one line, at most 120 UTF-16 units.
 *
 * What surrounds the words goes: an automation's preamble, leading `[…]` markers, fenced code, backticks, heading
 * marks, and `*` or `_` before a non-space (so `mark_milestone` reads `markmilestone`). Then the first sentence if
 * it has 8 to 120 units, else everything, cut with `…`.
 *
 * @param content A turn's content; anything but text is taken as JavaScript writes it.
 * @returns The title, or `""` where nothing is left: nothing is invented.
 */
export function stepTitle(content: unknown): string {
  const words = withoutMarkup(withoutPreamble(toText(content)))
    .replace(/\s+/g, " ")
    .trim();
  return shorten(firstSentence(words) ?? words);
}

function withoutPreamble(text: string): string {
  if (!text.startsWith("Automation ID:")) return text;
  const blankLine = /\n\s*\n/.exec(text);
  const rest = blankLine ? text.slice(blankLine.index + blankLine[0].length) : "";
  return rest.trim() === "" ? text : rest;
}

function withoutMarkup(text: string): string {
  return text
    .replace(/^\s*(?:\[[^\]\n]{0,200}\]\s*)+/, "")
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/`([^`]*)`/g, "$1")
    .replace(/^#{1,6}\s+/gm, "")
    .replace(/[*_]{1,3}(?=\S)/g, "");
}

function firstSentence(words: string): string | null {
  const end = /[.!?¿](?=\s)/.exec(words);
  if (!end) return null;
  const length = end.index + 1;
  return length >= MIN_SENTENCE && length <= MAX_LENGTH ? words.slice(0, length) : null;
}

function shorten(words: string): string {
  if (words.length <= MAX_LENGTH) return words;
  const cut = words.slice(0, MAX_LENGTH - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > MIN_CUT ? cut.slice(0, space) : cut).trimEnd()}…`;
}
