import { describe, expect, it } from "vitest";
import type { Milestone } from "../model/types";
import { parseMilestone, parseTimeline } from "../wire/parse-timeline";
import {
  addMilestone,
  closedFields,
  fieldsToRestore,
  findMilestone,
  pendingMilestone,
  removeMilestone,
  setFields,
} from "./milestone-changes";

const NOW = Date.parse("2026-09-10T01:30:00.750Z");

const milestone = (id: string, more: object = {}) => ({ id, state: "open", title: id, ...more });

const timeline = parseTimeline({
  entries: [
    { kind: "declared", ...milestone("m_alone") },
    { kind: "derived", title: "one", state: "done", milestones: [milestone("m_a"), milestone("m_b")] },
    { kind: "derived", title: "two", state: "done", milestones: [milestone("m_odd", { state: "paused" })] },
  ],
});

const get = (id: string): Milestone => {
  const found = findMilestone(timeline, id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe("setting fields", () => {
  it.each(["m_alone", "m_a", "m_b"])("finds %s and touches nothing else", (id) => {
    const changed = setFields(timeline, id, { note: "n" });
    expect(findMilestone(changed, id)?.note).toBe("n");
    const same = changed.entries.filter((entry, index) => entry === timeline.entries[index]);
    expect(same).toHaveLength(2);
    expect(findMilestone(timeline, id)?.note).toBeNull();
  });

  it("keeps a row of its own a row", () => {
    expect(setFields(timeline, "m_alone", { state: "done" }).entries[0]).toMatchObject({
      kind: "declared",
      state: "done",
      milestones: [],
    });
  });

  it.each(["m_alone", "m_a"])("takes no row's fields from a milestone that brings some (%s)", (id) => {
    const answer = parseMilestone({ ...get(id), kind: "derived", milestones: null, later: 1 });
    const changed = setFields(timeline, id, answer);
    expect(changed.entries.map(({ kind }) => kind)).toEqual(["declared", "derived", "derived"]);
    expect(changed.entries.map(({ milestones }) => milestones.length)).toEqual([0, 2, 1]);
    expect(findMilestone(changed, id)).toHaveProperty("later", 1);
  });

  it("gives the same timeline back where there is no such milestone", () => {
    expect(setFields(timeline, "m_none", { note: "n" })).toBe(timeline);
  });

  it("drops the unreadable state together with it", () => {
    expect(findMilestone(setFields(timeline, "m_odd", { state: "done" }), "m_odd")).not.toHaveProperty(
      "raw_state",
    );
    expect(findMilestone(setFields(timeline, "m_odd", { note: "n" }), "m_odd")).toHaveProperty(
      "raw_state",
      "paused",
    );
  });
});

describe("closing", () => {
  const at = "2026-09-10T01:30:00Z";
  it.each([
    [{}, { state: "done", closed_at: at, updated_at: at }],
    [
      { state: "dropped" as const, note: "" },
      { state: "dropped", closed_at: at, updated_at: at },
    ],
    [
      { state: "failed" as const, note: "disk full" },
      { state: "failed", closed_at: at, updated_at: at, note: "disk full" },
    ],
  ])("with %j", (closing, fields) => {
    expect(closedFields(closing, NOW)).toEqual(fields);
  });
});

describe("taking a write back", () => {
  const written = closedFields({ state: "failed", note: "disk full" }, NOW);

  it("restores what it wrote", () => {
    const after = setFields(timeline, "m_odd", written);
    const current = findMilestone(after, "m_odd");
    if (!current) throw new Error("lost");
    const back = setFields(after, "m_odd", fieldsToRestore(current, written, get("m_odd")));
    expect(back).toEqual(timeline);
  });

  it("leaves what came over it", () => {
    const current = { ...get("m_a"), ...written, state: "done" as const, note: "another" };
    expect(fieldsToRestore(current, written, get("m_a"))).toEqual({
      closed_at: null,
      updated_at: get("m_a").updated_at,
    });
  });
});

describe("declaring", () => {
  const pending = pendingMilestone("pending-1", { title: "Shipped", note: "lost while open" }, NOW);

  it("is open, now, without a note", () => {
    expect(pending).toMatchObject({
      state: "open",
      started_at: "2026-09-10T01:30:00Z",
      closed_at: null,
      note: null,
    });
  });

  it("is closed at once where it says so", () => {
    expect(pendingMilestone("p", { title: "x", state: "failed", note: "n" }, NOW)).toMatchObject({
      state: "failed",
      closed_at: "2026-09-10T01:30:00Z",
      note: "n",
    });
  });

  it("lands under the last step, and comes out again", () => {
    const added = addMilestone(timeline, pending);
    expect(added.entries[2]?.milestones.map(({ id }) => id)).toEqual(["m_odd", "pending-1"]);
    expect(removeMilestone(added, "pending-1")).toEqual(timeline);
  });

  it("stands alone where there is no step, and comes out again", () => {
    const empty = parseTimeline({ entries: [] });
    const added = addMilestone(empty, pending);
    expect(added.entries).toMatchObject([{ kind: "declared", id: "pending-1" }]);
    expect(removeMilestone(added, "pending-1")).toEqual(empty);
  });

  it("has nothing to remove where it is not", () => {
    expect(removeMilestone(timeline, "pending-1")).toBe(timeline);
  });
});
