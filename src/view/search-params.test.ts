import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOME_NAMES } from "../model/outcome";
import { DEFAULT_FILTER, type OverviewFilter } from "./filter";
import { dayAfter } from "./local-day";
import type { TimelineRange } from "./range";
import { filterFromSearchParams, filterToSearchParams } from "./search-params";

const filter = (part: Partial<OverviewFilter>): OverviewFilter => ({ ...DEFAULT_FILTER, ...part });
const NOVEMBER: TimelineRange = { kind: "custom", from: "2026-11-01", to: "2026-11-30" };

// An address holds whole characters only: half a surrogate pair is no text that anybody wrote.
const words = fc.string({ unit: "grapheme" });
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => dayAfter("1970-01-01", days));
const range: fc.Arbitrary<TimelineRange> = fc.oneof(
  fc.constantFrom<TimelineRange>({ kind: "today" }, { kind: "days", days: 7 }, { kind: "days", days: 30 }),
  fc
    .tuple(day, fc.nat(400))
    .map(([from, days]): TimelineRange => ({ kind: "custom", from, to: dayAfter(from, days) })),
);
const anyFilter: fc.Arbitrary<OverviewFilter> = fc.record({
  range,
  unfinishedOnly: fc.boolean(),
  channels: fc.uniqueArray(words, { maxLength: 4 }),
  agents: fc.uniqueArray(words, { maxLength: 4 }),
  states: fc.shuffledSubarray([...OUTCOME_NAMES]),
  tracks: fc.uniqueArray(words, { maxLength: 4 }),
  threads: fc.uniqueArray(words, { maxLength: 4 }),
  text: words,
  slot: fc.oneof(
    fc.constant(""),
    day,
    fc.tuple(day, fc.integer({ min: 10, max: 23 })).map(([of, hour]) => `${of}T${hour}`),
  ),
  groupBy: fc.constantFrom("day", "chat", "track"),
  oldestFirst: fc.boolean(),
});
const someOfFilter = anyFilter.chain((all) =>
  fc
    .subarray(Object.keys(all))
    .map(
      (names): Partial<OverviewFilter> =>
        Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
    ),
);

describe("a filter in an address", () => {
  it.each<[Partial<OverviewFilter>, string]>([
    [{}, ""],
    [{ range: { kind: "today" } }, "range=today"],
    [{ range: NOVEMBER }, "range=2026-11-01..2026-11-30"],
    [{ unfinishedOnly: true }, "range=7d&unfinished=1"],
    [{ agents: ["nora", "otto"], channels: [""] }, "range=7d&channel=&agent=nora&agent=otto"],
    [{ states: ["failed"], text: "ñandú & co" }, "range=7d&state=failed&q=%C3%B1and%C3%BA+%26+co"],
    [{ tracks: ["Launch", ""], groupBy: "track" }, "range=7d&track=Launch&track=&by=track"],
    [{ slot: "2026-11-28T09", oldestFirst: true }, "range=7d&at=2026-11-28T09&order=oldest"],
    [{ groupBy: "chat", threads: ["home", ""] }, "range=7d&thread=home&thread=&by=chat"],
    [{ range: { kind: "custom", from: "2026-12-01", to: "2026-11-01" }, text: "x" }, "range=7d&q=x"],
  ])("%j is %j", (part, address) => {
    expect(filterToSearchParams(filter(part)).toString()).toBe(address);
  });

  it("is read as it was written, whatever the defaults and whatever else stands there", () => {
    fc.assert(
      fc.property(
        anyFilter,
        someOfFilter,
        fc.array(fc.tuple(words, words), { maxLength: 4 }),
        (given, defaults, others) => {
          const params = filterToSearchParams(given, { defaults, keep: new URLSearchParams(others) });
          expect(filterFromSearchParams(params, { defaults })).toEqual(given);
          expect(filterFromSearchParams(`?${params}`, { defaults })).toEqual(given);
        },
      ),
    );
  });

  it("says the same wherever the defaults are others, unless it is the defaults themselves", () => {
    fc.assert(
      fc.property(anyFilter, someOfFilter, someOfFilter, (given, ours, theirs) => {
        const link = filterToSearchParams(given, { defaults: ours });
        fc.pre(link.size > 0);
        expect(filterFromSearchParams(link, { defaults: theirs })).toEqual(given);
      }),
    );
  });

  it("keeps what is not its own, and replaces what is", () => {
    const params = filterToSearchParams(filter({ text: "new" }), {
      keep: "?tab=work&q=old&agent=nora&tab=b#top",
    });
    expect(params.toString()).toBe("tab=work&tab=b%23top&range=7d&q=new");
    expect(filterToSearchParams(DEFAULT_FILTER, { keep: params }).toString()).toBe("tab=work&tab=b%23top");
  });
});

describe("an address that somebody else wrote", () => {
  it.each<[string, Partial<OverviewFilter>]>([
    ["?range=31d&state=failed&state=paused&state=", { states: ["failed"] }],
    ["range=nonsense&range=30d&range=today", { range: { kind: "days", days: 30 } }],
    ["range=2026-02-30..2026-03-01&q=x", { text: "x" }],
    ["range=2026-11-01..2026-11-30..2026-12-01", {}],
    ["range=2026-11-30..2026-11-01", {}],
    ["unfinished=true", { unfinishedOnly: true }],
    ["unfinished=0&unfinished=no", {}],
    ["agent=nora&agent=nora", { agents: ["nora"] }],
    ["q=&q=words", { text: "words" }],
    ["at=2026-02-30&at=2026-11-28T24&at=noon&q=x", { text: "x" }],
    ["by=week&by=chat&order=newest", { groupBy: "chat" }],
    ["group=chat&view=2&__proto__=1&Range=today", {}],
    ["%E0%A4%A&q=%", { text: "%" }],
  ])("%j asks for %j", (address, part) => {
    expect(filterFromSearchParams(address)).toEqual(filter(part));
  });

  it("never throws, and gives a filter that can be written again", () => {
    const name = fc.constantFrom("range", "unfinished", "channel", "agent", "state", "q", "other");
    const value = fc.oneof(
      words,
      fc.constantFrom("7d", "today", "1", "failed", "2026-11-01..", "..", "undefined"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const read = filterFromSearchParams(new URLSearchParams(pairs));
        expect(filterFromSearchParams(filterToSearchParams(read))).toEqual(read);
      }),
    );
  });

  it("that says nothing readable asks for the view's own defaults", () => {
    const defaults = { unfinishedOnly: true, range: NOVEMBER };
    expect(filterFromSearchParams("?tab=work&range=soon", { defaults })).toEqual(filter(defaults));
    expect(filterFromSearchParams("range=7d", { defaults })).toEqual(DEFAULT_FILTER);
    expect(filterToSearchParams(DEFAULT_FILTER, { defaults }).toString()).toBe("range=7d");
    expect(filterToSearchParams(filter(defaults), { defaults }).toString()).toBe("");
  });
});
