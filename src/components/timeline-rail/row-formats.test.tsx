import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { parseTimeline } from "../../wire";
import { steps } from "../test-entries";
import { TimelineRailView } from "./TimelineRailView";

afterEach(() => {
  vi.unstubAllGlobals();
});

const rows = parseTimeline({ entries: steps(40).map((entry, i) => ({ ...entry, ...oddOf(i) })) }).entries;

/** Rows of every length and state, so that each kind of number and time is told. */
function oddOf(i: number) {
  if (i % 3 === 0) return { state: "open", answered: false, ended_at: null };
  return i % 3 === 1
    ? { state: "running", ended_at: null }
    : { tools: { total: i, failed: 1, names: ["a"] } };
}

it("once a list was drawn, further rows ask nothing of Intl but what was made before", () => {
  const { rerender } = render(<TimelineRailView entries={rows.slice(0, 3)} defaultOpen />);
  const asked: PropertyKey[] = [];
  vi.stubGlobal(
    "Intl",
    new Proxy(Intl, {
      get(intl, name) {
        asked.push(name);
        return Reflect.get(intl, name);
      },
    }),
  );
  const written = vi.spyOn(Date.prototype, "toLocaleString");
  rerender(<TimelineRailView entries={rows} defaultOpen />);
  expect(screen.getAllByRole("listitem")).toHaveLength(40);
  expect(asked).toEqual([]);
  expect(written).not.toHaveBeenCalled();
});

it("all ages on a page are told by one timer", () => {
  const timers = vi.spyOn(globalThis, "setInterval");
  const ended = vi.spyOn(globalThis, "clearInterval");
  render(<TimelineRailView entries={rows} defaultOpen />);
  // jsdom makes its animation frames with the same function.
  const started = timers.mock.results.flatMap(({ value }, nth): unknown[] =>
    (timers.mock.calls[nth]?.[1] ?? 0) < 100 ? [] : [value],
  );
  const stopped = new Set<unknown>(ended.mock.calls.map(([timer]) => timer));
  expect(started.filter((timer) => !stopped.has(timer))).toHaveLength(1);
});
