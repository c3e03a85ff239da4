import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AGENTS, failing, ledgerRows, slow } from "../../../mocks";
import { renderTimeline, server } from "../test-rig";
import { OverviewTimeline } from "./OverviewTimeline";
import { smallProject } from "./test-project";

const STATUS = '[role="status"]';

/** Everything that a screen reader is told politely from now on, in order: what is put into a region is read out. */
function listen(): string[] {
  const heard: string[] = [];
  const hear = (changes: readonly MutationRecord[]) => {
    const regions = new Set(
      changes.flatMap(({ target, addedNodes }) => [
        ...(target instanceof Element ? [target.closest(STATUS)] : [target.parentElement?.closest(STATUS)]),
        ...[...addedNodes].flatMap((node) => (node instanceof Element && node.matches(STATUS) ? [node] : [])),
      ]),
    );
    heard.push(...[...regions].map((region) => region?.textContent ?? "").filter((words) => words !== ""));
  };
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  return heard;
}

const A_WHILE = 2_000;
const wait = () => act(() => vi.advanceTimersByTimeAsync(A_WHILE));

async function open() {
  const scenario = smallProject();
  const rig = renderTimeline(<OverviewTimeline project="1" />, { scenario });
  await screen.findByText("Draft the caption");
  await wait();
  return { ...rig, scenario, heard: listen() };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => {
    vi.useRealTimers();
  };
});

const closeButtons = () => screen.queryAllByRole("button", { name: "Close “Proof approved”" });

describe("what a screen reader is told", () => {
  it("is nothing about what was there from the start, nor of updates that change nothing", async () => {
    const { heard, queryClient, overviewRequests } = await open();
    for (let time = 0; time < 5; time += 1) await act(() => queryClient.invalidateQueries());
    await wait();
    expect(overviewRequests()).toHaveLength(6);
    expect(heard).toEqual([]);
  });

  it("F27: is one message when an update changes something", async () => {
    const { heard, queryClient, scenario } = await open();
    const request = { at: scenario.clock.now(), channel: "web", agent: AGENTS.vera, ask: "And now?" };
    scenario.api.addLedgerRows("1", ledgerRows(request));
    await act(() => queryClient.invalidateQueries());
    await wait();
    expect(heard).toEqual(["Results: 6 steps, 4 open, 1 failed"]);
  });

  it("is what a filter leaves, once, however many letters it took", async () => {
    const { heard, user } = await open();
    await user.type(screen.getByRole("searchbox"), "caption");
    await wait();
    expect(heard).toEqual(["Results: 1 step"]);
  });

  it("is what another range holds, once it is there", async () => {
    const { heard, user } = await open();
    await user.click(screen.getByRole("button", { name: "30 days" }));
    await screen.findByText("Order the posters");
    await wait();
    expect(heard).toEqual(["Results: 6 steps, 3 open, 1 failed"]);
  });

  it("is that another range is loading, where that takes a while", async () => {
    const { heard, user } = await open();
    server.use(slow(1_500));
    await user.click(screen.getByRole("button", { name: "30 days" }));
    await wait();
    await wait();
    expect(heard).toEqual(["Loading the timeline…", "Results: 6 steps, 3 open, 1 failed"]);
  });

  it("is that a milestone is closed and how many are left, and not again with the next change", async () => {
    const { heard, user, overviewRequests } = await open();
    await user.click(screen.getByRole("button", { name: "Close “Proof approved”" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(overviewRequests()).toHaveLength(2));
    await wait();
    // In one message or in two, as it comes.
    expect(heard.join(" ")).toBe("“Proof approved” is closed. 3 left. Results: 5 steps, 2 open, 1 failed");
    const before = heard.length;
    await user.click(screen.getByRole("switch"));
    await wait();
    expect(heard.slice(before)).toEqual(["Results: 3 steps, 2 open, 1 failed"]);
  });

  it("is that two are closed, though they have the same title", async () => {
    const scenario = smallProject();
    const twin = { title: "Proof approved", state: "open" } as const;
    scenario.api.markMilestone("1", twin, { channel: "web", conversation_id: null, agent: "nora" });
    const { user } = renderTimeline(<OverviewTimeline project="1" />, { scenario });
    await waitFor(() => expect(closeButtons()).toHaveLength(2));
    await wait();
    const heard = listen();
    for (const left of [1, 0]) {
      const [first] = closeButtons();
      if (first) await user.click(first);
      await user.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(closeButtons()).toHaveLength(left));
      await wait();
    }
    expect(heard.join(" ").match(/“Proof approved” is closed\. \d left\./g)).toEqual([
      "“Proof approved” is closed. 4 left.",
      "“Proof approved” is closed. 3 left.",
    ]);
  });

  it("is an alert where closing failed, and no more", async () => {
    const { heard, user } = await open();
    server.use(failing(500, { error: "disk full" }, { method: "post" }));
    await user.click(screen.getByRole("button", { name: "Close “Proof approved”" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("disk full");
    await wait();
    expect(heard).toEqual([]);
  });
});
