import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldMilestones, parseMilestoneLog } from "./milestones";

const at = (second: number) =>
  new Date(Date.UTC(2026, 8, 9, 12, 0, second)).toISOString().replace(".000", "");
const start = (id: string, second: number, fields: object = {}) => ({
  id,
  ts: at(second),
  op: "start",
  title: id,
  ...fields,
});
const event = (id: string, second: number, op: string, fields: object = {}) => ({
  id,
  ts: at(second),
  op,
  ...fields,
});

describe("milestones out of events", () => {
  it("opens one with what it was started with", () => {
    const fields = {
      track: "PDF",
      detail: "d",
      channel: "web",
      conversation_id: "c",
      thread_id: "t",
      agent: "nora",
    };
    expect(foldMilestones([start("a", 1, { ...fields, created_by: "nora", meta: { sprint: 1 } })])).toEqual([
      {
        id: "a",
        state: "open",
        title: "a",
        track: "PDF",
        detail: "d",
        started_at: at(1),
        updated_at: at(1),
        closed_at: null,
        note: null,
        channel: "web",
        conversation_id: "c",
        thread_id: "t",
        agent: "nora",
        created_by: "nora",
        meta: { sprint: 1 },
      },
    ]);
  });

  it.each([
    ["done", "done"],
    ["failed", "failed"],
    ["drop", "dropped"],
  ])("closes one by %s", (op, state) => {
    expect(foldMilestones([start("a", 1), event("a", 2, op, { note: "n" })])).toMatchObject([
      { state, note: "n", started_at: at(1), updated_at: at(2), closed_at: at(2) },
    ]);
  });

  it("closes again: state and time are overwritten, a note only by a note", () => {
    const log = [start("a", 1), event("a", 2, "done", { note: "n" }), event("a", 3, "failed", { note: "" })];
    expect(foldMilestones(log)).toMatchObject([{ state: "failed", note: "n", closed_at: at(3) }]);
  });

  it("never reopens: the first start of an id wins", () => {
    const log = [start("a", 1), event("a", 2, "done"), start("a", 3, { title: "again" })];
    expect(foldMilestones(log)).toMatchObject([{ title: "a", state: "done", updated_at: at(2) }]);
  });

  it("patches anything but what follows from the events", () => {
    const patch = { id: "b", state: "done", started_at: "x", closed_at: "x", title: 5, extra: [1] };
    expect(foldMilestones([start("a", 1), event("a", 2, "update", { patch })])).toMatchObject([
      { id: "a", state: "open", started_at: at(1), closed_at: null, updated_at: at(2), title: 5, extra: [1] },
    ]);
  });

  it("takes a list for an object, as the daemon does", () => {
    const opened = { ...start("a", 1), meta: ["tag"] };
    expect(foldMilestones([opened, event("a", 2, "update", { patch: ["x", "y"] })])).toMatchObject([
      { id: "a", 0: "x", 1: "y", meta: { 0: "tag" } },
    ]);
  });

  it.each([{}, null, "text", undefined])("moves updated_at by a patch of %j", (patch) => {
    const [milestone] = foldMilestones([start("a", 1), event("a", 2, "update", { patch })]);
    expect(milestone).toEqual({ ...foldMilestones([start("a", 1)])[0], updated_at: at(2) });
  });

  it("takes events by their time, and ties as they were written", () => {
    const log = [event("a", 2, "done"), start("b", 2), start("a", 1), event("a", 2, "failed")];
    expect(foldMilestones(log)).toMatchObject([
      { id: "a", state: "failed" },
      { id: "b", state: "open" },
    ]);
  });

  it.each([
    ["without an id", { ts: at(2), op: "done" }],
    ["with an empty id", event("", 2, "start")],
    ["without an op", { id: "a", ts: at(2), note: "n" }],
    ["of an unknown id", event("z", 2, "done")],
    ["of an unknown op", event("a", 2, "reopen", { note: "n" })],
    ["from before its start", event("a", 0, "done")],
    ["that is none", null],
    ["that is text", "start"],
  ])("skips an event %s", (_, odd) => {
    expect(foldMilestones([start("a", 1), odd])).toEqual(foldMilestones([start("a", 1)]));
  });

  it("lists each started id once, oldest first", () => {
    const second = fc.integer({ min: 0, max: 59 });
    const op = fc.constantFrom("start", "update", "done", "failed", "drop");
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "__proto__"), second, op)), (rows) => {
        const milestones = foldMilestones(rows.map(([id, ts, name]) => event(id, ts, name)));
        const started = new Set(rows.filter(([, , name]) => name === "start").map(([id]) => id));
        expect(milestones.map(({ id }) => id).sort()).toEqual([...started].sort());
        const times = milestones.map((milestone) => milestone.started_at ?? "");
        expect(times).toEqual([...times].sort());
      }),
    );
  });

  it("reads a log written twice as the same log", () => {
    const op = fc.constantFrom("start", "update", "done", "failed", "drop");
    const log = fc
      .uniqueArray(fc.integer({ min: 0, max: 59 }))
      .chain((seconds) =>
        fc.tuple(
          ...seconds.map((second) =>
            fc.tuple(fc.constantFrom("a", "b"), op).map(([id, name]) => event(id, second, name)),
          ),
        ),
      );
    fc.assert(
      fc.property(log, (events) => {
        expect(foldMilestones([...events, ...events])).toEqual(foldMilestones(events));
      }),
    );
  });
});

describe("a milestone log", () => {
  it("is one event a line; lines that cannot be read are left out", () => {
    const lines = [
      JSON.stringify(start("a", 1)),
      "",
      "{broken",
      "null",
      "5",
      "[1]",
      '"x"',
      ` ${JSON.stringify(start("b", 2))}\r`,
    ];
    expect(parseMilestoneLog(lines.join("\n"))).toEqual([start("a", 1), start("b", 2)]);
  });

  it("gives back what was written to it", () => {
    const value = fc.record({ id: fc.string(), op: fc.string(), note: fc.string() });
    fc.assert(
      fc.property(fc.array(value), (events) => {
        expect(parseMilestoneLog(events.map((one) => `${JSON.stringify(one)}\n`).join(""))).toEqual(events);
      }),
    );
  });
});
