import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, vi } from "vitest";
import { createTimelineClient } from "../timeline-client";
import { timelineQueries } from "../timeline-queries";
import { ERRORS, errorName } from "./test-errors";
import { createTestDaemon, RETRY_AFTER_MS, type Step } from "./test-steps";
import { passUntil, settle } from "./test-time";
import { afterRead, asksAgain, NOTHING_YET, type Screen, screenOf, type Truth } from "./test-truth";

// Without a window it would take itself for a server, which asks only once.
environmentManager.setIsServer(() => false);

/** One mounted timeline, and what must be true of it. */
export function mountReader() {
  const daemon = createTestDaemon();
  const client = createTimelineClient({ fetch: daemon.fetch, getToken: () => "token" });
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, timelineQueries(client).conversation(7, "nora", "c1"));
  let truth: Truth = NOTHING_YET;
  let end: () => void = () => {};

  /** What a component would draw of the query's state. */
  function drawn(): Screen | { is: "error"; of: string } {
    const { data, error, dataUpdatedAt } = observer.getCurrentResult();
    if (data === undefined) {
      return error === null ? { is: "loading" } : { is: "error", of: errorName(error) };
    }
    const titles = data.entries.map(({ title }) => String(title));
    if (error !== null) return { is: "stale", titles, asOf: dataUpdatedAt };
    return { is: titles.length === 0 ? "empty" : "data", titles };
  }

  function expectTruth(): void {
    const screen = screenOf(truth);
    expect(drawn()).toEqual(screen.is === "error" ? { ...screen, of: ERRORS[screen.of] } : screen);
  }

  const isFetching = () => observer.getCurrentResult().isFetching;

  /** Sees one load through, which somebody has begun. */
  async function seeThrough(step: Step, before: number): Promise<void> {
    await settle();
    if (isFetching()) {
      if (truth.revision === null) expect(drawn()).toEqual({ is: "loading" });
      else expectTruth();
    }
    await passUntil(() => !isFetching(), `the end of a load that is ${step}`);
    truth = afterRead(truth, step, { revision: daemon.revision, at: Date.now() });
    expectTruth();
    // A refused token is renewed, and the request sent once more.
    expect(daemon.asked.length - before).toBe(step === "401" ? 2 : 1);
  }

  return {
    daemon,
    /** The first load. */
    async mount(step: Step): Promise<void> {
      daemon.step = step;
      end = observer.subscribe(() => {});
      await seeThrough(step, 0);
    },
    /** The load that follows by itself, or where none must, the one that a reader asks for. */
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
        void observer.refetch();
      }
      await seeThrough(step, before);
    },
    /** Goes while a request is on its way: that must end with it, and every timer. */
    async leave(): Promise<void> {
      daemon.step = "never answers";
      void observer.refetch();
      await settle();
      end();
      await settle();
      expect(daemon.asked.at(-1)?.signal.aborted, "the request ends with who asked").toBe(true);
      const asked = daemon.asked.length;
      queryClient.clear();
      expect(vi.getTimerCount(), "no timer is left").toBe(0);
      expect(daemon.asked.length).toBe(asked);
    },
  };
}
