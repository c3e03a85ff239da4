import { focusManager, QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { type ReactElement, StrictMode } from "react";
import { expect, vi } from "vitest";
import { createTimelineClient } from "../query/timeline-client";
import { createReading, type Reader } from "../query/unreliable/test-reader";
import { createTestDaemon, STEPS, type Step } from "../query/unreliable/test-steps";
import { NOW } from "../query/unreliable/test-time";
import { TimelineProvider } from "./provider/TimelineProvider";

/** What a reader is told of a failure. */
const WORDS: Record<Step, RegExp> = {
  "200": /^$/,
  slow: /^$/,
  "304": /not the APX daemon's API \(304\)/,
  abort: /did not answer/,
  "401": /no longer accepts this session/,
  "403": /refused this request \(403\).*said 403/,
  "404": /no such chat.*said 404/,
  "409": /refused this request \(409\).*said 409/,
  "413": /refused this request \(413\).*said 413/,
  "429": /refused this request \(429\).*said 429/,
  "500": /ran into an error \(500\).*said 500/,
  "503": /ran into an error \(503\).*said 503/,
  "HTML 200": /A web page came instead/,
  "cut-off JSON": /could not be read/,
  refused: /did not answer/,
  "never answers": /took too long/,
};

const text = (slot: string) => document.querySelector(`[data-slot="${slot}"]`)?.textContent ?? null;

/** A component on a page, in StrictMode. `nothing` are its words for an empty list. */
function createPage(ui: ReactElement, nothing: string): Reader {
  const daemon = createTestDaemon();
  const client = createTimelineClient({ fetch: daemon.fetch, getToken: () => "token" });
  const queryClient = new QueryClient();
  let unmount = () => {};

  /** Everything that a screen can be told by. What is not there is null. */
  const seen = () => ({
    loading: document.body.textContent.includes("Loading the timeline…"),
    failure: text("timeline-error"),
    stale: text("timeline-stale")?.replace(/Try(ing)? again…?$/, "") ?? null,
    nothing: document.body.textContent.includes(nothing),
    // The overview has its newest first.
    titles: [...document.querySelectorAll('[data-slot="timeline-entry"]')]
      .map(({ textContent }) => /Request \d+\.\d/.exec(textContent)?.[0])
      .toSorted(),
    buttons: [...document.querySelectorAll("button")].filter(({ textContent }) =>
      /^Try(ing)? again/.test(textContent),
    ).length,
  });
  const blank = { loading: false, failure: null, stale: null, nothing: false, titles: [], buttons: 0 };

  return {
    daemon,
    mount() {
      const page = (
        <StrictMode>
          <TimelineProvider
            client={client}
            queryClient={queryClient}
            timeZone="America/Argentina/Buenos_Aires"
          >
            {ui}
          </TimelineProvider>
        </StrictMode>
      );
      unmount = render(page).unmount;
    },
    isLoading: () => queryClient.isFetching() > 0,
    expectScreen(screen) {
      switch (screen.is) {
        case "loading":
          return expect(seen()).toEqual({ ...blank, loading: true });
        case "error": {
          const failure = expect.stringMatching(WORDS[screen.of]);
          return expect(seen()).toEqual({ ...blank, failure, buttons: 1 });
        }
        case "empty":
          return expect(seen()).toEqual({ ...blank, nothing: true });
        case "data":
          return expect(seen()).toEqual({ ...blank, titles: screen.titles });
        case "stale": {
          const { titles, asOf } = screen;
          const stale = `As of ${timeInBuenosAires(asOf)}; updates are failing.`;
          return expect(seen()).toEqual({
            ...blank,
            stale,
            nothing: titles.length === 0,
            titles,
            buttons: 1,
          });
        }
      }
    },
    ask() {
      const retry = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Try again",
      );
      if (retry) return retry.click();
      // Somebody who has been elsewhere comes back to the page.
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    },
    unmount() {
      unmount();
      focusManager.setFocused(undefined);
      queryClient.clear();
    },
  };
}

const timeInBuenosAires = (ms: number) => new Date(ms - 3 * 60 * 60_000).toISOString().slice(11, 16);

const drawnSteps = fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 6 });

/** Draws `runs` sequences of fates, has a component meet each, and then a 200. */
export function meetDrawnFates(ui: ReactElement, nothing: string, seed: number, runs: number): Promise<void> {
  return fc.assert(
    fc.asyncProperty(drawnSteps, async ([first = "200", ...more]) => {
      // Without midnight, which has an overview ask for other days.
      vi.setSystemTime(NOW);
      const page = createPage(ui, nothing);
      const reading = createReading(page);
      try {
        await reading.mount(first);
        for (const step of more) await reading.next(step);
        await reading.next("200");
        await reading.leave();
      } finally {
        page.unmount();
      }
    }),
    { seed, numRuns: runs, endOnFailure: true },
  );
}
