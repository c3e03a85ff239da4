import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quotedText, shownText } from "./shown-text";

const binary = fc.string({ unit: "binary" });
/** Text mostly of the signs that steer direction. */
const steering = fc.string({
  unit: fc.constantFrom(
    ..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029\n\u0085\u001cאa ",
  ),
});

describe("shownText", () => {
  it.each([
    ["Deploy it", "Deploy it"],
    ["ends\r\nlines\ras\u2028they\u2029come\u0085here", "ends\nlines\nas\nthey\ncome\nhere"],
    [
      "bell \u0007, escape \u001b[31m, null \u0000, tab\t, delete \u007f",
      "bell ␇, escape ␛[31m, null ␀, tab\t, delete ␡",
    ],
    ["half \ud83d, later \u009b", "half \ufffd, later \ufffd"],
    ["whole 👩‍👧 می‌خواهم", "whole 👩‍👧 می‌خواهم"],
    ["\u2069closed \u2067open", "closed \u2067open\u2069"],
    ["\u2067right\u2069 \u202eover", "\u2067right\u2069 \u202eover"],
  ])("shows %j as %j", (text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  it("closes each isolate that it opens, and no other", () => {
    return fc.assert(
      fc.property(fc.oneof(binary, steering), (text) => {
        let open = 0;
        for (const sign of shownText(text)) {
          if (/[\u2066-\u2068]/.test(sign)) open += 1;
          if (sign === "\u2069") open -= 1;
          expect(open).toBeGreaterThanOrEqual(0);
        }
        expect(open).toBe(0);
        expect(shownText(text)).not.toMatch(/(?![\t\n])[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect(shownText(shownText(text))).toBe(shownText(text));
      }),
      { seed: 20_261_130, numRuns: 2_000 },
    );
  });
});

describe("quotedText", () => {
  it.each([
    ["Deploy it", "Deploy it"],
    [" two\n lines ", "two lines"],
    ["invoice \u202efdp.exe", "\u2068invoice \u202efdp.exe\u2069"],
    ["תודה (3)", "\u2068תודה (3)\u2069"],
    ["🎬".repeat(120), "🎬".repeat(120)],
    ["🎬".repeat(121), `${"🎬".repeat(119)}…`],
  ])("quotes %j as %j", (text, quoted) => {
    expect(quotedText(text)).toBe(quoted);
  });

  it("is one line of the length asked for", () => {
    expect(quotedText("long ".repeat(40_000), 20)).toBe("long long long long…");
    return fc.assert(
      fc.property(fc.oneof(binary, steering), (text) => {
        expect(quotedText(text)).not.toContain("\n");
      }),
      { seed: 20_261_130 },
    );
  });
});
