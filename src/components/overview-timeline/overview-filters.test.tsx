import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { blankProject, createStage, ledgerRows } from "../../../mocks";
import { DEFAULT_FILTER, type OverviewFilter } from "../../view/filter";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { choose, facetButton, openFacet, row, rows, smallProject } from "./test-project";

const THIRTY_DAYS = { kind: "days", days: 30 } as const;

async function open(options: { defaultFilter?: Partial<OverviewFilter> } = {}) {
  const onFilterChange = vi.fn<(filter: OverviewFilter) => void>();
  const rig = renderTimeline(<OverviewTimeline project="1" onFilterChange={onFilterChange} {...options} />, {
    scenario: smallProject(),
  });
  await screen.findByRole("switch", { name: /, \d/ });
  return { ...rig, onFilterChange };
}

const theSwitch = () => screen.getByRole("switch", { name: /^Unfinished only/ });
const counts = () => document.querySelector('[data-slot="overview-counts"]');

async function optionsOf(user: UserEvent, name: string) {
  const options = (await openFacet(user, name)).getAllByRole("checkbox").map(nameOf);
  await user.keyboard("{Escape}");
  return options;
}
const nameOf = (option: HTMLElement) => option.closest("label")?.textContent;

describe("unfinished only", () => {
  it("leaves what somebody still has to act on, from whichever channel, and says how much that is", async () => {
    const { user, overviewRequests } = await open();
    await waitFor(() => expect(theSwitch()).toHaveAccessibleName("Unfinished only, 4"));
    expect(theSwitch()).not.toBeChecked();
    expect(counts()).toHaveTextContent(/5 steps\s*3 open\s*1 failed/);

    await user.click(theSwitch());
    expect(theSwitch()).toBeChecked();
    expect(rows()).toHaveLength(4);
    expect(row("Upload the recap")).toHaveTextContent("Telegram");
    expect(row("Publish to TikTok")).toHaveTextContent("Routine");
    expect(row("Résumé of the meeting")).toHaveTextContent("Minutes sent");
    expect(row("Proof approved")).toHaveTextContent("Still open");
    expect(counts()).toHaveTextContent(/4 steps\s*3 open\s*1 failed/);
    // Filters are about rows that are there already.
    expect(overviewRequests()).toHaveLength(1);
  });

  it("counts what the other filters leave", async () => {
    const { user } = await open();
    await choose(user, "Channels", "Web (2)");
    expect(theSwitch()).toHaveAccessibleName("Unfinished only, 2");
    await choose(user, "Channels", "Run (1)");
    expect(theSwitch()).toHaveAccessibleName("Unfinished only, 0");
  });

  it("is worked by the keyboard", async () => {
    const { user } = await open();
    theSwitch().focus();
    await user.keyboard(" ");
    expect(theSwitch()).toBeChecked();
    await user.keyboard("{Enter}");
    expect(theSwitch()).not.toBeChecked();
  });
});

describe("filters", () => {
  it("by channel, agent, state and text hold at once, and the header counts what they leave", async () => {
    const { user } = await open();
    await choose(user, "Agents", "Nora (3)");
    expect(rows()).toHaveLength(3);
    expect(counts()).toHaveTextContent(/3 steps\s*2 open/);
    expect(counts()).not.toHaveTextContent("failed");
    await choose(user, "Channels", "Web (2)");
    expect(rows()).toHaveLength(2);
    await choose(user, "States", "Open (3)");
    expect(rows()).toHaveLength(2);
    await user.type(screen.getByRole("searchbox"), "RESUME meeting");
    expect(rows()).toEqual([row("Résumé of the meeting")]);
    expect(counts()).toHaveTextContent(/1 step\s*1 open/);
    expect(theSwitch()).toHaveAccessibleName("Unfinished only, 1");
  });

  it("find a step by the words of a milestone under it", async () => {
    const { user } = await open();
    await user.type(screen.getByRole("searchbox"), "minutes");
    expect(rows()).toEqual([row("Résumé of the meeting")]);
  });

  it("F23: that match nothing say so, keep the bar and its options, and are cleared by one click", async () => {
    const { user } = await open();
    const names = ["Channels", "Agents", "States", "Tracks"];
    const offered = async () => {
      const options: Record<string, unknown> = {};
      for (const name of names) options[name] = await optionsOf(user, name);
      return options;
    };
    const before = await offered();
    expect(before["Channels"]).toEqual(["Routine (1)", "Run (1)", "Telegram (1)", "Web (2)"]);
    expect(before["Tracks"]).toEqual(["Stand (1)", "No track (4)"]);
    await user.type(screen.getByRole("searchbox"), "no such words");
    await choose(user, "Agents", "Rocky (1)");
    expect(rows()).toHaveLength(0);
    expect(screen.getByText("Nothing matches these filters.")).toBeVisible();
    expect(screen.queryByText(/Nothing recorded/)).toBeNull();
    expect(screen.getByRole("search", { name: "Filters" })).toBeVisible();
    expect(await offered()).toEqual({ ...before });

    const [clear] = screen.getAllByRole("button", { name: "Clear filters" });
    if (clear) await user.click(clear);
    expect(rows()).toHaveLength(5);
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  });

  it("cleared keep the range", async () => {
    const { user } = await open({ defaultFilter: { range: THIRTY_DAYS, channels: ["telegram"] } });
    expect(rows()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(rows()).toHaveLength(6);
    expect(screen.getByRole("button", { name: "30 days", pressed: true })).toBeVisible();
  });

  it("that a host set to several values, or to one that is gone, stand as they are", async () => {
    await open({ defaultFilter: { channels: ["web", "telegram"], agents: ["gone"], states: [] } });
    expect(facetButton("Channels")).toHaveAccessibleName("Channels: 2 chosen");
    expect(facetButton("Channels")).toHaveTextContent("Channels: 2");
    expect(facetButton("Agents")).toHaveAccessibleName("Agents: gone");
    expect(await screen.findByText("Nothing matches these filters.")).toBeVisible();
  });
});

describe("an empty list says why", () => {
  it("nothing recorded in the range: a wider one is offered, until there is none", async () => {
    const { user } = renderTimeline(
      <OverviewTimeline project="2" defaultFilter={{ range: { kind: "today" } }} />,
      { scenario: blankProject() },
    );
    expect(await screen.findByText("Nothing recorded today.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Look at 7 days" }));
    expect(await screen.findByText("Nothing recorded in these 7 days.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Look at 30 days" }));
    expect(await screen.findByText("Nothing recorded in these 30 days.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Look at/ })).toBeNull();
  });

  it("nothing unfinished names its range and offers a wider one", async () => {
    const stage = createStage();
    const rowsOf = (time: string, request: { ask: string; answer?: string }) =>
      ledgerRows({ at: stage.at(time), channel: "web", agent: null, ...request });
    stage.api.addLedgerRows("1", rowsOf("09:00", { ask: "Finished today", answer: "Yes." }));
    stage.api.addLedgerRows("1", rowsOf("-9d 09:00", { ask: "Left behind" }));
    const { user } = renderTimeline(
      <OverviewTimeline project="1" defaultFilter={{ unfinishedOnly: true }} />,
      { scenario: stage },
    );
    expect(await screen.findByText("Nothing unfinished in these 7 days.")).toBeVisible();
    expect(screen.queryByText("Nothing matches these filters.")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Look at 30 days" }));
    expect(await screen.findByText("Left behind")).toBeVisible();
    expect(theSwitch()).toBeChecked();
  });
});

describe("the filter as a prop", () => {
  it("is told of every change once, whole", async () => {
    const { user, onFilterChange } = await open();
    await user.click(theSwitch());
    expect(onFilterChange.mock.calls).toEqual([[{ ...DEFAULT_FILTER, unfinishedOnly: true }]]);
    await choose(user, "Channels", "Web (2)");
    await user.click(screen.getByRole("button", { name: "30 days" }));
    expect(onFilterChange.mock.calls.slice(1)).toEqual([
      [{ ...DEFAULT_FILTER, unfinishedOnly: true, channels: ["web"] }],
      [{ ...DEFAULT_FILTER, unfinishedOnly: true, channels: ["web"], range: THIRTY_DAYS }],
    ]);
  });

  it("controlled changes only when the host says so", async () => {
    const onFilterChange = vi.fn<(filter: OverviewFilter) => void>();
    const { user } = renderTimeline(
      <OverviewTimeline project="1" filter={DEFAULT_FILTER} onFilterChange={onFilterChange} />,
      { scenario: smallProject() },
    );
    await screen.findByText("Draft the caption");
    await user.click(theSwitch());
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_FILTER, unfinishedOnly: true });
    expect(theSwitch()).not.toBeChecked();
    expect(rows()).toHaveLength(5);
  });

  it("controlled and followed behaves like the uncontrolled one", async () => {
    function Host() {
      const [filter, setFilter] = useState(DEFAULT_FILTER);
      return <OverviewTimeline project="1" filter={filter} onFilterChange={setFilter} />;
    }
    const { user } = renderTimeline(<Host />, { scenario: smallProject() });
    await screen.findByText("Draft the caption");
    await user.type(screen.getByRole("searchbox"), "caption");
    expect(screen.getByRole("searchbox")).toHaveValue("caption");
    expect(rows()).toEqual([row("Draft the caption")]);
  });
});
