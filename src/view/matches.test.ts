import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptPieces, matchedPieces } from "./matches";
import { fold, searchWords } from "./search-text";

/** Pieces as text, with what is marked in brackets. */
const shown = (pieces: { text: string; marked: boolean }[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");
const marked = (text: string, search: string) => shown(matchedPieces(text, searchWords(search)));

const FAMILY = "👨‍👩‍👧";
const DECOMPOSED = "Cre\u0300me bru\u0302le\u0301e";

describe("matchedPieces", () => {
  it.each<[string, string, string]>([
    ["Send the invoice", "INVOICE", "Send the [invoice]"],
    ["Résumé of the meeting", "resume meet", "[Résumé] of the [meet]ing"],
    [DECOMPOSED, "creme brulee", `[Cre\u0300me] [bru\u0302le\u0301e]`],
    [DECOMPOSED, "e", "Cr[e\u0300]m[e] bru\u0302l[e\u0301e]"],
    ["Grüße aus der Straße", "strasse", "Grüße aus der [Straße]"],
    ["STRASSE", "straße", "[STRASSE]"],
    ["ß", "s", "[ß]"],
    ["ΟΔΟΣ, οδός", "οδοσ", "[ΟΔΟΣ], [οδός]"],
    ["İstanbul", "istanbul", "[İstanbul]"],
    ["ﬁle", "fi", "ﬁle"],
    [`The ${FAMILY} plan`, "👨", `The [${FAMILY}] plan`],
    ["🇦🇷🇺🇾", "🇦🇷", "[🇦🇷]🇺🇾"],
    ["𝒳 marks", "mark", "𝒳 [mark]s"],
    ["banana", "ana", "b[anana]"],
    ["a\nb", "b", "a\n[b]"],
    ["nothing", "other", "nothing"],
    ["nothing", "  ", "nothing"],
    ["", "x", ""],
    ["שלום עולם", "עולם", "שלום [עולם]"],
  ])("%j, looked through for %j: %j", (text, search, pieces) => {
    expect(marked(text, search)).toBe(pieces);
  });

  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom("a", "A", "ß", "Σ", "ς", "\u0301", "é", "İ", " ", "👩", "\u200d", "\ud83d"),
      maxLength: 20,
    }),
  );

  it("joined is the text, and no two neighbours are alike", () => {
    fc.assert(
      fc.property(text, text, (given, search) => {
        const pieces = matchedPieces(given, searchWords(search));
        expect(pieces.map((piece) => piece.text).join("")).toBe(given);
        expect(
          pieces.every((piece, at) => piece.text !== "" && piece.marked !== pieces[at - 1]?.marked),
        ).toBe(true);
      }),
    );
  });

  it("marks what a search finds: each word of it stands in what is marked, and nothing is where none does", () => {
    fc.assert(
      fc.property(text, fc.nat(40), fc.integer({ min: 1, max: 6 }), (given, from, length) => {
        const search = given.slice(from, from + length);
        const words = searchWords(search).filter((word) => fold(given).includes(word));
        const found = matchedPieces(given, words).filter((piece) => piece.marked);
        for (const word of words) expect(found.some((piece) => fold(piece.text).includes(word))).toBe(true);
        if (words.length === 0) expect(found).toEqual([]);
      }),
    );
  });
});

describe("excerptPieces", () => {
  const long = `${"before ".repeat(20)}needle ${"after ".repeat(40)}`;
  it.each<[string, string, RegExp]>([
    ["short and needle", "needle", /^short and \[needle\]$/],
    ["on\n  two   lines\n", "two", /^on \[two\] lines$/],
    [long, "needle", /^…\S* before before before \[needle\] after .+…$/],
  ])("%j around %j", (text, search, excerpt) => {
    const given = shown(excerptPieces(text, searchWords(search)));
    expect(given).toMatch(excerpt);
    expect([...given].length).toBeLessThan(110);
  });

  it("begins where the text does when nothing matches", () => {
    expect(shown(excerptPieces("x".repeat(200), ["y"]))).toBe(`${"x".repeat(96)}…`);
  });
});
