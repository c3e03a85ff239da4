import type { ChatRef } from "../../src/model/chat-ref";
import type { Clock } from "../clock";
import { createClock } from "../clock";
import type { MilestoneApi } from "../milestone-api";
import { createMilestoneApi } from "../milestone-api";
import type { MockAgent } from "../project-record";
import { createIds } from "../seeded";

/** What every scenario can be told. */
export interface ScenarioOptions {
  /** The day that is "today", `YYYY-MM-DD`, in America/Argentina/Buenos_Aires. `2026-11-30` unless given. */
  anchor?: string;
}

/** A project in a known state. The clock stands at 14:20 of the anchor day in Buenos Aires (17:20 UTC). */
export interface Scenario {
  api: MilestoneApi;
  clock: Clock;
  /** The project to ask for. */
  project: string;
}

/** A scenario about one chat. */
export interface ChatScenario extends Scenario {
  chat: ChatRef;
}

/** A scenario in the making: where its transcripts are written. */
export interface Stage extends Scenario {
  anchor: string;
  /** Milliseconds of a wall time: `"10:02"`, `"10:02:30"`, or days before the anchor, `"-3d 18:20"`. */
  at(time: string): number;
}

/** The agents of the scenarios' project. */
export const AGENTS = {
  nora: { slug: "nora", name: "Nora", role: "Builder" },
  magui: { slug: "magui", name: "Magui", role: "Video editor" },
  rocky: { slug: "rocky", name: "Rocky", role: "Publishing" },
  vera: { slug: "vera", name: "Vera", role: "Reports" },
} as const satisfies Record<string, MockAgent>;

const DAY = 86_400_000;

/** An empty project (`"1"`) with the four agents, beside one that stays blank (`"2"`). */
export function createStage({ anchor = "2026-11-30" }: ScenarioOptions = {}): Stage {
  const at = (time: string) => wallTime(anchor, time);
  const clock = createClock(at("14:20"));
  const api = createMilestoneApi({
    now: clock.now,
    newId: createIds(),
    projects: [
      { id: 1, name: "Harbor Docs", agents: Object.values(AGENTS) },
      { id: 2, name: "Blank" },
    ],
  });
  return { api, clock, project: "1", anchor, at };
}

/** The stage as a scenario, its clock back at the anchor's 14:20. */
export function asScenario({ api, clock, project, at }: Stage): Scenario {
  clock.set(at("14:20"));
  return { api, clock, project };
}

/** The date some days before another, `YYYY-MM-DD`. */
export function daysBefore(anchor: string, days: number): string {
  return new Date(Date.parse(anchor) - days * DAY).toISOString().slice(0, 10);
}

/** Buenos Aires has kept UTC−3 all year since 2009. */
function wallTime(anchor: string, time: string): number {
  const [, days = "0", clock = ""] = /^(?:-(\d+)d )?(\d\d:\d\d(?::\d\d)?)$/.exec(time) ?? [];
  const ms = Date.parse(`${daysBefore(anchor, Number(days))}T${clock}-03:00`);
  if (Number.isNaN(ms)) throw new RangeError(`Not a wall time of a scenario: ${JSON.stringify(time)}`);
  return ms;
}
