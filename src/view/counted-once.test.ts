import { describe, expect, it } from "vitest";
import { timelineFromLedger } from "../model";
import { parseTimeline } from "../wire";
import { compareRanges } from "./compare-ranges";
import { countedOnce } from "./counted-once";

const BORDER = "2026-11-24T03:00:00Z";
const row = (ts: string, type: string, body: string, meta: object = {}) => ({
  ...{ ts, type, body, agent_slug: "nora", channel: "engine" },
  meta: { conversation: "2026-11-23-01", ...meta },
});
const milestone = (started_at: string, state: string) => ({
  ...{ id: "m_1", title: "Proof", state, started_at, updated_at: started_at, closed_at: null },
  ...{ channel: "engine", conversation_id: "2026-11-23-01", agent: "nora" },
});

/** What the daemon answers for each side of the border: two weeks, of which the first is kept, and the second. */
function sides(rows: readonly object[], milestones: readonly object[] = []) {
  const read = (since: string) =>
    parseTimeline(
      JSON.parse(
        JSON.stringify(
          timelineFromLedger(rows as Parameters<typeof timelineFromLedger>[0], milestones as never, {
            ...{ since, until: "2026-12-01T03:00:00Z", limit: 200, runningIds: [] },
          }),
        ),
      ),
    ).entries;
  const all = read("2026-11-17T03:00:00Z");
  return {
    before: all.filter(({ started_at }) => started_at !== null && started_at < BORDER),
    range: read(BORDER),
  };
}

function compared({ before, range }: ReturnType<typeof sides>) {
  const { open, failed } = compareRanges(range, countedOnce(before, range)) ?? {};
  return { open, failed };
}

describe("what lies on the border of two ranges counts once", () => {
  it("a milestone that was declared after it, under a step from before it", () => {
    const rows = [
      row("2026-11-24T02:58:00Z", "user", "Print the proof"),
      row("2026-11-24T02:59:00Z", "agent", "Printed."),
    ];
    const both = sides(rows, [milestone("2026-11-24T03:00:00Z", "open")]);
    expect(both.before[0]?.milestones).toHaveLength(1);
    expect(both.range).toHaveLength(1);
    expect(compared(both)).toEqual({ open: { now: 1, before: 0 }, failed: { now: 0, before: 0 } });
  });

  it("a step that was answered after it", () => {
    const failing = { tool_summary: { total: 1, failed: 1 } };
    const both = sides([
      row("2026-11-24T02:59:59Z", "user", "Print the proof"),
      row("2026-11-24T03:00:00Z", "agent", "It broke.", failing),
    ]);
    expect([both.before.length, both.range.length]).toEqual([1, 1]);
    expect(compared(both)).toEqual({ open: { now: 0, before: 0 }, failed: { now: 1, before: 0 } });
  });

  it("and what ended before it stays on its side, whatever came after", () => {
    const rows = [
      row("2026-11-24T02:58:00Z", "user", "Print the proof"),
      row("2026-11-24T02:59:59Z", "agent", "It broke.", { tool_summary: { total: 1, failed: 1 } }),
      row("2026-11-24T03:00:00Z", "user", "Again"),
      row("2026-11-24T03:01:00Z", "agent", "It broke.", { tool_summary: { total: 1, failed: 1 } }),
    ];
    const both = sides(rows, [milestone("2026-11-24T02:59:30Z", "failed")]);
    expect(compared(both)).toEqual({ open: { now: 0, before: 0 }, failed: { now: 1, before: 1 } });
    expect(countedOnce(both.before, both.range)).toEqual(both.before);
  });

  it("milestones without an id are never taken for one another", () => {
    const { entries } = parseTimeline({
      entries: [{ kind: "declared", id: "", title: "Odd", state: "open", started_at: BORDER }],
    });
    expect(countedOnce(entries, entries)).toEqual(entries);
  });
});
