import { describe, expect, it } from "vitest";
import { AGENTS, createStage, isoSeconds, ledgerRows } from "../../mocks";
import type { LedgerRow } from "../model/types";
import { parseTimeline } from "../wire/parse-timeline";
import { correctProject } from "./corrections";
import type { ProjectRange } from "./project-range";
import { readProject } from "./record-cap";
import { createTimelineClient } from "./timeline-client";

const SINCE = "2026-11-01T00:00:00Z";
const UNTIL = "2026-11-30T00:00:00Z";
const FIRST = Date.parse("2026-11-02T00:00:00Z");
const MINUTE = 60_000;

/** Requests a minute apart, each with so many rows of tools and an answer a second later. */
function requests(count: number, tools = 0): LedgerRow[] {
  const at = (ms: number) => ({ channel: "engine", agent_slug: "nora", ts: isoSeconds(ms), meta: {} });
  return Array.from({ length: count }, (_, nth) => {
    const start = FIRST + nth * MINUTE;
    const used = Array.from({ length: tools }, () => ({ ...at(start), type: "tool", body: "" }));
    return [
      { ...at(start), type: "user", body: `Request ${nth}` },
      ...used,
      { ...at(start + 1_000), type: "agent", body: "Done." },
    ];
  }).flat();
}

/** What the daemon answers with these rows, read as an overview reads it, and what was asked for it. */
async function read(
  rows: readonly LedgerRow[],
  range: ProjectRange = {},
  milestones: readonly string[] = [],
) {
  const { api, clock } = createStage();
  api.addLedgerRows("1", rows);
  for (const at of milestones) {
    clock.set(at);
    api.startMilestone("1", { title: `At ${at}`, state: "done" });
  }
  const asked: ProjectRange[] = [];
  const client = {
    ...createTimelineClient(),
    project: async (_: unknown, { since, until, limit = 200 }: ProjectRange = {}) => {
      asked.push({ since, until, limit });
      return parseTimeline(
        api.projectTimeline("1", { since: since ?? "", until: until ?? "", limit: String(limit) }),
      );
    },
  };
  const whole = { since: SINCE, until: UNTIL, limit: 5_000, ...range };
  const answer = await readProject(client, "1", whole, {});
  return { asked, answer, read: correctProject(answer, whole) };
}

describe("a range with more records than the daemon reads", () => {
  it("is said to be cut off, though fewer steps came than were asked for", async () => {
    const { read: timeline, asked } = await read(requests(1_300, 2));
    expect(timeline.entries.length).toBe(1_250);
    expect(timeline).toMatchObject({ cutOff: true, stoppedShort: true });
    expect(asked).toEqual([
      { since: SINCE, until: UNTIL, limit: 5_000 },
      { since: SINCE, until: "2026-11-02T00:49:59Z", limit: 1 },
    ]);
  });

  it.each([
    [4_998, false],
    [5_000, false],
    [5_002, true],
  ])("begins after 5,000: %i records are cut off: %s", async (records, stoppedShort) => {
    expect((await read(requests(records / 2))).read).toMatchObject({ stoppedShort, cutOff: stoppedShort });
  });

  it("is found out where the daemon stopped in the middle of a step", async () => {
    const { read: timeline } = await read(requests(1_001, 4));
    expect(timeline.entries[0]).toMatchObject({ title: "Done." });
    expect(timeline.stoppedShort).toBe(true);
  });

  it("is found out behind milestones, which are all there and do not end with the range", async () => {
    const milestones = ["2026-11-01T10:00:00Z", "2026-11-02T03:00:00Z", "2026-11-30T10:00:00Z"];
    const { read: timeline, asked } = await read(requests(2_600), {}, milestones);
    expect(timeline.entries[0]).toMatchObject({ kind: "declared", started_at: milestones[0] });
    expect(timeline.stoppedShort).toBe(true);
    expect(asked[1]?.limit).toBe(4);
  });
});

describe("a range that is whole", () => {
  it("is not said to be cut off for what its steps tell of their tools", async () => {
    const run = { channel: "engine", agent: AGENTS.nora, ask: "Run it", answer: "Done." };
    const tools = Array.from({ length: 30 }, () => "grep");
    const rows = Array.from({ length: 200 }, (_, nth) =>
      ledgerRows({ ...run, tools, at: FIRST + nth * MINUTE }),
    );
    const { read: timeline, asked } = await read(rows.flat());
    expect(timeline).toMatchObject({ cutOff: false, stoppedShort: false });
    expect(asked).toHaveLength(2);
  });

  it("is asked for once where it holds too little to be cut off", async () => {
    const { asked, answer } = await read(requests(1_200));
    expect(asked).toHaveLength(1);
    expect(answer.stoppedShort).toBe(false);
  });

  it("is asked for once where a limit cuts it off, which is known without", async () => {
    const { asked, read: timeline } = await read(requests(2_600), { limit: 1_000 });
    expect(asked).toHaveLength(1);
    expect(timeline).toMatchObject({ cutOff: true, stoppedShort: false });
  });

  it("of undated steps is left alone", async () => {
    const rows = requests(2_000).map(({ ts: _, ...row }) => row);
    expect((await read(rows)).read.stoppedShort).toBe(false);
  });
});
