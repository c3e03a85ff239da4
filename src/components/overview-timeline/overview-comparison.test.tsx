import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AGENTS, ledgerRows } from "../../../mocks";
import { parseTimeline } from "../../wire";
import { step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import type { OverviewTimelineViewProps } from "./overview-props";
import { smallProject } from "./test-project";

const said = () => document.querySelector('[data-slot="overview-comparison"]');
const counts = () => document.querySelector('[data-slot="overview-counts"]');
const button = (name: string) => screen.getByRole("button", { name });
const entriesOf = (...given: object[]) => parseTimeline({ entries: given }).entries;

/** Long enough for what is loaded on demand to be there. */
const loaded = async () => {
  await import("../../messages/comparison-messages");
  await act(() => Promise.resolve());
};

describe("beside a range before it that the host has", () => {
  const week = entriesOf(step("a", { state: "open" }), step("b"), step("c", { channel: "web" }));
  const before = entriesOf(
    ...["d", "e", "f"].map((title) => step(title, { state: "open", channel: "web" })),
    step("g", { state: "failed" }),
  );
  const draw = (over: Partial<OverviewTimelineViewProps> = {}) =>
    renderTimeline(<OverviewTimelineView entries={week} previous={before} {...over} />);

  it("says how much more or less is open and failed", async () => {
    draw();
    await waitFor(() =>
      expect(said()).toHaveTextContent("2 fewer open and 1 fewer failed than in the 7 days before."),
    );
    expect(counts()).toContainElement(said() as HTMLElement);
  });

  it("says how many of the days before nobody could judge", async () => {
    draw({
      previous: [
        ...before,
        ...entriesOf(
          step("h", { state: "paused" }),
          step("i", { channel: "group", state: "open", answered: false }),
        ),
      ],
    });
    await waitFor(() =>
      expect(said()).toHaveTextContent(/in the 7 days before\. Of those before, 2 unknown\.$/),
    );
  });

  it("says as of when they are where that is a minute before the list", async () => {
    const updatedAt = Date.parse("2026-11-30T17:20:00Z");
    const { rerender } = draw({ updatedAt, previousUpdatedAt: updatedAt - 59_999 });
    await waitFor(() => expect(said()).toHaveTextContent(/in the 7 days before\.$/));
    const older = (previousUpdatedAt: number) =>
      rerender(
        <OverviewTimelineView entries={week} previous={before} {...{ updatedAt, previousUpdatedAt }} />,
      );
    older(updatedAt - 60_000);
    expect(said()).toHaveTextContent(/in the 7 days before\. Those before are as of 14:19\.$/);
    older(updatedAt - 86_400_000);
    expect(said()).toHaveTextContent(/Those before are as of Sun 29 Nov 14:20\.$/);
  });

  it("counts what both have once, also where a filter hides it from the range", async () => {
    const both = {
      kind: "declared",
      id: "m_1",
      title: "Proof",
      state: "open",
      started_at: "2026-11-24T03:00:00Z",
    };
    const under = step("The day before", { milestones: [both], channel: "web" });
    draw({ entries: entriesOf(both), previous: entriesOf(under), defaultFilter: { channels: ["web"] } });
    await loaded();
    expect(said()).toBeNull();
  });

  it("takes both through the same filters", async () => {
    draw({ defaultFilter: { channels: ["web"] } });
    await waitFor(() => expect(said()).toHaveTextContent("3 fewer open than in the 7 days before."));
  });

  it("counts all at a glance of what is unfinished", async () => {
    draw({ glance: 10, defaultFilter: { unfinishedOnly: true, range: { kind: "today" } } });
    await waitFor(() => expect(said()).toHaveTextContent("1 fewer failed than yesterday."));
  });

  it("speaks Spanish", async () => {
    renderTimeline(<OverviewTimelineView entries={week} previous={before} />, { locale: "es" });
    await waitFor(() => expect(said()).toHaveTextContent("2 abiertos menos y 1 fallido menos que"));
  });

  it("says nothing where nothing is open or failed on either side", async () => {
    const { rerender } = draw({ entries: entriesOf(step("a")), previous: entriesOf(step("b")) });
    await loaded();
    expect(said()).toBeNull();
    rerender(<OverviewTimelineView entries={week} previous={[]} />);
    await waitFor(() => expect(said()).toHaveTextContent("1 more open than in the 7 days before."));
  });

  it.each<[string, Partial<OverviewTimelineViewProps>]>([
    ["is cut off", { cutOff: true }],
    ["is as of some time ago", { error: new Error("down") }],
    ["is narrowed to a day", { defaultFilter: { slot: "2026-11-30" } }],
    [
      "lacks a chat",
      { otherChats: { isListing: false, left: 0, beyond: 1, failures: [], most: 20, rows: 0 } },
    ],
    [
      "is still being read",
      { otherChats: { isListing: false, left: 1, beyond: 0, failures: [], most: 20, rows: 0 } },
    ],
  ])("says nothing where the range %s", async (_, over) => {
    draw(over);
    await loaded();
    expect(said()).toBeNull();
  });
});

describe("beside what happens to be loaded of the range before", () => {
  it("says it once a longer range was there, and asks for nothing of its own", async () => {
    const scenario = smallProject();
    const asked = { channel: "web", agent: AGENTS.nora, ask: "And the stand?" };
    scenario.api.addLedgerRows("1", ledgerRows({ ...asked, at: Date.parse("2026-11-20T12:00:00Z") }));
    const { user, overviewRequests, queryClient } = renderTimeline(<OverviewTimeline project="1" />, {
      scenario,
    });
    await waitFor(() => expect(counts()).toHaveTextContent(/^5 steps 3 open 1 failed$/));
    await loaded();
    expect(said()).toBeNull();

    await user.click(button("30 days"));
    await waitFor(() => expect(counts()).toHaveTextContent(/^7 steps/));
    expect(said()).toBeNull();

    await user.click(button("7 days"));
    const words = "2 more open and 1 more failed than in the 7 days before.";
    await waitFor(() => expect(said()).toHaveTextContent(words));
    const days = overviewRequests().map(({ url }) => new URL(url).searchParams.get("since")?.slice(0, 10));
    expect(days).toEqual(["2026-11-24", "2026-11-01", "2026-11-24"]);

    await user.click(button("Today"));
    await waitFor(() => expect(said()).toHaveTextContent("1 more failed than yesterday, as many open."));

    act(() =>
      queryClient.removeQueries({ predicate: ({ state }) => state.data !== undefined, type: "inactive" }),
    );
    await waitFor(() => expect(said()).toBeNull());
  });

  it("says nothing while a chat of the range before is not known as it is", async () => {
    const scenario = smallProject();
    const { user, queryClient } = renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await user.click(button("30 days"));
    await waitFor(() => expect(counts()).toHaveTextContent(/^6 steps/));
    await user.click(button("7 days"));
    await waitFor(() => expect(said()).not.toBeNull());
    const listings = ["apx-timeline-chats"];
    const unlisted = [{ agent: "vera", error: new Error("down") }];
    act(
      () => void queryClient.setQueriesData({ queryKey: listings }, (all: object) => ({ ...all, unlisted })),
    );
    await waitFor(() => expect(said()).toBeNull());
  });
});
