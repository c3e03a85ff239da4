import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LONG_NOTE } from "../../view/long-note";
import { parseTimeline } from "../../wire";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { row } from "./test-project";

const NOTE = `${"Long ".repeat(LONG_NOTE / 5)}and its end.`;
const DONE = Array.from({ length: 40 }, (_, at) => milestone(`Page ${at} done`, { detail: `Detail ${at}` }));
const { entries } = parseTimeline({
  entries: [
    step("Print", {
      milestones: [...DONE, milestone("Proof", { state: "failed", note: NOTE })],
      tools: { total: 1, failed: 0, names: ["lay_out"] },
    }),
    step("Ask", { state: "open" }),
  ],
});

const print = (moment: "beforeprint" | "afterprint") =>
  act(() => void window.dispatchEvent(new Event(moment)));

it("on paper there is all that can be unfolded on the screen, and only there", () => {
  renderTimeline(<OverviewTimelineView entries={entries} />);
  const said = ["and its end.", "Page 39 done", "Detail 39", "lay_out"];
  const missing = () => said.filter((words) => !row("Print").textContent?.includes(words));
  expect(missing()).toEqual(said);
  print("beforeprint");
  expect(missing()).toEqual([]);
  print("afterprint");
  expect(missing()).toEqual(said);
});

it("what somebody unfolded is folded as it was after it was printed", async () => {
  const { user } = renderTimeline(<OverviewTimelineView entries={entries} />);
  const details = () => screen.getByRole("button", { name: /of “Print”$/ });
  await user.click(details());
  print("beforeprint");
  print("afterprint");
  expect(details()).toHaveAttribute("aria-expanded", "true");
  await user.click(details());
  expect(details()).toHaveAttribute("aria-expanded", "false");
});

it("on paper a filter says which values were chosen, not how many", () => {
  renderTimeline(<OverviewTimelineView entries={entries} defaultFilter={{ states: ["open", "failed"] }} />);
  const states = () => screen.getByRole("button", { name: /^States: / });
  expect(states()).toHaveTextContent("States: 2");
  print("beforeprint");
  expect(states()).toHaveTextContent(/^States: (Failed, Open|Open, Failed)$/);
  print("afterprint");
  expect(states()).toHaveTextContent("States: 2");
});
