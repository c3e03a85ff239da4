import { afterEach, beforeEach, describe, it, vi } from "vitest";
import { STEPS, sequencesFrom } from "./test-steps";
import { stopTheClock } from "./test-time";
import { mountWriter } from "./test-writes";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(() => {
  stopTheClock();
  // React works as it does on a page, not as `act` has it.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a milestone whose writes become, one after the other,", () => {
  it.each(STEPS)("%s, and then any two", async (first) => {
    for (const sequence of sequencesFrom(first)) {
      try {
        const writer = await mountWriter();
        for (const [at, step] of sequence.entries()) await writer.close(step, `try ${at + 1}`);
        await writer.close("200", "at last");
        await writer.leave();
      } catch (error) {
        throw new Error(`After ${sequence.join(", ")}`, { cause: error });
      }
    }
  });
});
