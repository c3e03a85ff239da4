import { describe, expect, it } from "vitest";
import type { RangeBeforeName, RangeComparison } from "./message-values";
import { messagesFor } from "./messages-for";

const en = messagesFor("en");
const es = messagesFor("es");
const week: RangeBeforeName = { kind: "days", days: 7 };

const change = ([now, before]: readonly [number, number]) => ({ now, before });
const compared = (
  open: readonly [number, number],
  failed: readonly [number, number] = [0, 0],
): RangeComparison => ({ open: change(open), failed: change(failed) });

describe("a range beside the one before it", () => {
  it.each([
    [
      "fewer",
      compared([2, 5]),
      "3 fewer open than in the 7 days before.",
      "3 abiertos menos que en los 7 días anteriores.",
    ],
    [
      "more, of one",
      compared([0, 0], [2, 1]),
      "1 more failed than in the 7 days before.",
      "1 fallido más que en los 7 días anteriores.",
    ],
    [
      "both changed",
      compared([2, 5], [3, 2]),
      "3 fewer open and 1 more failed than in the 7 days before.",
      "3 abiertos menos y 1 fallido más que en los 7 días anteriores.",
    ],
    [
      "one as many",
      compared([2, 2], [0, 4]),
      "4 fewer failed than in the 7 days before, as many open.",
      "4 fallidos menos que en los 7 días anteriores, la misma cantidad de abiertos.",
    ],
    [
      "as many",
      compared([2, 2]),
      "As many open as in the 7 days before.",
      "La misma cantidad de abiertos que en los 7 días anteriores.",
    ],
    [
      "both as many",
      compared([2, 2], [1, 1]),
      "As many open and failed as in the 7 days before.",
      "La misma cantidad de abiertos y de fallidos que en los 7 días anteriores.",
    ],
  ])("%s", (_, comparison, english, spanish) => {
    expect(en.comparison(comparison, week)).toBe(english);
    expect(es.comparison(comparison, week)).toBe(spanish);
  });

  it.each<[RangeBeforeName, string, string]>([
    [{ kind: "yesterday" }, "1 more open than yesterday.", "1 abierto más que ayer."],
    [{ kind: "days", days: 1 }, "1 more open than on the day before.", "1 abierto más que el día anterior."],
    [
      { kind: "days", days: 5 },
      "1 more open than in the 5 days before.",
      "1 abierto más que en los 5 días anteriores.",
    ],
  ])("that is called %j", (before, english, spanish) => {
    expect(en.comparison(compared([1, 0]), before)).toBe(english);
    expect(es.comparison(compared([1, 0]), before)).toBe(spanish);
  });

  it("counts in the reader's digits", () => {
    expect(en.comparison(compared([0, 1234]), week)).toMatch(/^1,234 fewer open/);
    expect(messagesFor("es-AR").comparison(compared([0, 1234]), week)).toMatch(/^1\.234 abiertos menos/);
    expect(es.comparison(compared([1_000_000, 0]), week)).toMatch(/^1\.000\.000 de abiertos más/);
  });
});
