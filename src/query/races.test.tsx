import { focusManager } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHeldDaemon, oneStep } from "./test-held-daemon";
import { useChatTimeline } from "./use-chat-timeline";
import { useMilestoneActions } from "./use-milestone-actions";
import { useProjectTimeline } from "./use-project-timeline";

const NORA = { kind: "conversation", agent: "nora", id: "c1" } as const;
const OTTO = { kind: "conversation", agent: "otto", id: "c1" } as const;

type Host = ReturnType<typeof createHeldDaemon>;

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const rail = ({ wrapper }: Host, chat: typeof NORA | typeof OTTO = NORA) =>
  renderHook(() => ({ ...useChatTimeline({ project: 7, chat }) }), { wrapper });
const titles = ({ result }: ReturnType<typeof rail>) =>
  result.current.data?.entries.map(({ title }) => title);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-30T17:20:00Z") });
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe("two rails on one chat", () => {
  it("share a request, which goes on when one of them goes and ends with the other", async () => {
    const host = createHeldDaemon();
    const [one, other] = [rail(host), rail(host)];
    await pass();
    expect(host.asked).toHaveLength(1);
    one.unmount();
    await pass();
    expect(host.waiting()).toHaveLength(1);
    other.unmount();
    await pass();
    expect(host.waiting()).toHaveLength(0);
    expect(host.asked[0]?.signal.aborted).toBe(true);
  });

  it("of which one comes in between have the same rows", async () => {
    const host = createHeldDaemon();
    const one = rail(host);
    await pass();
    const other = rail(host);
    await pass();
    expect(host.asked).toHaveLength(1);
    host.waiting()[0]?.answer(oneStep("First"));
    await pass(10);
    expect([titles(one), titles(other)]).toEqual([["First"], ["First"]]);
    expect(one.result.current.data?.entries[0]).toBe(other.result.current.data?.entries[0]);
  });
});

describe("F07: a token that is refused to three timelines at once", () => {
  function mount() {
    let renew: (token: string) => void = () => {};
    const getToken = vi.fn(({ refresh }: { refresh: boolean }) =>
      refresh ? new Promise<string>((resolve) => (renew = resolve)) : "T1",
    );
    const host = createHeldDaemon({ getToken });
    const overview = renderHook(() => useProjectTimeline({ project: 7 }), { wrapper: host.wrapper });
    const shown = [rail(host), rail(host, OTTO), overview];
    const renewals = () => getToken.mock.calls.filter(([{ refresh }]) => refresh).length;
    return { host, shown, renewals, renew: (token: string) => renew(token) };
  }
  const refuseAll = async ({ host }: ReturnType<typeof mount>) => {
    for (const request of host.waiting()) request.answer({ error: "unauthorized" }, 401);
    await pass(10);
  };

  it("is renewed once, and each is sent once more with the new one; old rows stay meanwhile", async () => {
    const page = mount();
    const { host, shown, renewals, renew } = page;
    await pass();
    for (const request of host.waiting()) request.answer(oneStep("Old"));
    await pass(10);
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await pass();
    await refuseAll(page);
    expect(shown.map(({ result }) => result.current.data?.entries[0]?.title)).toEqual(["Old", "Old", "Old"]);
    await pass(200);
    renew("T2");
    await pass(10);
    expect(renewals()).toBe(1);
    expect(host.waiting().map(({ token }) => token)).toEqual(["Bearer T2", "Bearer T2", "Bearer T2"]);
    for (const request of host.waiting()) request.answer(oneStep("New"));
    await pass(10);
    expect(shown.map(({ result }) => result.current.data?.entries[0]?.title)).toEqual(["New", "New", "New"]);
    expect(host.asked).toHaveLength(9);
    const written = [
      host.asked.map(({ url }) => url),
      host.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ];
    expect(JSON.stringify(written)).not.toMatch(/T1|T2/);
  });

  it("is renewed for the others though one of them goes meanwhile, which sends nothing more", async () => {
    const page = mount();
    const { host, shown, renewals, renew } = page;
    await pass();
    await refuseAll(page);
    shown[0]?.unmount();
    await pass();
    renew("T2");
    await pass(10);
    expect(renewals()).toBe(1);
    expect(host.waiting()).toHaveLength(2);
    expect(host.waiting().filter(({ url }) => url.includes("/nora/"))).toEqual([]);
  });

  it("is renewed for nothing where all of them go: nothing is sent", async () => {
    const page = mount();
    const { host, shown, renew } = page;
    await pass();
    await refuseAll(page);
    for (const one of shown) one.unmount();
    renew("T2");
    await pass(60_000);
    expect(host.asked).toHaveLength(3);
    host.queryClient.clear();
    expect(vi.getTimerCount(), "no timer is left").toBe(0);
  });
});

describe("a milestone that is closed", () => {
  /** A chat whose milestone is open, and the write that closes it, on its way. */
  async function closing() {
    const host = createHeldDaemon();
    const shown = renderHook(
      () => ({
        close: useMilestoneActions({ project: 7 }).close,
        chat: { ...useChatTimeline({ project: 7, chat: NORA }) },
      }),
      { wrapper: host.wrapper },
    );
    await pass();
    host.waiting()[0]?.answer(oneStep("Work"));
    await pass(10);
    const state = () => shown.result.current.chat.data?.entries[0]?.milestones[0]?.state;
    const close = async () => {
      act(() => shown.result.current.close.mutate({ id: "m_1" }));
      await pass();
    };
    return { host, shown, state, close };
  }
  const comeBack = async () => {
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await pass();
  };
  const reads = ({ asked }: Host) => asked.filter(({ method }) => method === "GET");

  it("while a poll is in flight is not opened again by that one's older answer", async () => {
    const { host, state, close } = await closing();
    await comeBack();
    const [poll] = host.waiting();
    await close();
    expect(state()).toBe("done");
    expect(poll?.signal.aborted).toBe(true);
    poll?.answer(oneStep("Work"));
    await pass(10);
    expect(state()).toBe("done");
    host.waiting()[0]?.answer({ id: "m_1", state: "done" });
    await pass(10);
    expect(host.waiting()).toHaveLength(1);
    host.waiting()[0]?.answer(oneStep("Work", "done"));
    await pass(10);
    expect(state()).toBe("done");
  });

  it.each([
    ["the page comes back", async () => comeBack()],
    [
      "another view of the chat is opened",
      async ({ host }: Awaited<ReturnType<typeof closing>>) => {
        rail(host);
        await pass();
      },
    ],
    [
      "somebody asks for the chat again",
      async ({ shown }: Awaited<ReturnType<typeof closing>>) => {
        act(() => void shown.result.current.chat.refetch());
        await pass();
      },
    ],
  ])("stays closed until the daemon has said so, though %s meanwhile", async (_, disturb) => {
    const page = await closing();
    const { host, state, close } = page;
    await close();
    await disturb(page);
    for (const read of reads(host).filter(({ isOver }) => !isOver())) read.answer(oneStep("Work"));
    await pass(10);
    expect(state(), "an answer of the time before the write").toBe("done");
    host.waiting()[0]?.answer({ id: "m_1", state: "done" });
    await pass(10);
    for (const read of host.waiting()) read.answer(oneStep("Work", "done"));
    await pass(10);
    expect(state()).toBe("done");
  });

  it.each([
    ["done", 200],
    ["open", 500],
  ])("and is %s once it is answered, also where the row went meanwhile (%i)", async (outcome, status) => {
    const { host, shown, close } = await closing();
    await close();
    const [write] = host.waiting();
    shown.unmount();
    await pass();
    expect(write?.signal.aborted, "a write goes on without who asked for it").toBe(false);
    write?.answer(status === 200 ? { id: "m_1", state: "done" } : { error: "boom" }, status);
    await pass(10);
    const later = rail(host);
    expect(later.result.current.data?.entries[0]?.milestones[0]?.state).toBe(outcome);
    await pass();
    expect(host.waiting(), "it is read again").toHaveLength(1);
  });
});
