import { describe, expect, test } from "vitest";
import { countOutcomes } from "../../src/model";
import { parseTimeline } from "../../src/wire";
import { busyProject } from "./busy-project";
import type { ScenarioOptions } from "./stage";
import { blankProject } from "./volume-projects";

const NOW = "2026-11-30T17:20:00Z";

describe("projects", () => {
  const month = (options?: ScenarioOptions) => {
    const { api, project } = busyProject(options);
    return api.projectTimeline(project, { since: "2026-10-31T03:00:00Z", limit: "5000" });
  };

  test("busyProject is a month of many channels, agents and outcomes", () => {
    const timeline = month();
    const { entries, stats, declared } = timeline;
    expect(month()).toEqual(timeline);
    expect(parseTimeline(timeline).entries).toEqual(entries);
    expect(stats.total).toBeGreaterThan(300);
    expect(stats).toMatchObject({ running: 1 });
    for (const count of [stats.open, stats.failed, stats.superseded]) expect(count).toBeGreaterThan(2);
    expect(declared?.total).toBeGreaterThan(40);
    expect(new Set(entries.map(({ channel }) => channel))).toEqual(
      new Set(["engine", "web", "telegram", "whatsapp", "routine", "a2a", "group"]),
    );
    expect(entries.map(({ agent }) => agent)).toEqual(
      expect.arrayContaining(["Nora", "Magui", "Rocky", "Vera"]),
    );
    expect(entries.filter(({ started_at }) => (started_at ?? NOW) >= NOW)).toEqual([]);
  });

  test("busyProject ends as the design picture does", () => {
    const today = month().entries.filter(({ started_at }) => (started_at ?? "") >= "2026-11-30T03:00:00Z");
    expect(today.at(-1)).toMatchObject({
      title: "Try the other region, then verify the checksums",
      state: "running",
    });
    expect(countOutcomes(today)).toMatchObject({ total: 7, open: 1, failed: 1, running: 1 });
  });

  test("busyProject has chats that its ledger does not hold", () => {
    const { api, project } = busyProject();
    expect(api.conversations(project, "vera")).toMatchObject([
      { id: "2026-11-29-01", title: "Podcast, episode 12" },
    ]);
    expect(api.threads(project)).toMatchObject([{ id: "2026-11-29", channel: "telegram" }]);
  });

  test("blankProject is there, and empty", () => {
    const { api, project } = blankProject();
    expect(api.projectTimeline(project).entries).toEqual([]);
    expect(api.projects().map(({ id }) => String(id))).toContain(project);
  });
});
