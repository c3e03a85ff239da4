import { describe, expect, test } from "vitest";
import { reportedState } from "../../src/model";
import { playLive } from "./exchange";
import type { LiveChatScenario } from "./live-chat";
import { liveChat } from "./live-chat";

const lastEntry = ({ api, project, chat }: LiveChatScenario) => {
  const last = api.chatTimeline(project, chat).entries.at(-1);
  if (last?.kind !== "derived") throw new Error("The chat does not end in a step.");
  return last;
};

describe("a live turn", () => {
  const walk = (options: { dies?: boolean }) => {
    const scenario = liveChat(options);
    const seen = scenario.steps.map(({ after, run }) => {
      scenario.clock.advance(after);
      run();
      const last = lastEntry(scenario);
      return [reportedState(last), last.milestones.length, last.tools.total];
    });
    return { scenario, seen };
  };

  test("runs until it is answered; milestones show at once, tools when it ends", () => {
    expect(walk({}).seen).toEqual([
      ["running", 0, 0],
      ["running", 0, 0],
      ["running", 1, 0],
      ["running", 2, 0],
      ["running", 2, 0],
      ["running", 2, 0],
      ["done", 2, 6],
    ]);
  });

  test("takes the time it says", () => {
    const { scenario } = walk({});
    expect(lastEntry(scenario)).toMatchObject({
      started_at: "2026-11-30T17:20:00Z",
      ended_at: "2026-11-30T17:22:00Z",
    });
  });

  test("stays open where the daemon dies", () => {
    expect(walk({ dies: true }).seen.at(-1)?.[0]).toBe("open");
  });

  test("is driven by the caller's timer, which the clock follows", async () => {
    const scenario = liveChat();
    const waited: number[] = [];
    await playLive(scenario, scenario.steps, async (ms) => waited.push(ms));
    expect(waited).toEqual(scenario.steps.map(({ after }) => after));
    expect(lastEntry(scenario)).toMatchObject({ state: "done", ended_at: "2026-11-30T17:22:00Z" });
  });
});
