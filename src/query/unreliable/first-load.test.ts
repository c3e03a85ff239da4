import { afterEach, beforeEach, describe, it, vi } from "vitest";
import { createObserver } from "./test-observer";
import { createReading } from "./test-reader";
import { STEPS, sequencesFrom } from "./test-steps";
import { stopTheClock } from "./test-time";

vi.setConfig({ testTimeout: 120_000 });

beforeEach(stopTheClock);
afterEach(() => {
  vi.useRealTimers();
});

describe("a first load whose requests become, one after the other,", () => {
  it.each(STEPS)("%s, and then any two", async (first) => {
    for (const sequence of sequencesFrom(first)) {
      const reading = createReading(createObserver());
      try {
        await reading.mount(sequence[0]);
        for (const step of sequence.slice(1)) await reading.next(step);
        await reading.next("200");
        await reading.leave();
      } catch (error) {
        throw new Error(`After ${sequence.join(", ")}`, { cause: error });
      }
    }
  });
});
