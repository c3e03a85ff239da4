import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AGENTS, asScenario, createStage, failing, hanging, ledgerRows, slow } from "../../../mocks";
import { DEFAULT_FILTER, type OverviewFilter } from "../../view/filter";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { rows, smallProject } from "./test-project";

/** 201 runs of this morning, a second apart; of each fifty the first one failed. */
function longMorning() {
  const stage = createStage();
  for (let nth = 0; nth < 201; nth += 1) {
    const run = { at: stage.at("06:00") + nth * 1000, channel: "engine", agent: AGENTS.nora };
    const work = { ask: `Page ${nth}.`, answer: "Done.", tools: ["grep"], failed: nth % 50 === 0 ? 1 : 0 };
    stage.api.addLedgerRows("1", ledgerRows({ ...run, ...work }));
  }
  return asScenario(stage);
}

// What is finished is left out, since jsdom takes seconds to draw hundreds of rows.
const UNFINISHED = { unfinishedOnly: true };

async function open() {
  const rig = renderTimeline(<OverviewTimeline project="1" defaultFilter={UNFINISHED} />, {
    scenario: longMorning(),
  });
  await screen.findByText(/^Showing the newest/);
  const limits = () => rig.overviewRequests().map(({ url }) => new URL(url).searchParams.get("limit"));
  return { ...rig, limits };
}

const counts = () => document.querySelector('[data-slot="overview-counts"]');
const button = (name: string) => screen.getByRole("button", { name });

describe("a range that holds more than was loaded", () => {
  it("F24: says that it shows and counts the newest only", async () => {
    await open();
    expect(rows()).toHaveLength(4);
    expect(screen.getByText(/^Showing the newest 200 steps of this range\./)).toBeVisible();
    await waitFor(() => expect(counts()).toHaveTextContent(/^4 of the newest 200 steps\s*4 failed$/));
  });

  it("F24: does not say of the range what it knows of the newest only", () => {
    const { api } = smallProject();
    const { entries } = api.projectTimeline("1");
    const view = (filter: Partial<OverviewFilter>) => (
      <OverviewTimelineView entries={entries} cutOff filter={{ ...DEFAULT_FILTER, ...filter }} />
    );
    const { rerender } = renderTimeline(view({}));
    expect(counts()).toHaveTextContent(/^newest 5 steps\s*3 open\s*1 failed$/);
    expect(
      screen.getByText(/^Showing the newest 5 steps of this range\. The daemon stops at 5,000 records/),
    ).toBeVisible();
    rerender(view({ text: "caption" }));
    expect(counts()).toHaveTextContent(/^1 of the newest 5 steps$/);
  });

  it("F24: says of the newest that nothing in them is unfinished", () => {
    const { api } = smallProject();
    const done = api.projectTimeline("1").entries.filter(({ title }) => title === "Draft the caption");
    renderTimeline(<OverviewTimelineView entries={done} cutOff defaultFilter={UNFINISHED} />);
    expect(screen.getByText("Nothing unfinished in the newest step.")).toBeVisible();
    expect(screen.queryByText(/in these 7 days/)).toBeNull();
  });

  it("says where all that was read lies after the range: it counts nothing and offers more", () => {
    const { rerender } = renderTimeline(<OverviewTimelineView entries={[]} cutOff onLoadMore={() => {}} />);
    expect(screen.getByText(/^Everything read so far lies after this range\./)).toBeVisible();
    expect(screen.queryByText(/^Nothing recorded|newest/)).toBeNull();
    expect(counts()).toBeNull();
    expect(button("Show more")).toBeVisible();
    rerender(<OverviewTimelineView entries={[]} cutOff />);
    expect(screen.getByText(/The daemon reads no further back\. Choose a later range\.$/)).toBeVisible();
  });

  it("F24: says where the daemon stopped before the range's start, though no limit was reached", async () => {
    const stage = createStage();
    const rows = Array.from({ length: 100 }, (_, nth) => {
      const run = { at: stage.at("-1d 06:00") + nth * 60_000, channel: "engine", agent: AGENTS.nora };
      const [asked, answered] = ledgerRows({ ...run, ask: `Night ${nth}.`, answer: "Done." });
      const tools = Array.from({ length: 60 }, () => ({ ...asked, type: "tool", body: "" }));
      return nth === 99 ? [asked] : [asked, ...tools, { ...answered, meta: {} }];
    });
    stage.api.addLedgerRows(
      "1",
      rows.flat().filter((row) => row !== undefined),
    );
    renderTimeline(<OverviewTimeline project="1" defaultFilter={UNFINISHED} />, {
      scenario: asScenario(stage),
    });
    const notice = await screen.findByText(/^Showing the newest 82 steps of this range\./);
    expect(notice).toHaveTextContent("The daemon stops at 5,000 records, so the oldest part of this range");
    expect(rows.flat().length).toBeGreaterThan(5_000);
    await waitFor(() => expect(counts()).toHaveTextContent(/^1 of the newest 82 steps\s*1 open$/));
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("loads more when asked to, and finds what was out of sight", async () => {
    const { user, limits } = await open();
    await user.click(button("Show more"));
    expect(await screen.findByText("Page 0.")).toBeVisible();
    expect(limits()).toEqual(["200", "1000"]);
    expect(screen.queryByText(/^Showing the newest/)).toBeNull();
    expect(counts()).toHaveTextContent(/^5 steps\s*5 failed$/);
  });

  it("keeps its rows while more is loaded", async () => {
    const { user } = await open();
    server.use(slow(100));
    await user.click(button("Show more"));
    expect(button("Loading more…")).toHaveAttribute("aria-disabled", "true");
    expect(rows()).toHaveLength(4);
    await waitFor(() => expect(rows()).toHaveLength(5));
  });

  it("asks once, however often it is pressed meanwhile", async () => {
    const { user, limits } = await open();
    server.use(hanging());
    await user.click(button("Show more"));
    await user.click(button("Loading more…"));
    await user.click(button("Loading more…"));
    expect(limits()).toEqual(["200", "1000"]);
  });

  it("keeps its rows when loading more fails, says why and tries again", async () => {
    const { user, limits } = await open();
    server.use(failing(503, { error: "too busy" }, { times: 1 }));
    await user.click(button("Show more"));
    expect(await screen.findByText(/too busy/)).toHaveAttribute("role", "alert");
    expect(rows()).toHaveLength(4);
    expect(screen.queryByText(/As of/)).toBeNull();
    await user.click(button("Try again"));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.queryByText(/too busy/)).toBeNull();
    expect(limits()).toEqual(["200", "1000", "1000"]);
  });

  it("begins anew with another range", async () => {
    const { user, limits } = await open();
    await user.click(button("Show more"));
    await waitFor(() => expect(rows()).toHaveLength(5));
    await user.click(button("Today"));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(limits()).toEqual(["200", "1000", "200"]);
  });
});
