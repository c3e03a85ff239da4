import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payloadOf, recipes, SEED } from "../fuzz/test-payloads";
import { parseTimeline } from "./parse-timeline";

const read = (entry: object) =>
  parseTimeline({ entries: [{ kind: "derived", state: "done", ...entry }] }).entries[0];

describe("the thread of an entry", () => {
  const thread = {
    id: "th_4be19c07a2d35e61",
    kind: "code",
    title: "Lucía · acme-store",
    write_policy: "ask",
  };

  it.each(["derived", "declared"])("is read as it is: %s", (kind) => {
    expect(read({ kind, thread })).toHaveProperty("thread", thread);
  });

  it.each([
    [
      { id: 7, kind: null, title: {} },
      { id: "", kind: "", title: null },
    ],
    [
      { kind: "sauna", later: 1 },
      { id: "", kind: "sauna", title: null, later: 1 },
    ],
    [
      { id: "home", write_policy: 3 },
      { id: "home", kind: "", title: null },
    ],
  ])("is whatever can be read of it: %j", (given, thread) => {
    expect(read({ thread: given })).toHaveProperty("thread", thread);
  });

  it.each([null, 7, "home", [], true])("is none where it is %j", (thread) => {
    expect(read({ thread })).not.toHaveProperty("thread");
    expect(read({ thread, kind: "declared" })).not.toHaveProperty("thread");
  });
});

describe("the turn of an entry", () => {
  const done = { state: "done" };

  it.each<[object, object]>([
    [{ turn_state: "input-required" }, { state: "open", turn_state: "input-required" }],
    [{ turn_state: "canceled" }, { state: "canceled", turn_state: "canceled" }],
    [
      { state: "paused", turn_state: "working" },
      { state: "running", turn_state: "working" },
    ],
    [{ turn_state: "paused" }, { state: "unknown", raw_state: "paused", turn_state: "paused" }],
    [{ turn_state: "" }, { state: "unknown", raw_state: "", turn_state: "" }],
    [{ turn_state: 7 }, { state: "unknown", raw_state: 7 }],
    [{ turn_state: null }, done],
    [{ state: "canceled" }, { state: "canceled" }],
    [{ resumed: true }, { ...done, resumed: true }],
    [{ resumed: "yes" }, done],
    [{ tools: { effect_unknown: ["deploy", 7] } }, { ...done, effect_unknown: ["deploy"] }],
    [{ tools: { effect_unknown: "deploy" } }, { ...done, effect_unknown: [] }],
  ])("%j reads %j", (given, expected) => {
    const entry = read(given);
    if (entry?.kind !== "derived") throw new Error("no step");
    const { state, raw_state, turn_state, resumed, tools } = entry;
    expect({ state, raw_state, turn_state, resumed, effect_unknown: tools.effect_unknown }).toEqual(expected);
  });

  it("is none of a milestone of its own", () => {
    expect(read({ kind: "declared", turn_state: "working" })).toMatchObject({ state: "done" });
  });
});

const words = fc.constantFrom<unknown>(
  "working",
  "canceled",
  "input-required",
  "paused",
  "",
  7,
  null,
  {},
  undefined,
);
const said = fc.record(
  {
    turn_state: words,
    resumed: fc.constantFrom<unknown>(true, false, null, 1),
    thread: fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.record({ id: words, kind: words, title: words })),
  },
  { requiredKeys: [] },
);

describe("whatever is sent", () => {
  it("reads the same a second time", () => {
    fc.assert(
      fc.property(said, (part) => {
        const once = parseTimeline({ entries: [{ kind: "derived", state: "done", ...part }] });
        expect(parseTimeline(structuredClone(once))).toEqual(once);
      }),
      { seed: SEED },
    );
  });

  it("changes nothing where none of it is there, and nothing else where it is", () => {
    fc.assert(
      fc.property(recipes, said, (recipe, part) => {
        const payload = payloadOf(recipe);
        const list: unknown =
          typeof payload === "object" && payload !== null && "entries" in payload && payload.entries;
        const plain = (Array.isArray(list) ? list : []).map(without);
        const before = parseTimeline({ entries: plain }).entries;
        const after = parseTimeline({
          entries: plain.map((entry) => ({ ...entry, ...part })),
        }).entries;
        for (const entry of before) expect(SAID.filter((name) => Object.hasOwn(entry, name))).toEqual([]);
        expect(after.map(rest)).toEqual(before.map(rest));
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

const SAID = ["thread", "turn_state", "resumed"] as const;

/** An entry as a daemon that knows none of this would send it. */
function without(entry: unknown): object {
  const fields = Object.entries(Object(entry)).filter(([name]) => !SAID.some((said) => said === name));
  return Object.fromEntries(fields);
}

/** What neither a thread nor a turn has a say in. */
function rest(entry: object): object {
  const { state: _, raw_state: __, ...others }: Record<string, unknown> = { ...without(entry) };
  return others;
}
