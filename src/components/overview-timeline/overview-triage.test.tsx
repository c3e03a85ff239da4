import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TimelineEntry } from "../../model/types";
import { parseTimeline } from "../../wire";
import { layOutLists, scrollToItem } from "../long-list/test-layout";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimelineView } from "./OverviewTimelineView";
import type { OverviewTimelineViewProps } from "./overview-props";
import { row, rows } from "./test-project";
import { loadTriage } from "./triage/load-triage";

layOutLists();

const minute = (at: number) => new Date(Date.parse("2026-11-30T03:00:00Z") + at * 60_000).toISOString();
/** Newest first: 6 … 0, of which 5, 3 and 0 are unfinished. */
const SEVEN = parseTimeline({
  entries: ["failed", "done", "done", "open", "done", "open", "done"].map((state, at) =>
    step(`Step ${at}`, { state, started_at: minute(at) }),
  ),
}).entries;

async function open(props: Partial<OverviewTimelineViewProps> = {}) {
  await loadTriage();
  const view = (more: Partial<OverviewTimelineViewProps> = {}) => (
    <OverviewTimelineView entries={SEVEN} {...props} {...more} />
  );
  const rig = renderTimeline(view());
  // What listens to keys is there when the browser has nothing else to do.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return { ...rig, show: (more: Partial<OverviewTimelineViewProps>) => rig.rerender(view(more)) };
}

const bar = () => within(screen.getByRole("group", { name: "Unfinished work" }));
const press = (name: "Next" | "Previous") => bar().getByRole("button", { name: `${name} unfinished` });
const said = () => screen.getByRole("status").textContent;

describe("the way through what is unfinished", () => {
  it("goes round by button, says where it is, and gives the row the focus", async () => {
    const { user } = await open();
    expect(bar().getByText("3 left")).toBeVisible();
    for (const [name, title, words] of [
      ["Next", "Step 5", "1 of 3 unfinished"],
      ["Next", "Step 3", "2 of 3 unfinished"],
      ["Next", "Step 0", "3 of 3 unfinished"],
      ["Next", "Step 5", "Back at the first. 1 of 3 unfinished"],
      ["Previous", "Step 0", "Back at the last. 3 of 3 unfinished"],
      ["Previous", "Step 3", "2 of 3 unfinished"],
    ] as const) {
      await user.click(press(name));
      await waitFor(() => expect(row(title)).toHaveFocus());
      expect(row(title)).toHaveAttribute("data-current");
      expect(document.querySelectorAll("[data-current]")).toHaveLength(1);
      await waitFor(() => expect(said()).toBe(words));
      expect(bar().getByText(words.replace(/^.*\. /, ""))).toBeVisible();
    }
  });

  it("goes on by key from wherever the focus is in the list", async () => {
    const { user } = await open();
    screen.getByRole("button", { name: "Show details of “Step 4”" }).focus();
    await user.keyboard("j");
    await waitFor(() => expect(row("Step 3")).toHaveFocus());
    await user.keyboard("k");
    await waitFor(() => expect(row("Step 5")).toHaveFocus());
    act(() => screen.getByRole("button", { name: "Show details of “Step 2”" }).focus());
    expect(bar().getByText("3 left")).toBeVisible();
  });

  it("leaves letters alone that are typed, that come with a modifier, or outside of the list", async () => {
    const { user } = await open({ onCloseMilestone: () => Promise.resolve(), entries: OPEN });
    await user.type(screen.getByRole("searchbox"), "j");
    expect(screen.getByRole("searchbox")).toHaveValue("j");
    await user.clear(screen.getByRole("searchbox"));
    await user.click(await screen.findByRole("button", { name: "Close “Own 1”" }));
    const note = screen.getByRole("textbox", { name: "Note" });
    await user.type(note, "jk");
    expect(note).toHaveValue("jk");
    expect(note).toHaveFocus();
    press("Next").focus();
    await user.keyboard("j");
    expect(press("Next")).toHaveFocus();
    const details = screen.getByRole("button", { name: "Show details of “Own 2”" });
    details.focus();
    await user.keyboard("{Control>}j{/Control}{Alt>}k{/Alt}{Meta>}j{/Meta}{Shift>}j{/Shift}");
    expect(details).toHaveFocus();
  });

  it("has no keys where the host turns them off", async () => {
    const { user } = await open({ shortcuts: false });
    const details = screen.getByRole("button", { name: "Show details of “Step 4”" });
    details.focus();
    await user.keyboard("jk");
    expect(details).toHaveFocus();
  });

  it("goes on in place of a row that is gone, ticks down, and goes with the last one", async () => {
    const { user, show } = await open();
    await user.click(press("Next"));
    await user.click(press("Next"));
    await waitFor(() => expect(row("Step 3")).toHaveFocus());
    press("Next").focus();
    show({ entries: SEVEN.filter(({ title }) => title !== "Step 3") });
    expect(bar().getByText("2 left")).toBeVisible();
    await user.click(press("Next"));
    await waitFor(() => expect(row("Step 0")).toHaveFocus());
    show({ entries: SEVEN.filter(({ state }) => state === "done") });
    expect(screen.queryByRole("group", { name: "Unfinished work" })).toBeNull();
  });

  it("reaches rows of a long list that are not drawn, and back", async () => {
    const { user } = await open({ entries: LONG });
    expect(rows().length).toBeLessThan(100);
    await user.click(press("Previous"));
    await waitFor(() => expect(row("Long 0 ")).toHaveFocus());
    expect(said()).toBe("Back at the last. 15 of 15 unfinished");
    await user.keyboard("j");
    await waitFor(() => expect(row("Long 1400 ")).toHaveFocus());
  });

  it("sets out from what is in sight", async () => {
    const { user } = await open({ entries: LONG });
    scrollToItem(750);
    await user.click(press("Next"));
    await waitFor(() => expect(row("Long 700 ")).toHaveFocus());
  });
});

/** 1,500 of one day, each hundredth of which is open. */
const LONG = parseTimeline({
  entries: Array.from({ length: 1_500 }, (_, at) =>
    step(`Long ${at} `, {
      state: at % 100 === 0 ? "open" : "done",
      started_at: new Date(Date.parse("2026-11-30T03:00:00Z") + at * 1_000).toISOString(),
    }),
  ),
}).entries;

const OPEN: TimelineEntry[] = parseTimeline({
  entries: [1, 2].map((at) => ({
    kind: "declared",
    ...milestone(`Own ${at}`, { state: "open", started_at: minute(at) }),
  })),
}).entries;

it("oldest first puts what has been waiting longest on top, across days, and says how long", async () => {
  const { user } = await open({
    entries: [
      ...parseTimeline({
        entries: [step("Two days ago", { state: "open", started_at: "2026-11-28T15:00:00Z" })],
      }).entries,
      ...SEVEN,
    ],
  });
  await user.click(screen.getByRole("button", { name: "Oldest first" }));
  await waitFor(() => expect(rows()[0]).toHaveTextContent("Two days ago"));
  expect(rows()[0]).toHaveTextContent("waiting 2 days");
  expect(
    rows()
      .slice(1)
      .map((one) => /Step \d/.exec(one.textContent)?.[0]),
  ).toEqual(SEVEN.map(({ title }) => title));
});
