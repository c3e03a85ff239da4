import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { entryKeys, idKeys } from "./entry-key";

const rows = (...entries: object[]) => parseTimeline({ entries }).entries;
const step = { kind: "derived", started_at: "2026-11-30T10:00:00Z", agent_slug: "nora", channel: "engine" };

describe("entryKeys", () => {
  it.each([
    ["agent", { agent_slug: "otto" }],
    ["channel", { channel: "routine" }],
    ["chat", { conversation_id: "2026-11-30-01" }],
    ["time", { started_at: "2026-11-30T10:00:01Z" }],
  ])("tells two steps of another %s apart without a suffix", (_, difference) => {
    const [a, b] = entryKeys(rows(step, { ...step, ...difference }));
    expect(a).not.toBe(b);
    expect(b).not.toMatch(/#\d+$/);
  });

  it("does not change with the index, which shifts with the range asked for", () => {
    expect(entryKeys(rows({ ...step, index: 7 }))).toEqual(entryKeys(rows({ ...step, index: 0 })));
  });

  it("does not confuse fields that only join to the same text", () => {
    const [a, b] = entryKeys(
      rows({ ...step, agent_slug: "a,b", channel: "c" }, { ...step, agent_slug: "a", channel: "b,c" }),
    );
    expect(a).not.toBe(b);
  });

  it("gives entries that are equal in everything a running suffix", () => {
    const [first, second, third] = entryKeys(rows(step, step, step));
    expect([second, third]).toEqual([`${first}#2`, `${first}#3`]);
  });

  it("keys a milestone of its own by its id, also twice the same", () => {
    const milestone = { kind: "declared", id: "m_abc123", started_at: "2026-11-30T10:00:00Z" };
    const keys = entryKeys(rows(milestone, { ...milestone, started_at: null }));
    expect(keys).toEqual(['["declared","m_abc123"]', '["declared","m_abc123"]#2']);
  });

  it("is unique in any list and keeps its length", () => {
    const odd = fc.constantFrom(null, "", "#2", '["a"]', "nora", "nora#2");
    const entry = fc.record({
      kind: fc.constantFrom("derived", "declared"),
      id: odd,
      agent_slug: odd,
      channel: odd,
      started_at: odd,
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const keys = entryKeys(rows(...entries));
        expect(keys).toHaveLength(entries.length);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe("idKeys", () => {
  it("is unique where ids repeat or are missing", () => {
    const [entry] = rows({ ...step, milestones: [{ id: "m_1" }, { id: "m_1" }, {}, {}, { id: "m_1#2" }] });
    const keys = idKeys(entry?.milestones ?? []);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(5);
  });
});
