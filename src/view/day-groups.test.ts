import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { groupByDay } from "./day-groups";

const ZONE = "America/Argentina/Buenos_Aires";
const rows = (...entries: object[]) => parseTimeline({ entries }).entries;
const shape = (entries: object[], oldestFirst = false) =>
  groupByDay(rows(...entries), ZONE, oldestFirst).map((group) => [
    group.day,
    group.rows.map(({ entry }) => entry.title),
  ]);

describe("groupByDay", () => {
  const DAYS = [
    { title: "no time" },
    { title: "odd time", started_at: "not-a-date" },
    { title: "first of the 9th", started_at: "2026-09-09T03:00:00Z" },
    { title: "last of the 9th", started_at: "2026-09-10T02:59:59Z" },
    { title: "the 10th", started_at: "2026-09-10T03:00:00Z" },
    { title: "the 10th, at the same time", started_at: "2026-09-10T03:00:00Z" },
  ];

  it("makes the reader's days, newest first, the undated last", () => {
    expect(shape(DAYS)).toEqual([
      ["2026-09-10", ["the 10th, at the same time", "the 10th"]],
      ["2026-09-09", ["last of the 9th", "first of the 9th"]],
      [null, ["odd time", "no time"]],
    ]);
  });

  it("or oldest first, in which the undated come last as well", () => {
    expect(shape(DAYS.toReversed(), true)).toEqual([
      ["2026-09-09", ["first of the 9th", "last of the 9th"]],
      ["2026-09-10", ["the 10th, at the same time", "the 10th"]],
      [null, ["odd time", "no time"]],
    ]);
  });

  it("takes the later of equal times for the newer, and does not rely on the answer's order otherwise", () => {
    const at = "2026-09-09T12:00:00Z";
    expect(
      shape([
        { title: "b", started_at: at },
        { title: "a", started_at: "2026-09-09T11:00:00Z" },
        { title: "c", started_at: at },
      ]),
    ).toEqual([["2026-09-09", ["c", "b", "a"]]]);
  });

  it("counts what stands under each heading", () => {
    const [group] = groupByDay(
      rows(
        { started_at: "2026-09-09T12:00:00Z", state: "done", milestones: [{ state: "failed" }] },
        { started_at: "2026-09-09T13:00:00Z", state: "open" },
      ),
      ZONE,
    );
    expect(group?.header.counts).toMatchObject({ total: 2, failed: 1, open: 1, done: 0 });
  });

  it("loses none, counts all, and gives each row a key of its own", () => {
    const started_at = fc.constantFrom(
      null,
      "",
      "2026-09-09T12:00:00Z",
      "2026-09-10T02:59:59Z",
      "2026-09-11T00:00:00Z",
    );
    const list = fc.array(fc.record({ started_at, state: fc.constantFrom("done", "open", "?") }), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(list, (given) => {
        const entries = rows(...given);
        const groups = groupByDay(entries, ZONE);
        const all = groups.flatMap((group) => group.rows);
        expect(new Set(all.map(({ entry }) => entry))).toEqual(new Set(entries));
        expect(new Set(all.map(({ key }) => key)).size).toBe(entries.length);
        expect(groups.reduce((sum, { header }) => sum + header.counts.total, 0)).toBe(entries.length);
        const days = groups.map(({ day }) => day ?? "");
        expect(days).toEqual([...new Set(days)].toSorted().toReversed());
      }),
    );
  });
});
