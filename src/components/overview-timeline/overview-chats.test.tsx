import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chatsBesideProject, crowdedProject, failing, hanging, timelineHandlers } from "../../../mocks";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { choose, row, rows } from "./test-project";

const counts = () => document.querySelector('[data-slot="overview-counts"]');
const notice = () => document.querySelector<HTMLElement>('[data-slot="overview-chats"]');
const unfinished = { defaultFilter: { unfinishedOnly: true } };
const CHATS = "*/conversations/:chat/milestones";

describe("chats that the project's own view leaves out", () => {
  it("are told of until they are in: nothing of the whole is claimed before", async () => {
    renderTimeline(<OverviewTimeline project="1" {...unfinished} />, {
      scenario: chatsBesideProject(),
      faults: [hanging({ path: "*/threads/:channel/:chat/milestones" })],
    });
    await waitFor(() => expect(counts()).toHaveTextContent("0 steps Reading 3 more chats…"));
    expect(screen.queryByText(/Nothing/)).toBeNull();
    expect(notice()).toBeNull();
  });

  it("are in the rows, the counts, the filters and the days, each milestone once", async () => {
    const { user } = renderTimeline(<OverviewTimeline project="1" />, {
      scenario: chatsBesideProject(),
      chatHref: (entry) =>
        entry.kind === "derived" && entry.thread_id ? `/threads/${entry.thread_id}` : null,
    });
    await waitFor(() => expect(counts()).toHaveTextContent(/^8 steps 2 open 1 failed$/));
    expect(screen.getByRole("switch")).toHaveAccessibleName("Unfinished only, 3");
    expect(row("Make a storyboard")).toBeVisible();
    expect(rows().filter(({ textContent }) => textContent.startsWith("Done: Storyboard drawn"))).toEqual([]);
    expect(within(row("And who pays")).getByRole("link")).toHaveAttribute("href", "/threads/2026-11-30");
    await choose(user, "Agents", "Nora (3)");
    expect(counts()).toHaveTextContent(/^3 steps 1 open 1 failed$/);
    expect(notice()).toBeNull();
  });

  it("that are too many or fail are named with the reason, and read when tried again", async () => {
    const { user } = renderTimeline(<OverviewTimeline project="1" {...unfinished} />, {
      scenario: crowdedProject({ chats: 29 }),
      faults: [
        failing(
          500,
          { error: "disk full" },
          { path: "*/agents/rocky/conversations/2026-11-30-01/milestones" },
        ),
      ],
    });
    await waitFor(() => expect(counts()).toHaveTextContent("13 chats not included"));
    expect(notice()).toHaveTextContent("the 20 that were active last are read; 12 more are not included");
    expect(notice()).toHaveTextContent("“Check the certificates of all 9 hosts” could not be read.");
    expect(notice()).toHaveTextContent("The daemon said: disk full");
    server.resetHandlers();
    server.use(...timelineHandlers(crowdedProject({ chats: 29 }).api));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(counts()).toHaveTextContent("12 chats not included"));
    expect(notice()).not.toHaveTextContent("could not be read");
  });

  it("are tried again with the rest where all failed: one button is enough", async () => {
    const scenario = chatsBesideProject();
    const { queryClient, user } = renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await waitFor(() => expect(counts()).toHaveTextContent(/^8 steps 2 open 1 failed$/));
    server.use(failing(500, { error: "boom" }, { path: /\/(milestones|conversations)$/ }));
    await act(() => queryClient.refetchQueries({ type: "active" }));
    expect(await screen.findByText(/updates are failing/)).toBeVisible();
    await waitFor(() => expect(notice()).toHaveTextContent("could not be listed"));
    expect(screen.getAllByRole("button", { name: /^Try/ })).toHaveLength(1);
    server.resetHandlers();
    server.use(...timelineHandlers(scenario.api));
    await user.click(screen.getByRole("button", { name: /^Try/ }));
    await waitFor(() => expect(notice()).toBeNull());
    await waitFor(() => expect(screen.queryByText(/updates are failing/)).toBeNull());
    expect(counts()).not.toHaveTextContent("not included");
  });

  it("that are missing are not taken to be fine", async () => {
    const custom = { kind: "custom", from: "2026-11-26", to: "2026-11-28" } as const;
    renderTimeline(<OverviewTimeline project="1" defaultFilter={{ unfinishedOnly: true, range: custom }} />, {
      scenario: crowdedProject(),
      faults: [failing(500, { error: "boom" }, { path: CHATS, times: 1 })],
    });
    expect(await screen.findByText("Nothing unfinished in this range in what could be read.")).toBeVisible();
    expect(counts()).toHaveTextContent("1 chat not included");
  });

  it("that changed and cannot be read anew are not taken to be fine either", async () => {
    const scenario = crowdedProject();
    const custom = { kind: "custom", from: "2026-11-26", to: "2026-11-28" } as const;
    const { queryClient } = renderTimeline(
      <OverviewTimeline project="1" defaultFilter={{ unfinishedOnly: true, range: custom }} />,
      { scenario },
    );
    expect(await screen.findByText("Nothing unfinished in this range.")).toBeVisible();
    const chat = { kind: "conversation", agent: "nora", id: "2026-11-28-26" } as const;
    scenario.api.addTurns("1", chat, [
      { role: "user", ts: "2026-11-28T23:00:00Z", content: "And the other pages?" },
    ]);
    server.use(failing(500, { error: "boom" }, { path: CHATS }));
    await queryClient.refetchQueries({ queryKey: ["apx-timeline-chats"] });
    expect(await screen.findByText("Nothing unfinished in this range in what could be read.")).toBeVisible();
    expect(notice()).toHaveTextContent("could not be updated");
    expect(counts()).toHaveTextContent(/^0 steps Some chats are not up to date$/);
  });

  it("are named by agent where they could not be listed", async () => {
    renderTimeline(<OverviewTimeline project="1" />, {
      scenario: chatsBesideProject(),
      faults: [failing(500, { error: "boom" }, { path: "*/agents/vera/conversations" })],
    });
    await waitFor(() => expect(counts()).toHaveTextContent("Some chats are not included"));
    expect(notice()).toHaveTextContent("The chats held with Vera could not be listed.");
  });

  it("a host may leave out, and then a line says so", async () => {
    const { requests } = renderTimeline(<OverviewTimeline project="1" otherChats={false} {...unfinished} />, {
      scenario: chatsBesideProject(),
    });
    expect(await screen.findByText("Nothing unfinished in these 7 days.")).toBeVisible();
    expect(screen.getByText(/chats held directly with agents .* are not read into it/)).toBeVisible();
    expect(requests()).toHaveLength(1);
  });
});
