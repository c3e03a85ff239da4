import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { blankProject, chatsBesideProject, hanging, unreachable } from "../../../mocks";
import { parseTimeline } from "../../wire";
import { milestone, step } from "../test-entries";
import { renderTimeline } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { OverviewTimelineView } from "./OverviewTimelineView";
import { rows, smallProject } from "./test-project";

const counts = () => document.querySelector('[data-slot="overview-counts"]');
const more = () => document.querySelector<HTMLElement>('[data-slot="overview-more"]');
const bar = () => screen.queryByRole("search");
const unfinished = { defaultFilter: { unfinishedOnly: true } };

const entriesOf = (...given: object[]) => parseTimeline({ entries: given }).entries;
const fine = Array.from({ length: 12 }, (_, at) => step(`Request ${at + 1}`));

describe("a glance", () => {
  it("lists the newest under the counts of all of its range, which it names, and says how many more there are", async () => {
    renderTimeline(<OverviewTimeline project="1" glance={2} />, { scenario: smallProject() });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent("Upload the recap");
    expect(rows()[1]).toHaveTextContent("Publish to TikTok");
    await waitFor(() => expect(counts()).toHaveTextContent(/^Last 7 days 5 steps 3 open 1 failed$/));
    expect(more()).toHaveTextContent(/^3 more steps$/);
    expect(bar()).toBeNull();
  });

  it("of what is unfinished counts all, and how many more of these there are", async () => {
    renderTimeline(<OverviewTimeline project="1" glance={3} {...unfinished} />, { scenario: smallProject() });
    await waitFor(() => expect(more()).toHaveTextContent(/^1 more unfinished$/));
    expect(rows().map((row) => row.dataset["outcome"])).toEqual(["open", "failed", "open"]);
    expect(counts()).toHaveTextContent(/^Last 7 days 5 steps 3 open 1 failed$/);
  });

  it.each([
    [{ kind: "today" }, "Today"],
    [{ kind: "days", days: 30 }, "Last 30 days"],
    [{ kind: "custom", from: "2026-11-27", to: "2026-11-30" }, "Fri 27 Nov to Mon 30 Nov"],
    [{ kind: "custom", from: "2026-11-29", to: "2026-11-29" }, "Sun 29 Nov"],
  ] as const)("names its range: %j", (range, name) => {
    renderTimeline(<OverviewTimelineView entries={[]} glance={10} defaultFilter={{ range }} />);
    expect(counts()).toHaveTextContent(`${name} 0 steps`);
  });

  it("is calm where nothing needs anybody: a sentence, and the way to the whole", () => {
    renderTimeline(<OverviewTimelineView entries={entriesOf(...fine)} glance={10} {...unfinished} />);
    expect(counts()).toHaveTextContent(/^Last 7 days 12 steps$/);
    expect(screen.getByText("Nothing unfinished in these 7 days.")).toBeVisible();
    expect(rows()).toEqual([]);
    expect(screen.getAllByRole("button")).toHaveLength(1);
    expect(more()).toHaveTextContent(/^See the whole overview$/);
  });

  it("of a list that was cut off claims nothing of the rest", () => {
    const view = (filter: object) => (
      <OverviewTimelineView entries={entriesOf(...fine)} cutOff glance={10} {...filter} />
    );
    const { rerender } = renderTimeline(view({}));
    expect(counts()).toHaveTextContent(/^Last 7 days newest 12 steps$/);
    expect(more()).toHaveTextContent(/^At least 2 more steps$/);
    expect(screen.queryByText(/Showing the newest/)).toBeNull();
    rerender(view({ filter: { unfinishedOnly: true } }));
    expect(screen.getByText("Nothing unfinished in the newest 12 steps.")).toBeVisible();
    expect(counts()).toHaveTextContent(/^Last 7 days newest 12 steps$/);
  });

  it("of which nothing lies in its range says that, and how to read on", () => {
    renderTimeline(<OverviewTimelineView entries={[]} cutOff glance={10} onLoadMore={() => undefined} />);
    expect(screen.getByText(/Everything read so far lies after this range/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Show more" })).toBeVisible();
    expect(screen.queryByText(/Nothing/)).toBeNull();
  });

  it("claims nothing of the whole while chats are being read", async () => {
    renderTimeline(<OverviewTimeline project="1" glance={10} {...unfinished} />, {
      scenario: chatsBesideProject(),
      faults: [hanging({ path: "*/threads/:channel/:chat/milestones" })],
    });
    await waitFor(() => expect(counts()).toHaveTextContent("Reading 3 more chats…"));
    expect(screen.queryByText(/Nothing/)).toBeNull();
  });

  it("tells loading, failed and nothing recorded apart, as the whole does", async () => {
    const { unmount } = renderTimeline(<OverviewTimeline project="1" glance={10} />, {
      ...{ scenario: smallProject(), faults: [hanging()] },
    });
    expect(await screen.findByText("Loading the timeline…")).toBeVisible();
    expect([counts(), more()]).toEqual([null, null]);
    unmount();

    const failed = renderTimeline(<OverviewTimeline project="1" glance={10} />, { faults: [unreachable()] });
    expect(await screen.findByRole("alert")).toHaveTextContent("The APX daemon did not answer.");
    expect([counts(), more()]).toEqual([null, null]);
    failed.unmount();

    renderTimeline(<OverviewTimeline project="2" glance={10} />, { scenario: blankProject() });
    expect(await screen.findByText("Nothing recorded in these 7 days.")).toBeVisible();
    expect(more()).toHaveTextContent("See the whole overview");
  });

  it("keeps its rows while updates fail, as of when they were true", () => {
    renderTimeline(
      <OverviewTimelineView
        entries={entriesOf(...fine)}
        glance={10}
        error={new Error("down")}
        updatedAt={Date.parse("2026-11-30T17:18:00Z")}
        onRetry={() => undefined}
      />,
    );
    expect(screen.getByText("As of 14:18; updates are failing.")).toBeVisible();
    expect(rows()).toHaveLength(10);
  });
});

describe("the way from a glance to the whole", () => {
  const view = (ways: object) => <OverviewTimelineView entries={entriesOf(...fine)} glance={10} {...ways} />;

  it("is the host's link where it has an address for it", () => {
    renderTimeline(view({ moreHref: "/overview", onMore: () => undefined }), {
      linkComponent: ({ href, children, className }) => (
        <a href={`/app${href}`} className={className}>
          {children}
        </a>
      ),
    });
    expect(screen.getByRole("link", { name: "2 more steps" })).toHaveAttribute("href", "/app/overview");
  });

  it.each(["javascript:alert(1)", "//elsewhere", ""])("is no link to %j", async (moreHref) => {
    const { user } = renderTimeline(view({ moreHref }));
    expect(screen.queryByRole("link")).toBeNull();
    await user.click(screen.getByRole("button", { name: "2 more steps" }));
    expect(rows()).toHaveLength(12);
  });

  it("leaves no row to be selected on the way back, where nothing could be done with it", async () => {
    const open = ["Boxes", "Badges"].map((title) => milestone(title, { state: "open" }));
    const { user } = renderTimeline(
      <OverviewTimelineView
        entries={entriesOf(step("Prepare", { milestones: open }), ...fine)}
        glance={20}
        onCloseMilestone={() => Promise.resolve()}
      />,
    );
    await user.click(screen.getByRole("button", { name: "See the whole overview" }));
    await user.click(screen.getByRole("button", { name: "Close several" }));
    expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "The newest 20 only" }));
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("is the host's function, whose faults stay its own", async () => {
    const fault = new Error("no route");
    const onError = vi.fn();
    const onMore = vi.fn(() => {
      throw fault;
    });
    const { user } = renderTimeline(view({ onMore }), { onError });
    await user.click(screen.getByRole("button", { name: "2 more steps" }));
    expect(onMore).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledExactlyOnceWith(fault);
    expect(rows()).toHaveLength(10);
  });

  it("else opens the whole in its place, reads on at the last row, and leads back; nothing is asked for again", async () => {
    const { user, requests } = renderTimeline(<OverviewTimeline project="1" glance={2} />, {
      scenario: smallProject(),
    });
    const button = await screen.findByRole("button", { name: "3 more steps" });
    await waitFor(() => expect(counts()).not.toHaveTextContent(/chats/));
    const asked = requests().length;
    const last = rows()[1];
    button.focus();
    await user.keyboard("{Enter}");
    expect(rows()).toHaveLength(5);
    expect(last).toHaveFocus();
    expect(within(screen.getByRole("search")).getByRole("switch")).toBeVisible();
    expect(counts()).toHaveTextContent(/^5 steps/);
    expect(more()).toBeNull();

    await user.click(screen.getByRole("button", { name: "The newest 2 only" }));
    expect(rows()).toHaveLength(2);
    expect(bar()).toBeNull();
    expect(screen.getByRole("region", { name: "Overview" })).toHaveFocus();
    expect(requests()).toHaveLength(asked);
  });
});

it("a milestone that is closed at a glance makes room for the next", async () => {
  const { user } = renderTimeline(<OverviewTimeline project="1" glance={3} {...unfinished} />, {
    scenario: smallProject(),
  });
  await waitFor(() => expect(more()).toHaveTextContent("1 more unfinished"));
  await user.click(screen.getByRole("button", { name: "Close “Minutes sent”" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(counts()).toHaveTextContent("5 steps 2 open 1 failed"));
  expect(rows().at(-1)).toHaveTextContent("Proof approved");
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("“Minutes sent” is closed. 3 left."),
  );
  expect(more()).toHaveTextContent("See the whole overview");
});
