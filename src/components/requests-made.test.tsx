import { act, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { chatsBesideProject, longBuildChat } from "../../mocks";
import { OverviewTimeline } from "./overview-timeline/OverviewTimeline";
import { renderTimeline } from "./test-rig";
import { TimelineRail } from "./timeline-rail/TimelineRail";

it("asks once for what several components show, and not again for what the host or the reader does to them", async () => {
  const scenario = longBuildChat();
  let token = () => undefined;
  function Chat() {
    const [words, setWords] = useState(0);
    token = () => void setWords((before) => before + 1);
    const rail = <TimelineRail project={scenario.project} chat={{ ...scenario.chat }} />;
    return (
      <>
        <p>{words} words</p>
        {rail}
        {rail}
        <OverviewTimeline project={scenario.project} otherChats={false} />
      </>
    );
  }
  const { user, queryClient, requests } = renderTimeline(<Chat />, { scenario });
  const [toggle] = await screen.findAllByRole("button", { name: /^Timeline/ });
  const search = await screen.findByRole("searchbox");
  await screen.findAllByRole("listitem");
  const asked = () => requests().map(({ url }) => new URL(url).pathname.replace(/.*\/projects/, ""));
  const both = asked();
  expect(new Set(both).size).toBe(2);
  expect(both).toHaveLength(2);

  act(() => token());
  await user.click(toggle ?? document.body);
  await user.type(search, "poster");
  await user.click(screen.getByRole("switch"));
  expect(screen.getByText("1 words")).toBeVisible();
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(asked()).toEqual(both);

  await act(() => queryClient.refetchQueries({ type: "active" }));
  await waitFor(() => expect(asked().toSorted()).toEqual([...both, ...both].toSorted()));
});

it("asks once for a chat that a rail shows and the overview beside it reads", async () => {
  const scenario = chatsBesideProject();
  const chat = { kind: "conversation", agent: "nora", id: "2026-11-29-01" } as const;
  vi.useFakeTimers({ now: scenario.clock.now(), shouldAdvanceTime: true });
  try {
    const { requests } = renderTimeline(
      <>
        <TimelineRail project={scenario.project} chat={chat} />
        <OverviewTimeline project={scenario.project} />
      </>,
      { scenario },
    );
    const counts = () => document.querySelector('[data-slot="overview-counts"]');
    await waitFor(() => expect(counts()).toHaveTextContent(/^8 steps 2 open 1 failed$/));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    const chats = requests().map(({ url }) => /(?:conversations|threads)\/(.+)\/milestones$/.exec(url)?.[1]);
    expect(chats.filter(Boolean).toSorted()).toEqual(["2026-11-29-01", "2026-11-30-01", "web/2026-11-30"]);
  } finally {
    vi.useRealTimers();
  }
});
