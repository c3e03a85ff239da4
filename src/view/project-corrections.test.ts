import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOutcomes, reportedState } from "../model/reported";
import { parseTimeline } from "../wire/index";
import { agentsOf } from "./agent-pair";
import { correctProjectEntries, hasHiddenAnswer } from "./project-corrections";

const AT = "2026-11-30T11:21:06Z";
const rows = (...entries: object[]) => parseTimeline({ entries }).entries;
const corrected = (...entries: object[]) => correctProjectEntries(rows(...entries));
const nora = {
  channel: "a2a",
  title: "One more cut",
  started_at: AT,
  agent: "Nora",
  agent_slug: "nora",
  state: "done",
  answered: true,
};
const otto = { ...nora, agent: "Otto", agent_slug: "otto" };

describe("a request in a room", () => {
  const asked = { channel: "group", state: "open", answered: false, title: "Who takes the demo" };

  it.each(["open", "superseded"])("is not judged: %s becomes unknown", (state) => {
    const [entry] = corrected({ ...asked, state, superseded_reason: "replaced" });
    expect(entry).toMatchObject({ state: "unknown", superseded_reason: null, title: asked.title });
    expect(entry && hasHiddenAnswer(entry)).toBe(true);
  });

  it.each([
    ["answered", { state: "done", answered: true }],
    ["running", { state: "running" }],
    ["known by the state of its turn", { turn_state: "input-required" }],
    ["of another channel", { channel: "engine" }],
    ["a milestone", { kind: "declared" }],
  ])("stays as it is where it is %s", (_, difference) => {
    const entries = rows({ ...asked, ...difference });
    expect(correctProjectEntries(entries)).toEqual(entries);
    expect(entries.some(hasHiddenAnswer)).toBe(false);
  });

  it("still reports a milestone that failed under it", () => {
    const [entry] = corrected({ ...asked, milestones: [{ state: "failed" }] });
    expect(entry && reportedState(entry)).toBe("failed");
  });
});

describe("a message between two agents", () => {
  it("is one row with both names, whichever side comes first", () => {
    for (const sides of [
      [nora, otto],
      [otto, nora],
    ]) {
      const merged = corrected(...sides);
      expect(merged).toHaveLength(1);
      expect(merged.map(agentsOf)).toEqual([
        [
          { value: "nora", label: "Nora" },
          { value: "otto", label: "Otto" },
        ],
      ]);
    }
  });

  it.each([
    ["failed", "open", "failed"],
    ["done", "open", "open"],
    ["unknown", "done", "unknown"],
    ["open", "unknown", "open"],
    ["done", "done", "done"],
  ])("of %s and %s is %s", (a, b, worse) => {
    expect(corrected({ ...nora, state: a }, { ...otto, state: b })).toMatchObject([{ state: worse }]);
    expect(corrected({ ...nora, state: b }, { ...otto, state: a })).toMatchObject([{ state: worse }]);
  });

  it("keeps what either side knows", () => {
    const [entry] = corrected(
      {
        ...nora,
        answered: false,
        ended_at: null,
        model: null,
        tools: { total: 0 },
        milestones: [{ id: "m_1" }],
      },
      {
        ...otto,
        ended_at: AT,
        model: "demo",
        tools: { total: 2, names: ["read_file"] },
        milestones: [{ id: "m_2" }],
      },
    );
    expect(entry).toMatchObject({ answered: true, ended_at: AT, model: "demo", tools: { total: 2 } });
    expect(entry?.milestones.map(({ id }) => id)).toEqual(["m_1", "m_2"]);
  });

  it.each([
    ["another title", { title: "Cut." }],
    ["another time", { started_at: "2026-11-30T11:21:07Z" }],
    ["the same side", { agent_slug: "nora" }],
    ["another channel", { channel: "engine" }],
    ["a missing side", { agent_slug: null }],
  ])("stays two rows with %s", (_, difference) => {
    expect(corrected(nora, { ...otto, ...difference })).toHaveLength(2);
  });

  it("stays two rows without a time, which is no evidence", () => {
    expect(corrected({ ...nora, started_at: null }, { ...otto, started_at: null })).toHaveLength(2);
  });

  it("pairs a message that was sent twice in one second with its own other side", () => {
    expect(corrected(nora, nora, otto, otto)).toHaveLength(2);
    expect(corrected(nora, otto, nora)).toHaveLength(2);
  });

  it("stands where its first side stood", () => {
    const between = { title: "Between", channel: "engine" };
    expect(corrected(nora, between, otto).map(({ title }) => title)).toEqual(["One more cut", "Between"]);
  });
});

describe("correctProjectEntries", () => {
  const entry = fc.record({
    kind: fc.constantFrom("derived", "derived", "derived", "declared"),
    id: fc.constantFrom("m_1", "m_2"),
    title: fc.constantFrom("a", "a", "b"),
    state: fc.constantFrom("open", "done", "failed", "superseded", "?"),
    channel: fc.constantFrom("a2a", "a2a", "group", "engine"),
    agent_slug: fc.constantFrom("nora", "otto", "lena"),
    answered: fc.boolean(),
    started_at: fc.constantFrom(AT, AT, null),
  });

  it("is done once, changes nothing it was given, and never makes a failure disappear", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (given) => {
        const entries = rows(...given);
        const before = structuredClone(entries);
        const once = correctProjectEntries(entries);
        expect(entries).toEqual(before);
        expect(correctProjectEntries(once)).toEqual(once);
        expect(once.length).toBeGreaterThanOrEqual(entries.length / 2);
        expect(countOutcomes(once).failed > 0).toBe(countOutcomes(entries).failed > 0);
      }),
    );
  });
});

it("the same entries in another list become the same rows, so that nothing is drawn again for it", () => {
  const entries = rows({ channel: "group", state: "open", answered: false }, nora, otto, {
    channel: "engine",
  });
  const again = correctProjectEntries([...entries]);
  correctProjectEntries(entries).forEach((row, i) => {
    expect(row).toBe(again[i]);
  });
  expect(again).toHaveLength(3);
});
