import { afterEach, beforeEach, describe, it, vi } from "vitest";
import { mountReader } from "./test-reads";
import { STEPS, sequencesFrom } from "./test-steps";
import { stopTheClock } from "./test-time";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
});

describe("a refetch whose requests become, one after the other,", () => {
  it.each(STEPS)("%s, and then any two", async (first) => {
    for (const sequence of sequencesFrom(first)) {
      const reader = mountReader();
      try {
        await reader.mount("200");
        for (const step of sequence) await reader.next(step);
        await reader.next("200");
        await reader.leave();
      } catch (error) {
        throw new Error(`After ${sequence.join(", ")}`, { cause: error });
      }
    }
  });
});
