import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMilestone, parseTimeline } from "./parse-timeline";
import { TimelinePayloadError } from "./timeline-payload-error";

const step = {
  kind: "derived",
  index: 0,
  title: "Map the handbook",
  state: "done",
  superseded_reason: null,
  started_at: "2026-11-24T08:40:00Z",
  ended_at: "2026-11-24T08:41:00Z",
  answered: true,
  tools: { total: 2, failed: 0, names: ["read_file"] },
  agent: "Nora",
  model: "mock",
  milestones: [],
};

const milestone = {
  id: "m_8bpdem",
  state: "open",
  title: "Handbook read",
  track: "PDF export",
  detail: null,
  started_at: "2026-11-24T08:40:40Z",
  updated_at: "2026-11-24T08:40:40Z",
  closed_at: null,
  note: null,
  channel: "api",
  conversation_id: "2026-11-24-01",
  thread_id: null,
  agent: "nora",
  created_by: "nora",
  meta: {},
};

const emptyStep = {
  kind: "derived",
  index: 0,
  title: "",
  state: "unknown",
  superseded_reason: null,
  started_at: null,
  ended_at: null,
  answered: false,
  tools: { total: 0, failed: 0, names: [] },
  agent: null,
  model: null,
  milestones: [],
};

const first = (entry: unknown) => parseTimeline({ entries: [entry] }).entries[0];

describe("the envelope", () => {
  it.each([
    [null, "null"],
    [undefined, "undefined"],
    [7, "a number"],
    ["<!doctype html><html></html>", "a string that looks like HTML"],
    ['{"entries":[{', "JSON that breaks off"],
    ["", "an empty answer"],
    ["ok", "a string"],
    [[], "a list"],
    [{}, "an object without entries"],
    [{ error: "boom" }, "an object without entries"],
    [{ entries: null }, "an object whose entries are null"],
    [{ entries: { 0: step } }, "an object whose entries are an object."],
    [{ entries: "x" }, "an object whose entries are a string"],
  ])("refuses %j and says that it got %s", (json, came) => {
    expect(() => parseTimeline(json)).toThrow(TimelinePayloadError);
    expect(() => parseTimeline(json)).toThrow(came);
  });

  it("gives a whole answer back as it came", () => {
    const answer = {
      entries: [
        { ...step, milestones: [milestone] },
        { kind: "declared", ...milestone, milestones: [] },
      ],
      stats: { total: 2, open: 2, done: 0, failed: 0, superseded: 0, running: 0 },
      declared: { total: 2, open: 2, done: 0, failed: 0, dropped: 0 },
    };
    expect(parseTimeline(answer)).toEqual(answer);
  });

  it.each([
    undefined,
    null,
    3,
    {},
    { total: 1 },
    { total: "2", open: 0, done: 1, failed: 0, superseded: 0, running: 0 },
  ])("counts the entries where stats are %j", (stats) => {
    expect(parseTimeline({ entries: [step, { ...step, state: "failed" }], stats }).stats).toEqual({
      total: 2,
      open: 0,
      done: 1,
      failed: 1,
      superseded: 0,
      running: 0,
    });
  });

  it("keeps the daemon's own stats, right or wrong", () => {
    const stats = { total: 3, open: 1, done: 2, failed: 0, superseded: 0, running: 0 };
    expect(parseTimeline({ entries: [], stats }).stats).toEqual(stats);
  });

  it("leaves an odd `declared` out", () => {
    expect(parseTimeline({ entries: [], declared: { total: "many" } })).not.toHaveProperty("declared");
  });
});

describe("states", () => {
  it.each(["open", "done", "failed", "running", "superseded", "dropped"])("knows %s of a step", (state) => {
    expect(first({ ...step, state })).toMatchObject({ state });
    expect(first({ ...step, state })).not.toHaveProperty("raw_state");
  });

  it.each(["paused", "DONE", "", null, 7, true, { a: 1 }, ["done"]])(
    "makes %j unknown and keeps it",
    (state) => {
      expect(first({ ...step, state })).toMatchObject({ state: "unknown", raw_state: state });
      expect(first({ kind: "declared", ...milestone, state })).toMatchObject({
        state: "unknown",
        raw_state: state,
      });
    },
  );

  it("has no raw value where no state was sent", () => {
    const { state: _, ...stateless } = step;
    expect(first(stateless)).toMatchObject({ state: "unknown" });
    expect(first(stateless)).not.toHaveProperty("raw_state");
  });

  it.each(["running", "superseded"])("does not take %s for a state of a milestone", (state) => {
    const entry = first({ ...step, milestones: [{ ...milestone, state }] });
    expect(entry?.milestones[0]).toMatchObject({ state: "unknown", raw_state: state });
  });

  it("drops a raw value beside a state that is known", () => {
    expect(first({ ...step, raw_state: "paused" })).not.toHaveProperty("raw_state");
  });
});

describe("odd fields", () => {
  it("fall to their empty value one by one", () => {
    const odd = {
      ...step,
      index: -1,
      title: null,
      superseded_reason: "bored",
      started_at: 1764000000,
      ended_at: {},
      answered: "yes",
      tools: null,
      agent: 7,
      model: [],
      channel: 5,
      milestones: null,
    };
    expect(first(odd)).toEqual({ ...emptyStep, state: "done", channel: null });
  });

  it.each([
    [
      { total: "3", failed: 1, names: ["a", 2, null, "b"] },
      { total: 0, failed: 1, names: ["a", "b"] },
    ],
    [
      { total: Number.POSITIVE_INFINITY, failed: -2 },
      { total: 0, failed: 0, names: [] },
    ],
    ["many", { total: 0, failed: 0, names: [] }],
    [[1], { total: 0, failed: 0, names: [] }],
  ])("reads the tools %j", (tools, read) => {
    expect(first({ ...step, tools })).toMatchObject({ tools: read });
  });

  it("of a milestone do not take it away", () => {
    const odd = { ...milestone, id: 5, title: 5, track: ["x"], agent: { a: 1 }, meta: [], closed_at: false };
    expect(parseMilestone(odd)).toEqual({
      ...milestone,
      id: "",
      title: "",
      track: null,
      agent: null,
      meta: {},
    });
  });

  it.each([[null], [5], ["x"], [[]], [true]])("make an unnamed step of the entry %j", (entry) => {
    expect(first(entry)).toEqual(emptyStep);
  });

  it("make an unnamed milestone of one that is no object", () => {
    const read = first({ ...step, milestones: [null, 3, milestone] });
    expect(read?.milestones).toMatchObject([
      { title: "", state: "unknown" },
      { title: "", state: "unknown" },
      milestone,
    ]);
  });

  it.each([[3], ["x"], [{ 0: milestone }], [true]])(
    "make one unnamed milestone of %j, which stands where a list of them should",
    (milestones) => {
      expect(first({ ...step, milestones })?.milestones).toMatchObject([{ title: "", state: "unknown" }]);
    },
  );

  it("let a milestone that was patched to `derived` be a step that keeps its own fields", () => {
    expect(first({ ...milestone, kind: "derived", milestones: null })).toMatchObject({
      kind: "derived",
      id: "m_8bpdem",
      title: "Handbook read",
      tools: { total: 0 },
      milestones: [],
    });
  });
});

describe("hostile keys", () => {
  it("change no prototype", () => {
    const json: unknown = JSON.parse(
      `{"__proto__":{"polluted":1},"entries":[{"__proto__":{"title":"inherited"},"constructor":{"prototype":{"polluted":1}},
        "milestones":[{"__proto__":{"state":"failed"},"meta":{"__proto__":{"polluted":1}}}]}]}`,
    );
    const { entries } = parseTimeline(json);
    expect(entries[0]).toMatchObject({ title: "", state: "unknown", milestones: [{ state: "unknown" }] });
    expect(Object.getPrototypeOf(entries[0])).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("parseMilestone", () => {
  it.each([null, "x", [], 5, {}, { ok: true }])("refuses %j", (json) => {
    expect(() => parseMilestone(json)).toThrow(TimelinePayloadError);
  });
});

describe("laws", () => {
  // Fields of real answers with values of any kind, so that reading gets past the first check.
  const oddOf = (shape: object) =>
    fc.record(
      Object.fromEntries(
        [...Object.entries(shape), ["raw_state", null]].map(([key, value]) => [
          key as string,
          fc.oneof(fc.constant(value), fc.jsonValue({ maxDepth: 2 })),
        ]),
      ),
      { requiredKeys: [] },
    );
  const entry = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    oddOf(step),
    oddOf({ kind: "declared", ...milestone, milestones: [] }),
    fc.array(oddOf(milestone), { maxLength: 3 }).map((milestones) => ({ ...step, milestones })),
  );
  const envelope = fc.record(
    { entries: fc.array(entry, { maxLength: 5 }), stats: fc.jsonValue(), declared: fc.jsonValue() },
    { requiredKeys: ["entries"] },
  );

  it("any JSON is read or refused as a payload", async () => {
    await fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          expect(Array.isArray(parseTimeline(json).entries)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(TimelinePayloadError);
        }
      }),
    );
  });

  it("no entry gets lost or added, and each has its leaves", async () => {
    await fc.assert(
      fc.property(envelope, (json) => {
        const { entries } = parseTimeline(json);
        expect(entries).toHaveLength(json.entries.length);
        for (const { title, milestones } of entries) {
          expect(title).toBeTypeOf("string");
          expect(Array.isArray(milestones)).toBe(true);
        }
      }),
    );
  });

  it("reading twice is reading once", async () => {
    await fc.assert(
      fc.property(envelope, (json) => {
        const once = parseTimeline(json);
        expect(parseTimeline(once)).toEqual(once);
        expect(parseTimeline(JSON.parse(JSON.stringify(once)))).toEqual(JSON.parse(JSON.stringify(once)));
      }),
    );
  });

  it("fields of a later version are kept at every level", async () => {
    await fc.assert(
      fc.property(fc.jsonValue(), (later) => {
        const { entries, ...rest } = parseTimeline({
          later,
          entries: [
            { ...step, later, milestones: [{ ...milestone, later }] },
            { kind: "declared", ...milestone, later },
          ],
        });
        expect(rest).toHaveProperty("later", later);
        expect(entries[0]).toHaveProperty("later", later);
        expect(entries[0]?.milestones[0]).toHaveProperty("later", later);
        expect(entries[1]).toHaveProperty("later", later);
      }),
    );
  });
});
