import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_FILTER, type OverviewFilter } from "../../view/filter";
import { parseTimeline } from "../../wire";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimelineView } from "./OverviewTimelineView";
import type { OverviewTimelineViewProps } from "./overview-props";
import { rows, smallProject } from "./test-project";

let width = 800;

beforeEach(() => {
  width = 800;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => width);
});

const { api, project, clock } = smallProject();
const { entries } = api.projectTimeline(project, { since: "2026-11-24T03:00:00Z" });

function draw(props: Partial<OverviewTimelineViewProps> = {}, locale = "en") {
  return renderTimeline(<OverviewTimelineView entries={entries} {...props} />, { now: clock.now, locale });
}

const picture = () => screen.findByRole("toolbar", { name: "Steps over time" });
const bars = async () => within(await picture()).getAllByRole("button");
const names = async () => (await bars()).map((bar) => bar.getAttribute("aria-label"));
const counts = () => document.querySelector('[data-slot="overview-counts"]');

describe("the picture of a range", () => {
  it("has a bar a day, in order, that says in full what began in it", async () => {
    draw();
    expect(await names()).toEqual([
      "Tuesday 24 November: no steps",
      "Wednesday 25 November: no steps",
      "Thursday 26 November: no steps",
      "Friday 27 November: no steps",
      "Saturday 28 November: 1 step, 1 open",
      "Sunday 29 November: 1 step, 1 open",
      "Monday 30 November: 3 steps, 1 failed, 1 open",
    ]);
  });

  it("says of what is queued that it is, not that somebody works on it", async () => {
    const queued = step("Sent", { turn_state: "submitted", started_at: "2026-11-30T12:00:00Z" });
    const working = step("Begun", { turn_state: "working", started_at: "2026-11-29T12:00:00Z" });
    draw({ entries: parseTimeline({ entries: [working, queued] }).entries });
    expect((await names()).slice(-2)).toEqual([
      "Sunday 29 November: 1 step, Working on it",
      "Monday 30 November: 1 step, Queued",
    ]);
  });

  it("names the days of this week by their weekdays, others by their dates", async () => {
    const labels = () =>
      [...document.querySelectorAll('[data-slot="overview-bar-label"]')].map((label) => label.textContent);
    const { rerender } = draw();
    await picture();
    expect(labels()).toEqual(["Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Today"]);
    const filter: OverviewFilter = {
      ...DEFAULT_FILTER,
      range: { kind: "custom", from: "2026-11-27", to: "2026-11-29" },
    };
    rerender(<OverviewTimelineView entries={entries} filter={filter} />);
    expect(labels()).toEqual(["Fri 27 Nov", "Sat 28 Nov", "Sun 29 Nov"]);
  });

  it("has a bar an hour for a single day, in the reader's language", async () => {
    draw({ defaultFilter: { range: { kind: "today" } } }, "es-AR");
    const hours = within(await screen.findByRole("toolbar", { name: "Pasos en el tiempo" }));
    expect(hours.getAllByRole("button")).toHaveLength(24);
    expect(
      hours.getByRole("button", { name: "lunes 30 de noviembre, de 10:00 a 11:00: 1 paso, 1 falló" }),
    ).toBeVisible();
    expect(screen.getByText("2 pasos no tienen fecha en este rango")).toBeVisible();
  });

  it("is drawn of what the filters leave", async () => {
    draw({ defaultFilter: { states: ["failed"] } });
    expect((await names()).slice(-2)).toEqual([
      "Sunday 29 November: no steps",
      "Monday 30 November: 1 step, 1 failed",
    ]);
  });

  it("merges days where there is little room, so that each bar can be hit", async () => {
    width = 400;
    draw({ defaultFilter: { range: { kind: "days", days: 30 } } });
    const drawn = await names();
    expect(drawn).toHaveLength(5);
    expect(drawn.at(-1)).toBe("Tuesday 24 November to Monday 30 November: 5 steps, 1 failed, 3 open");
  });

  it("is not there where there is no room at all", async () => {
    width = 0;
    draw();
    // As long as it takes to load it where there is.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(screen.queryByRole("toolbar")).not.toBeInTheDocument();
  });

  it("is not there where nothing was recorded", () => {
    draw({ entries: [] });
    expect(document.querySelector('[data-slot="overview-histogram"]')).not.toBeInTheDocument();
  });
});

describe("of what was not read", () => {
  const late = parseTimeline({
    entries: [
      step("First", { started_at: "2026-11-28T15:00:00Z" }),
      step("Last", { started_at: "2026-11-30T12:00:00Z" }),
    ],
  }).entries;

  it("it never says that there is nothing: before the oldest of a list that was cut off", async () => {
    draw({ entries: late, cutOff: true });
    expect((await names()).slice(3)).toEqual([
      "Friday 27 November: not loaded",
      "Saturday 28 November: newest step",
      "Sunday 29 November: no steps",
      "Monday 30 November: 1 step",
    ]);
  });

  it("nor where filters hide what was loaded of a day", async () => {
    draw({ entries: late, cutOff: true, defaultFilter: { text: "last" } });
    expect((await names()).slice(3, 5)).toEqual([
      "Friday 27 November: not loaded",
      "Saturday 28 November: no steps in what was read",
    ]);
  });

  it("nor while chats are missing", async () => {
    const otherChats = {
      isListing: false,
      left: 2,
      beyond: 0,
      failures: [],
      most: 20,
      rows: 0,
      onRetry() {},
    };
    draw({ otherChats });
    expect((await names()).slice(3, 5)).toEqual([
      "Friday 27 November: no steps in what was read",
      "Saturday 28 November: 1 step, 1 open in what was read",
    ]);
  });
});

describe("a bar", () => {
  const monday = /^Monday 30 November:/;

  it("narrows the list to its day, and widens it again", async () => {
    const onFilterChange = vi.fn<(filter: OverviewFilter) => void>();
    const { user } = draw({ onFilterChange });
    const bar = within(await picture()).getByRole("button", { name: monday });
    await user.click(bar);
    expect(onFilterChange).toHaveBeenLastCalledWith({ ...DEFAULT_FILTER, slot: "2026-11-30" });
    expect(bar).toHaveAttribute("aria-pressed", "true");
    expect(rows()).toHaveLength(3);
    await screen.findByRole("button", { name: "Monday 30 November: Show the whole range" });
    expect(counts()).toHaveTextContent(/^3 steps\s*1 open\s*1 failed\s*Monday 30 November$/);
    expect(await names()).toHaveLength(7);
    await user.click(bar);
    expect(onFilterChange).toHaveBeenLastCalledWith(DEFAULT_FILTER);
    expect(bar).toHaveAttribute("aria-pressed", "false");
    expect(rows()).toHaveLength(5);
  });

  it("is pressed from the start where a filter says so, and the list can be widened without it", async () => {
    const { user } = draw({ defaultFilter: { slot: "2026-11-28..2026-11-29", states: ["open"] } });
    const pressed = (await bars()).filter((bar) => bar.getAttribute("aria-pressed") === "true");
    expect(pressed.map((bar) => bar.getAttribute("aria-label"))).toEqual([
      "Saturday 28 November: 1 step, 1 open",
      "Sunday 29 November: 1 step, 1 open",
    ]);
    expect(rows()).toHaveLength(2);
    expect(screen.getByRole("switch", { name: "Unfinished only, 2" })).toBeVisible();
    await user.click(
      await screen.findByRole("button", {
        name: "Saturday 28 November to Sunday 29 November: Show the whole range",
      }),
    );
    expect(rows()).toHaveLength(3);
    expect(screen.getByRole("region", { name: "Overview" })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it("of which nothing is left claims nothing of the rest of the range", () => {
    draw({ defaultFilter: { slot: "2026-11-24", unfinishedOnly: true } });
    expect(rows()).toEqual([]);
    expect(screen.queryByText(/Nothing unfinished/)).toBeNull();
    expect(screen.getByText("Nothing matches these filters.")).toBeVisible();
  });

  it("is left with the other filters", async () => {
    const { user } = draw({ defaultFilter: { slot: "2026-11-28", states: ["done"] } });
    await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0] ?? document.body);
    expect(rows()).toHaveLength(5);
  });

  it("is one stop of the Tab key, and the arrows lead on from it", async () => {
    const { user } = draw();
    const all = await bars();
    const stops = () => all.filter((bar) => bar.tabIndex === 0);
    expect(stops()).toEqual([all[6]]);
    act(() => all[6]?.focus());
    for (const [key, to] of [
      ["{ArrowRight}", 6],
      ["{ArrowLeft}", 5],
      ["{Home}", 0],
      ["{ArrowLeft}", 0],
      ["{ArrowRight}", 1],
      ["{End}", 6],
    ] as const) {
      await user.keyboard(key);
      expect(all[to]).toHaveFocus();
      expect(stops()).toEqual([all[to]]);
    }
    await user.keyboard(" ");
    expect(all[6]).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Enter}");
    expect(all[6]).toHaveAttribute("aria-pressed", "false");
    expect(all[6]).toHaveFocus();
  });

  it("follows the reader's direction", async () => {
    const { user } = draw({ style: { direction: "rtl" } });
    const all = await bars();
    act(() => all[6]?.focus());
    await user.keyboard("{ArrowRight}");
    expect(all[5]).toHaveFocus();
    await user.keyboard("{ArrowLeft}");
    expect(all[6]).toHaveFocus();
  });

  it("is told of in sight while the pointer or the focus is there", async () => {
    const { user } = draw();
    const bar = within(await picture()).getByRole("button", { name: monday });
    const told = () => document.querySelector('[data-slot="overview-bar-text"]');
    expect(told()).toHaveTextContent("Steps over time");
    await user.hover(bar);
    expect(told()).toHaveTextContent("Monday 30 November: 3 steps, 1 failed, 1 open");
    await user.unhover(bar);
    await user.hover(document.body);
    expect(told()).toHaveTextContent("Steps over time");
  });
});
