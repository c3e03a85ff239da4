import { describe, expect, it } from "vitest";
import type { RangeBeforeName } from "../messages/message-values";
import type { TimelineRange } from "./range";
import { rangeBefore, rangeBeforeName } from "./range-before";

const custom = (from: string, to = from): TimelineRange => ({ kind: "custom", from, to });
const days = (count: number): RangeBeforeName => ({ kind: "days", days: count });

describe("as many days just before", () => {
  it.each<[TimelineRange, [from: string, to: string], RangeBeforeName]>([
    [{ kind: "today" }, ["2026-11-29", "2026-11-29"], { kind: "yesterday" }],
    [{ kind: "days", days: 7 }, ["2026-11-17", "2026-11-23"], days(7)],
    [{ kind: "days", days: 30 }, ["2026-10-02", "2026-10-31"], days(30)],
    [custom("2026-11-20", "2026-11-24"), ["2026-11-15", "2026-11-19"], days(5)],
    [custom("2026-11-20"), ["2026-11-19", "2026-11-19"], days(1)],
    [custom("2028-02-29", "2028-03-01"), ["2028-02-27", "2028-02-28"], days(2)],
    [custom("2026-01-01", "2026-12-31"), ["2025-01-01", "2025-12-31"], days(365)],
  ])("%j", (range, [from, to], name) => {
    expect(rangeBefore(range, "2026-11-30")).toEqual(custom(from, to));
    expect(rangeBeforeName(range)).toEqual(name);
  });

  it("are none where the calendar that is understood begins", () => {
    expect(rangeBefore(custom("1000-01-02", "1000-01-03"), "2026-11-30")).toBeNull();
  });
});
