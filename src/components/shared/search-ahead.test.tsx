import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { matchesWords } from "../../view/search-text";
import { parseTimeline } from "../../wire";
import { OverviewTimelineView } from "../overview-timeline/OverviewTimelineView";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { useSearchAhead } from "./use-search-marks";

const { entries } = parseTimeline({
  entries: Array.from({ length: 600 }, (_, nth) => step(`Résumé ${nth}`)),
});
const idle: (() => void)[] = [];
vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
vi.stubGlobal("cancelIdleCallback", () => undefined);

const whileIdle = () => {
  for (let run = idle.shift(); run; run = idle.shift()) run();
};

it("marks what the first key finds at once: it was made ready before, while nothing else was to do", async () => {
  renderTimeline(<OverviewTimelineView entries={entries.slice(0, 2)} />);
  await act(async () => {
    whileIdle();
    await vi.dynamicImportSettled();
  });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "resume" } });
  expect(document.querySelectorAll("mark")).toHaveLength(2);
});

it("reads all that entries say, some at a time, and only where it can be searched", () => {
  function Ahead({ wanted }: { wanted: boolean }) {
    useSearchAhead(entries, wanted);
    return null;
  }
  const { rerender } = renderTimeline(<Ahead wanted={false} />);
  expect(idle).toEqual([]);
  rerender(<Ahead wanted />);
  idle.shift()?.();
  expect(idle).toHaveLength(1);
  whileIdle();
  // What was read is kept: nothing here is searched for the first time.
  for (const entry of entries) Object.assign(entry, { title: "" });
  expect(entries.every((entry) => matchesWords(entry, ["resume"]))).toBe(true);
});
