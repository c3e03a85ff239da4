import { expect, vi } from "vitest";
import { RETRY_AFTER_MS, type Step, type TestDaemon } from "./test-steps";
import { passUntil, settle } from "./test-time";
import { afterRead, asksAgain, NOTHING_YET, type Screen, screenOf, type Truth } from "./test-truth";

/** Somebody who looks at one timeline: a query's observer, or a component. */
export interface Reader {
  daemon: TestDaemon;
  /** Starts the first load. */
  mount(): void;
  /** Whether a load is on its way. */
  isLoading(): boolean;
  /** Expects to see this; `retrying` where it is a failure that is being tried again. */
  expectScreen(screen: Screen, retrying: boolean): void;
  /** Asks again of their own accord. */
  ask(): void;
  unmount(): void;
}

/** Has loads happen to a reader, and expects the truth on screen whenever it could be another. */
export function createReading(reader: Reader) {
  const { daemon } = reader;
  let truth: Truth = NOTHING_YET;
  const expectTruth = () => reader.expectScreen(screenOf(truth), reader.isLoading());

  /** Sees one load through, which somebody has begun. */
  async function seeThrough(step: Step, before: number): Promise<void> {
    await settle();
    if (reader.isLoading()) expectTruth();
    await passUntil(() => !reader.isLoading(), `the end of a load that is ${step}`);
    truth = afterRead(truth, step, { revision: daemon.revision, at: Date.now() });
    await settle();
    expectTruth();
    // A refused token is renewed, and the request sent once more.
    expect(daemon.asked.length - before).toBe(step === "401" ? 2 : 1);
  }

  return {
    /** The first load. */
    async mount(step: Step): Promise<void> {
      daemon.step = step;
      reader.mount();
      await seeThrough(step, 0);
    },
    /** The load that follows by itself, or where none must, the one that the reader asks for. */
    async next(step: Step): Promise<void> {
      daemon.step = step;
      const before = daemon.asked.length;
      if (asksAgain(truth)) {
        const waited = await passUntil(() => daemon.asked.length > before, "the next load");
        expect(waited).toBeGreaterThanOrEqual(truth.failure === "429" ? RETRY_AFTER_MS : 1_000);
        expect(waited).toBeLessThanOrEqual(truth.failure === "429" ? RETRY_AFTER_MS + 1_000 : 30_000);
      } else {
        vi.advanceTimersByTime(120_000);
        await settle();
        expect(daemon.asked.length, "nothing is asked for by itself").toBe(before);
        expectTruth();
        reader.ask();
      }
      await seeThrough(step, before);
    },
    /** Goes while a request is on its way: that must end with it, and every timer. */
    async leave(): Promise<void> {
      daemon.step = "never answers";
      reader.ask();
      await settle();
      const last = daemon.asked.at(-1);
      expect(last?.signal.aborted).toBe(false);
      reader.unmount();
      await settle();
      expect(last?.signal.aborted, "the request ends with who asked").toBe(true);
      expect(daemon.asked.at(-1)).toBe(last);
      // What react-query tells its observers in the next moment.
      vi.advanceTimersByTime(10);
      expect(vi.getTimerCount(), "no timer is left").toBe(0);
    },
  };
}
