import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answering, chatsBesideProject, crowdedProject, failing } from "../../../mocks";
import { timelineQueries } from "../timeline-queries";
import { useMilestoneActions } from "../use-milestone-actions";
import { host, LISTING, REEL, RUN, settled, THREAD, titles, WEEK } from "./test-other-chats";
import { useOtherChats } from "./use-other-chats";

it("lists, then reads the chats one after the other, the last active first", async () => {
  const { asked, render, most } = host(chatsBesideProject());
  const rendered = render();
  expect(rendered.result.current).toMatchObject({ isListing: true, chats: [] });
  await settled(rendered);
  expect(asked).toEqual([...LISTING, THREAD, RUN, REEL]);
  expect(most()).toBe(1);
  expect(titles(rendered)).toEqual([
    ["Anything I have to do today?", "And who pays the invoice?"],
    ["Check the certificates of all 9 hosts"],
    ["Make a storyboard for the reel", "Render the draft", "Send the proof to the client"],
  ]);
  expect(rendered.result.current).toMatchObject({ beyond: 0, failures: [], error: null });
});

it("says of each step where it comes from", async () => {
  const rendered = host(chatsBesideProject()).render();
  await settled(rendered);
  const [thread, , reel] = rendered.result.current.chats;
  const nowhere = { agent_slug: null, conversation_id: null };
  expect(thread?.[0]).toMatchObject({ ...nowhere, channel: "web", thread_id: "2026-11-30" });
  const inChat = { channel: "web", agent_slug: "nora", conversation_id: "2026-11-29-01" };
  expect(reel?.[0]).toMatchObject(inChat);
});

it("reads only what was active in the range", async () => {
  const { asked, render } = host(chatsBesideProject());
  const rendered = render({ ...WEEK, since: "2026-11-30T13:00:00Z" });
  await settled(rendered);
  expect(asked.slice(LISTING.length)).toEqual([THREAD]);
  rendered.rerender({ ...WEEK, until: "2026-11-30T12:00:00Z" });
  await settled(rendered);
  expect(asked.slice(LISTING.length)).toEqual([THREAD, REEL]);
  expect(titles(rendered)).toHaveLength(1);
});

it("shows what is there while the rest is read", async () => {
  const { asked, release, render } = host(chatsBesideProject(), { held: RUN });
  const rendered = render();
  await waitFor(() => expect(asked.at(-1)).toBe(RUN));
  expect(titles(rendered)).toEqual([["Anything I have to do today?", "And who pays the invoice?"]]);
  expect(rendered.result.current).toMatchObject({ isListing: false, left: 2 });
  release();
  await settled(rendered);
  expect(titles(rendered)).toHaveLength(3);
});

it("stops when nobody looks any more", async () => {
  const { asked, aborted, render } = host(chatsBesideProject(), { held: RUN });
  const rendered = render();
  await waitFor(() => expect(asked.at(-1)).toBe(RUN));
  const before = aborted();
  rendered.unmount();
  expect(aborted()).toBe(before + 1);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked.at(-1)).toBe(RUN);
});

it("gives up a chat that another range does not hold", async () => {
  const { asked, aborted, render } = host(chatsBesideProject(), { held: THREAD });
  const rendered = render();
  await waitFor(() => expect(asked.at(-1)).toBe(THREAD));
  const before = aborted();
  rendered.rerender({ ...WEEK, until: "2026-11-30T03:00:00Z" });
  await settled(rendered);
  expect(aborted()).toBe(before + 1);
  expect(asked.slice(LISTING.length)).toEqual([THREAD, REEL]);
});

it("asks for nothing while it is not enabled", async () => {
  const { asked, render } = host(chatsBesideProject());
  const rendered = render({ ...WEEK, enabled: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  expect(rendered.result.current).toMatchObject({ chats: [], left: 0, beyond: 0, failures: [] });
});

it("reads the newest 20 and says how many more there are", async () => {
  const { asked, render } = host(crowdedProject({ chats: 29 }));
  const rendered = render();
  await settled(rendered);
  expect(rendered.result.current).toMatchObject({ beyond: 12, failures: [] });
  expect(rendered.result.current.chats).toHaveLength(20);
  expect(asked).toHaveLength(LISTING.length + 20);
});

it("an agent that is gone has no chats; one whose chats cannot be listed is named, and tried again", async () => {
  const { faults, render } = host(chatsBesideProject(), {
    faults: [
      failing(404, { error: "agent not found" }, { path: "*/agents/vera/conversations" }),
      failing(500, { error: "boom" }, { path: "*/agents/nora/conversations" }),
      failing(500, { error: "boom" }, { path: "*/super-agent/threads" }),
    ],
  });
  const rendered = render();
  await settled(rendered);
  expect(titles(rendered)).toEqual([["Check the certificates of all 9 hosts"]]);
  expect(rendered.result.current.failures).toMatchObject([
    { chat: null, agent: "nora", error: { status: 500 } },
    { chat: null, agent: null, error: { status: 500 } },
  ]);
  faults.splice(0);
  rendered.result.current.retry();
  await waitFor(() => expect(titles(rendered)).toHaveLength(3));
  expect(rendered.result.current.failures).toEqual([]);
});

it("says why no chats could be listed", async () => {
  const { render } = host(chatsBesideProject(), {
    faults: [failing(404, { error: "no route GET /api/…" }, { path: "*/projects/1/agents" })],
  });
  const rendered = render();
  await waitFor(() => expect(rendered.result.current.error).toMatchObject({ code: "no-route" }));
  expect(rendered.result.current).toMatchObject({ isListing: false, chats: [] });
});

it("names a chat that fails, reads the others, and tries it again when told to", async () => {
  const { asked, faults, render } = host(chatsBesideProject(), {
    faults: [failing(500, { error: "boom" }, { path: `*/${RUN}` })],
  });
  const rendered = render();
  await settled(rendered);
  expect(titles(rendered)).toHaveLength(2);
  expect(rendered.result.current.failures).toMatchObject([
    { chat: { agent: "rocky" }, isShown: false, error: { status: 500 } },
  ]);
  expect(asked.filter((path) => path === RUN)).toHaveLength(1);
  faults.splice(0);
  rendered.result.current.retry();
  await waitFor(() => expect(titles(rendered)).toHaveLength(3));
  expect(rendered.result.current.failures).toEqual([]);
});

it("reads a chat again only when its row changed", async () => {
  const scenario = chatsBesideProject();
  const { asked, queryClient, render } = host(scenario);
  const rendered = render();
  await settled(rendered);
  const again = () => queryClient.refetchQueries({ queryKey: ["apx-timeline-chats"] });
  asked.splice(0);
  await again();
  expect(asked).toEqual(LISTING);
  const said = { role: "user", ts: "2026-11-30T17:19:00Z", content: "Still there?" };
  scenario.api.addTurns("1", { kind: "conversation", agent: "nora", id: "2026-11-29-01" }, [said]);
  await again();
  await waitFor(() => expect(titles(rendered)[0]).toContain("Still there?"));
  expect(asked).toEqual([...LISTING, ...LISTING, REEL]);
});

it("what was read is not read again by the next who looks", async () => {
  const { asked, render } = host(chatsBesideProject());
  const first = render();
  await settled(first);
  first.unmount();
  asked.splice(0);
  const second = render();
  expect(titles(second)).toHaveLength(3);
  await waitFor(() => expect(asked).toEqual(LISTING));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual(LISTING);
});

it("asks every 3 s while a chat is being answered, for that chat alone, and no more after that", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const scenario = chatsBesideProject();
    const chat = { kind: "conversation", agent: "nora", id: "2026-11-29-01" } as const;
    scenario.api.startTurn("1", chat);
    const { asked, render } = host(scenario);
    const rendered = render();
    await settled(rendered);
    asked.splice(0);
    await vi.advanceTimersByTimeAsync(3_500);
    await waitFor(() => expect(asked).toEqual([...LISTING, REEL]));
    expect(rendered.result.current.chats[0]?.at(-1)).toMatchObject({ state: "running" });
    scenario.api.endTurn("1", chat);
    asked.splice(0);
    await vi.advanceTimersByTimeAsync(3_500);
    await waitFor(() => expect(asked).toEqual([...LISTING, REEL]));
    expect(rendered.result.current.chats.flat().some(({ state }) => state === "running")).toBe(false);
    asked.splice(0);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it("a milestone that is closed shows at once in the chat that holds it, without reading all of them again", async () => {
  const scenario = chatsBesideProject();
  const { asked, wrapper } = host(scenario);
  const stage = scenario.api.startMilestone("1", {
    title: "Proof",
    agent: "nora",
    conversation_id: "2026-11-29-01",
  });
  const both = renderHook(
    () => ({ read: useOtherChats(WEEK), write: useMilestoneActions({ project: "1" }) }),
    {
      wrapper,
    },
  );
  const held = () => both.result.current.read.chats.flat().flatMap(({ milestones }) => milestones);
  await waitFor(() =>
    expect(held()).toContainEqual(expect.objectContaining({ id: stage.id, state: "open" })),
  );
  asked.splice(0);
  await both.result.current.write.close.mutateAsync({ id: stage.id, state: "done" });
  await waitFor(() =>
    expect(held()).toContainEqual(expect.objectContaining({ id: stage.id, state: "done" })),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([`milestones/${stage.id}/close`]);
});

it("lists under keys of its own, since what lies under a project's is taken to be timelines", async () => {
  const { client, queryClient, render } = host(chatsBesideProject());
  await settled(render());
  const timelines = queryClient.getQueriesData({ queryKey: timelineQueries(client).project("1") });
  for (const [, data] of timelines) if (data !== undefined) expect(data).toHaveProperty("entries");
  expect(timelines.filter(([, data]) => data !== undefined)).toHaveLength(3);
});

it("an answer that is no list is told as such", async () => {
  const { render } = host(chatsBesideProject(), {
    faults: [answering([{ error: "odd" }], { path: "*/projects/1/agents" })],
  });
  const rendered = render();
  await waitFor(() => expect(rendered.result.current.error?.name).toBe("TimelinePayloadError"));
});
