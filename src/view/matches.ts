import { fold } from "./search-text";

/** A piece of a text, and whether a search asks for it. */
export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * A text in pieces: those that the words of a search match, and those between. Joined they are the text again.
 *
 * Case and accents do not matter, and no character is cut: a letter is marked with its accents, a sign of several
 * characters (a flag, a family) as one.
 *
 * @param words As `searchWords` gives them.
 */
export function matchedPieces(text: string, words: readonly string[]): Piece[] {
  const characters = charactersOf(text);
  return piecesOf(characters, marksOf(characters, words));
}

/** How much of a text stands before the first match in it, and how long an excerpt is. Characters. */
const BEFORE = 24;
const LENGTH = 96;

/** The part of a text around the first match, on one line, with an ellipsis where the text goes on. */
export function excerptPieces(text: string, words: readonly string[]): Piece[] {
  const characters = charactersOf(text.replace(/\s+/g, " ").trim());
  const marks = marksOf(characters, words);
  const from = Math.max(0, marks.indexOf(true) - BEFORE);
  const to = from + LENGTH;
  return [
    ...(from > 0 ? [ELLIPSIS] : []),
    ...piecesOf(characters.slice(from, to), marks.slice(from, to)),
    ...(to < characters.length ? [ELLIPSIS] : []),
  ];
}

const ELLIPSIS: Piece = { text: "…", marked: false };

/** In which characters a word was found. */
function marksOf(characters: readonly string[], words: readonly string[]): boolean[] {
  const folded = characters.map(fold);
  // Which character each unit of the folded text comes from.
  const origins = folded.flatMap((units, at) => Array.from({ length: units.length }, () => at));
  const text = folded.join("");
  const marks = characters.map(() => false);
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0 && word !== ""; from = text.indexOf(word, from + 1)) {
      for (const origin of origins.slice(from, from + word.length)) marks[origin] = true;
    }
  }
  return marks;
}

function piecesOf(characters: readonly string[], marks: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, character] of characters.entries()) {
    const marked = marks[at] ?? false;
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += character;
    else pieces.push({ text: character, marked });
  }
  return pieces;
}

let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader counts them. */
function charactersOf(text: string): string[] {
  const isPlain = /^[\n -~]*$/.test(text);
  if (isPlain || typeof Intl.Segmenter === "undefined") return [...text];
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
