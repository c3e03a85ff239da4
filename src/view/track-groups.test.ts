import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { trackValues } from "./filter";
import { groupEntriesByTrack } from "./track-groups";

const rows = (...entries: object[]) => parseTimeline({ entries }).entries;
const mark = (track: string | null, over: object = {}) => ({
  ...{ id: `m_${track}`, title: "m", state: "done", track, started_at: "2026-11-30T10:00:00Z", ...over },
});
const step = (title: string, tracks: (string | null)[], over: object = {}) => ({
  ...{ title, state: "done", started_at: "2026-11-30T10:00:00Z", agent_slug: "nora", channel: "web" },
  ...{ milestones: tracks.map((track) => mark(track)), ...over },
});
const shape = (groups: ReturnType<typeof groupEntriesByTrack>) =>
  groups.map(({ of, rows }) => [of.track, rows.map(({ entry }) => entry.title)]);

describe("groupEntriesByTrack", () => {
  it("gathers a piece of work across chats in order, a milestone of its own too, and what has no track last", () => {
    const groups = groupEntriesByTrack(
      rows(
        step("second", ["Stand"], { started_at: "2026-11-30T11:00:00Z", conversation_id: "1" }),
        step("nothing", [null], { state: "failed" }),
        step("first", ["Stand"], { agent_slug: "otto", conversation_id: "1" }),
        { kind: "declared", ...mark("Stand"), title: "third", started_at: "2026-11-30T12:00:00Z" },
      ),
    );
    expect(shape(groups)).toEqual([
      ["Stand", ["first", "second", "third"]],
      ["", ["nothing"]],
    ]);
    expect(groups.map(({ of }) => of.chats)).toEqual([2, 0]);
  });

  it("has an entry of two tracks in both, counted in each", () => {
    const groups = groupEntriesByTrack(rows(step("both", ["A", "B", "A"]), step("a", ["A"])));
    expect(shape(groups)).toEqual([
      ["A", ["both", "a"]],
      ["B", ["both"]],
    ]);
    expect(groups.map(({ counts }) => counts.total)).toEqual([2, 1]);
  });

  it("shows only the tracks asked for, since of the others a part would look like the whole", () => {
    const entries = rows(step("both", ["A", "B"]), step("none", []));
    expect(shape(groupEntriesByTrack(entries, { only: ["B"] }))).toEqual([["B", ["both"]]]);
    expect(shape(groupEntriesByTrack(entries, { only: [""] }))).toEqual([["", ["none"]]]);
  });

  it("puts the track with the most unfinished work first", () => {
    const groups = groupEntriesByTrack(
      rows(step("a", ["A"]), step("b", ["B"], { state: "failed" }), step("c", ["C"], { state: "running" })),
    );
    expect(groups.map(({ of }) => of.track)).toEqual(["B", "A", "C"]);
  });

  it("counts a chat once where only some of its entries say the thread", () => {
    const of = (over: object) => ({
      ...{ title: "a", agent_slug: "nora", conversation_id: "1", milestones: [mark("A")] },
      ...over,
    });
    const [group] = groupEntriesByTrack(
      rows(of({}), of({ thread: { id: "th_1", kind: "task", title: "b" } })),
    );
    expect(group?.of.chats).toBe(1);
  });

  it("loses no entry, has each once in each of its tracks, and keys all rows apart", () => {
    const track = fc.constantFrom(null, "", "A", "B", "__proto__");
    const entry = fc.record({
      title: fc.constantFrom("a", "b"),
      started_at: fc.constantFrom(null, "2026-11-30T10:00:00Z", "2026-11-30T11:00:00Z"),
      milestones: fc.array(
        track.map((name) => mark(name)),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (given) => {
        const entries = rows(...given);
        const groups = groupEntriesByTrack(entries);
        for (const one of entries) {
          const found = groups.filter(({ rows }) => rows.some(({ entry }) => entry === one));
          expect(found.map(({ of }) => of.track).toSorted()).toEqual(trackValues(one).toSorted());
        }
        const all = groups.flatMap(({ rows }) => rows);
        expect(all).toHaveLength(entries.flatMap(trackValues).length);
        expect(groups.reduce((sum, { counts }) => sum + counts.total, 0)).toBe(all.length);
        expect(new Set([...groups, ...all].map(({ key }) => key)).size).toBe(groups.length + all.length);
        expect(groups.findIndex(({ of }) => of.track === "")).toBeOneOf([-1, groups.length - 1]);
      }),
      { seed: 7 },
    );
  });
});
