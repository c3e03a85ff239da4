import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ChatFailure } from "../../query/other-chats/use-other-chats";
import { TimelineApiError } from "../../query/timeline-api-error";
import { DEFAULT_FILTER } from "../../view/filter";
import { parseTimeline } from "../../wire";
import { layOutLists } from "../long-list/test-layout";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import type { ChatsReading } from "./ChatsNotice";
import { OverviewTimelineView } from "./OverviewTimelineView";
import type { OverviewTimelineViewProps } from "./overview-props";
import { loadTriage } from "./triage/load-triage";

layOutLists();

const entriesOf = (...entries: object[]) => parseTimeline({ entries }).entries;
const ONE_OPEN = entriesOf(
  step("Ask", { state: "done", milestones: [milestone("Proof", { state: "open" })] }),
  step("Broke", { state: "failed" }),
);
const ALL_DONE = entriesOf(step("Ask"), step("Then"));
const CHATS: ChatsReading = { isListing: false, left: 0, beyond: 0, failures: [], most: 20, rows: 0 };
const STALE: ChatFailure = {
  ...{ chat: { kind: "conversation", agent: "nora", id: "1" }, agent: "nora", title: "Posters" },
  ...{
    isShown: true,
    error: new TimelineApiError({ code: "network", route: "GET /", message: "no answer" }),
  },
};

/** Each way in which a range is known in part. */
const IN_PART: [string, Partial<OverviewTimelineViewProps>][] = [
  ["a limit cut it off", { cutOff: true }],
  ["chats are too many", { otherChats: { ...CHATS, beyond: 2 } }],
  ["chats are still coming", { otherChats: { ...CHATS, left: 1 } }],
  ["chats are not listed yet", { otherChats: { ...CHATS, isListing: true } }],
  ["chats could not be listed", { otherChats: { ...CHATS, error: new Error("down") } }],
  ["a chat is not up to date", { otherChats: { ...CHATS, failures: [STALE] } }],
];

const draw = (props: Partial<OverviewTimelineViewProps>) =>
  renderTimeline(<OverviewTimelineView entries={ONE_OPEN} {...props} />);
const bar = () => within(screen.getByRole("group", { name: "Unfinished work" }));
const said = () => screen.getByRole("status").textContent;
const UNFINISHED = { ...DEFAULT_FILTER, unfinishedOnly: true };

describe.each(IN_PART)("where %s", (_, lacking) => {
  it("what is left, and where one is among it, is said of what was read", async () => {
    await loadTriage();
    const { user } = draw(lacking);
    expect(bar().getByText("2 left in what was read")).toBeVisible();
    expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 2 in what was read");
    await user.click(bar().getByRole("button", { name: "Next unfinished" }));
    expect(await bar().findByText("1 of 2 unfinished in what was read")).toBeVisible();
    await waitFor(() => expect(said()).toContain("1 of 2 unfinished in what was read"));
  });

  it("that nothing is left is said of what was read", async () => {
    const { user, rerender } = draw({ ...lacking, onCloseMilestone: () => Promise.resolve() });
    await user.click(await screen.findByRole("button", { name: "Close “Proof”" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    rerender(<OverviewTimelineView entries={ALL_DONE} {...lacking} />);
    await waitFor(() => expect(said()).toContain("“Proof” is closed. 0 left in what was read."));
  });

  it("no sentence of an empty list is about the whole range", () => {
    const { rerender } = draw({ ...lacking, entries: ALL_DONE, filter: { ...DEFAULT_FILTER, text: "zzz" } });
    const nothing = () => document.querySelector('[data-slot="overview-nothing"]')?.textContent ?? "";
    expect(nothing()).not.toMatch(/^Nothing matches these filters\./);
    rerender(<OverviewTimelineView entries={ALL_DONE} filter={UNFINISHED} {...lacking} />);
    expect(nothing()).not.toMatch(/^Nothing unfinished in these 7 days\./);
  });
});

it("the header says that a chat is not up to date", () => {
  const [, lacking] = IN_PART.at(-1) ?? [];
  draw(lacking ?? {});
  expect(document.querySelector('[data-slot="overview-counts"]')).toHaveTextContent(
    /Some chats are not up to date$/,
  );
});

describe("what could not be judged", () => {
  const unclear = entriesOf(
    step("Odd", { state: "paused" }),
    step("Ask", { milestones: [milestone("Odder", { state: "paused" })] }),
  );

  it("is said where nothing is unfinished", () => {
    draw({ entries: unclear, filter: UNFINISHED });
    expect(
      screen.getByText("Nothing unfinished in these 7 days. 1 unknown, 1 could not be read."),
    ).toBeVisible();
  });

  it("is said where the last one is closed", async () => {
    const { user, rerender } = draw({
      entries: [...ONE_OPEN.slice(0, 1), ...unclear],
      onCloseMilestone: () => Promise.resolve(),
    });
    await user.click(await screen.findByRole("button", { name: "Close “Proof”" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    rerender(<OverviewTimelineView entries={unclear} />);
    await waitFor(() => expect(said()).toContain("is closed. 0 left, 1 unknown, 1 could not be read."));
  });

  it("is of what the other filters leave", () => {
    draw({ entries: unclear, filter: { ...UNFINISHED, text: "Ask" } });
    expect(screen.getByText("Nothing matches these filters. 1 could not be read.")).toBeVisible();
  });
});
