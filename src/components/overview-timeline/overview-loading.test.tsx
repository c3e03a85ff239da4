import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  AGENTS,
  answering,
  blankProject,
  failing,
  hanging,
  ledgerRows,
  redirecting,
  slow,
  timelineHandlers,
  unreachable,
} from "../../../mocks";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { rows, smallProject } from "./test-project";

afterEach(() => {
  vi.useRealTimers();
});

const theSwitch = () => screen.getByRole("switch");

describe("before anything is loaded", () => {
  it("says that it is loading and counts nothing", async () => {
    renderTimeline(<OverviewTimeline project="1" />, { scenario: smallProject(), faults: [hanging()] });
    expect(await screen.findByText("Loading the timeline…")).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(theSwitch()).toHaveAccessibleName("Unfinished only");
    expect(screen.queryByText(/step/)).toBeNull();
    expect(screen.queryByText(/Nothing/)).toBeNull();
  });

  it.each([
    ["a fault of the daemon", () => failing(500, { error: "boom" }), "The daemon said: boom"],
    ["no daemon", () => unreachable(), "The APX daemon did not answer."],
    ["a page instead of data", () => failing(200, "<html></html>"), "A web page came instead"],
    ["an empty object", () => answering([{}]), "What answered sent no timeline"],
    ["no list", () => answering([{ entries: null }]), "What answered sent no timeline"],
    ["nothing", () => answering([""]), "The answer was empty"],
    ["another version", () => failing(404, { error: "no route GET /api/x" }), "does not know timelines"],
    [
      "another server",
      () => failing(404, "<h1>Not found</h1>"),
      "What answered here is not the APX daemon's API (404)",
    ],
    ["a proxy", () => failing(502, "<h1>Bad gateway</h1>"), "The APX daemon did not answer."],
    ["a way to a sign-in", () => redirecting("/login"), "The request was sent elsewhere"],
    ["no such project", () => failing(404, { error: "project not found" }), "There is no such project"],
  ])("F08: %s is a failure in plain words with a way to try again", async (_, fault, words) => {
    const { user } = renderTimeline(<OverviewTimeline project="1" />, {
      scenario: smallProject(),
      faults: [fault()],
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Could not load the timeline.");
    expect(alert).toHaveTextContent(words);
    expect(screen.queryByText(/Nothing/)).toBeNull();
    expect(document.querySelector('[data-slot="overview-counts"]')).toBeNull();
    expect(theSwitch()).toHaveAccessibleName("Unfinished only");

    server.resetHandlers();
    server.use(...timelineHandlers(smallProject().api));
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(5));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("a failure stays in sight while it is tried again", async () => {
    const { user } = renderTimeline(<OverviewTimeline project="1" />, {
      ...{ scenario: smallProject(), faults: [unreachable()] },
    });
    await screen.findByRole("alert");
    server.use(slow(200), unreachable());
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("button", { name: "Trying again…" })).toHaveFocus();
    expect(screen.getByRole("alert")).toHaveTextContent("Could not load the timeline.");
    expect(await screen.findByRole("button", { name: "Try again" })).toHaveFocus();
  });

  it("nothing recorded is neither of both", async () => {
    renderTimeline(<OverviewTimeline project="2" />, { scenario: blankProject() });
    expect(await screen.findByText("Nothing recorded in these 7 days.")).toBeVisible();
    expect(screen.queryByText(/Loading/)).toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("after something was loaded", () => {
  it("F17: a failed refresh keeps the rows and says as of when they are, until one succeeds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-30T17:18:00Z") });
    const scenario = smallProject();
    const { queryClient, user } = renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await waitFor(() => expect(rows()).toHaveLength(5));
    server.use(failing(503, { error: "busy" }, { times: 2 }));
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText("As of 14:18; updates are failing.")).toBeVisible();
    expect(rows()).toHaveLength(5);
    expect(screen.queryByText("Could not load the timeline.")).toBeNull();

    await act(() => queryClient.invalidateQueries());
    expect(screen.getByText("As of 14:18; updates are failing.")).toBeVisible();
    const request = { at: scenario.clock.now(), channel: "web", agent: AGENTS.vera, ask: "And now?" };
    scenario.api.addLedgerRows("1", ledgerRows(request));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(screen.queryByText(/updates are failing/)).toBeNull();
  });

  it("F05: another project shows nothing of the one before", async () => {
    const scenario = smallProject();
    const { rerender } = renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await screen.findByText("Draft the caption");
    server.use(slow(100));
    rerender(<OverviewTimeline project="2" />);
    expect(rows()).toHaveLength(0);
    expect(screen.getByText("Loading the timeline…")).toBeVisible();
    expect(await screen.findByText("Nothing recorded in these 7 days.")).toBeVisible();
  });

  it("says what the list does not cover where no chats are read into it, also where it is empty", async () => {
    renderTimeline(<OverviewTimeline project="2" otherChats={false} />, { scenario: blankProject() });
    expect(await screen.findByText(/chats held directly with agents .* are not read into it/)).toBeVisible();
  });
});
