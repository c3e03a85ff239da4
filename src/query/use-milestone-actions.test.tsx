import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Timeline } from "../model/types";
import { parseTimeline } from "../wire/parse-timeline";
import { findMilestone } from "./milestone-changes";
import { createTimelineClient } from "./timeline-client";
import { TimelineClientContext } from "./timeline-client-context";
import { timelineQueries } from "./timeline-queries";
import { useChatTimeline } from "./use-chat-timeline";
import { useMilestoneActions } from "./use-milestone-actions";

const NOW = Date.parse("2026-09-10T01:30:00Z");
const AT = "2026-09-10T01:30:00Z";

const milestone = (id: string, more: object = {}) => ({
  id,
  state: "open",
  title: id,
  note: null,
  closed_at: null,
  ...more,
});
const answer = (...milestones: object[]) => ({ entries: [{ kind: "derived", state: "done", milestones }] });

interface Pending {
  method: string;
  url: string;
  reply: (body: unknown, status?: number) => Promise<void>;
}

/** A daemon whose writes are answered by the test, and whose reads give `stored` after 10 ms. */
function host(stored: object) {
  const daemon = { stored, status: 200, reads: [] as string[] };
  const writes: Pending[] = [];
  const client = createTimelineClient({
    fetch: (input, init) => {
      const url = String(input);
      if (init?.method === "GET") {
        daemon.reads.push(url);
        const [text, status] = [JSON.stringify(daemon.stored), daemon.status];
        return new Promise((resolve, reject) => {
          setTimeout(() => resolve(new Response(text, { status })), 10);
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        });
      }
      return new Promise((resolve) => {
        writes.push({
          method: init?.method ?? "",
          url,
          reply: (body, status = 200) =>
            act(async () => {
              resolve(new Response(JSON.stringify(body), { status }));
              await vi.advanceTimersByTimeAsync(0);
            }),
        });
      });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { mutations: { retry: 3, networkMode: "online" } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <TimelineClientContext.Provider value={client}>{children}</TimelineClientContext.Provider>
    </QueryClientProvider>
  );
  const queries = timelineQueries(client);
  const nora = queries.conversation(7, "nora", "c1").queryKey;
  const week = queries.overview(7, {}).queryKey;
  const cached = (key: readonly unknown[], id: string) => {
    const timeline = queryClient.getQueryData<Timeline>(key);
    return timeline && findMilestone(timeline, id);
  };
  return { daemon, writes, queryClient, wrapper, queries, nora, week, cached };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function shown(of: ReturnType<typeof host>) {
  return renderHook(
    () => ({
      actions: useMilestoneActions({ project: 7, now: () => NOW }),
      chat: useChatTimeline({ project: 7, chat: { kind: "conversation", agent: "nora", id: "c1" } }),
    }),
    { wrapper: of.wrapper },
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("closing a milestone", () => {
  it("shows at once wherever it is cached, and is read again when it is settled", async () => {
    const of = host(answer(milestone("m_1"), milestone("m_2")));
    of.queryClient.setQueryData(
      of.week,
      parseTimeline({ entries: [{ kind: "declared", ...milestone("m_1") }] }),
    );
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.close.mutate({ id: "m_1", state: "failed", note: "disk full" }));
    await pass(0);
    for (const key of [of.nora, of.week]) {
      expect(of.cached(key, "m_1")).toMatchObject({
        state: "failed",
        note: "disk full",
        closed_at: AT,
        updated_at: AT,
      });
    }
    expect(of.cached(of.nora, "m_2")).toMatchObject({ state: "open" });
    expect(of.writes).toMatchObject([{ method: "POST", url: "/api/projects/7/milestones/m_1/close" }]);

    of.daemon.stored = answer(
      milestone("m_1", { state: "failed", note: "disk full, says the daemon" }),
      milestone("m_2"),
    );
    await of.writes[0]?.reply(milestone("m_1", { state: "failed" }));
    await pass(50);
    expect(of.daemon.reads).toHaveLength(2);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ note: "disk full, says the daemon" });
    expect(result.current.actions.close.isSuccess).toBe(true);
  });

  it("that fails is taken back, and says why", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    const before = of.cached(of.nora, "m_1");
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "done" });
    await of.writes[0]?.reply({ error: "milestone not found" }, 404);
    expect(of.cached(of.nora, "m_1")).toEqual(before);
    await pass(50);
    expect(result.current.actions.close.error).toMatchObject({
      code: "not-found",
      serverMessage: "milestone not found",
    });
    expect(of.writes, "a write is never repeated by itself").toHaveLength(1);
  });

  it("does not make the rows it is shown in any fresher", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    const read = result.current.chat.dataUpdatedAt;
    await pass(5_000);
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    expect(of.queryClient.getQueryState(of.nora)?.dataUpdatedAt).toBe(read);
  });

  it("does not hide that updates fail", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    of.daemon.status = 503;
    act(() => void result.current.chat.refetch());
    await pass(50);
    expect(of.queryClient.getQueryState(of.nora)).toMatchObject({ status: "error" });
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "done" });
    expect(of.queryClient.getQueryState(of.nora)).toMatchObject({ status: "error", error: { status: 503 } });
  });

  it("that fails stays taken back where a read was on its way and the daemon is gone", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    of.daemon.status = 503;
    act(() => void result.current.chat.refetch());
    await of.writes[0]?.reply({ error: "down" }, 503);
    await pass(50);
    expect(of.queryClient.getQueryState(of.nora)).toMatchObject({ status: "error" });
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "open", closed_at: null });
  });

  it("is not undone by polls while the daemon takes its time, which then go on", async () => {
    const running = { kind: "derived", state: "running", milestones: [] };
    const { entries } = answer(milestone("m_1"));
    const of = host({ entries: [...entries, running] });
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(10_000);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "done" });
    expect(of.daemon.reads).toHaveLength(1);
    await of.writes[0]?.reply(milestone("m_1", { state: "done" }));
    await pass(7_000);
    expect(of.daemon.reads).toHaveLength(4);
  });

  it("is not undone by a read that began before", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => void result.current.chat.refetch());
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(1_000);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "done" });
  });

  it("works with Wi-Fi off", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => void window.dispatchEvent(new Event("offline")));
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    expect(of.writes).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event("online")));
  });
});

describe("two writes at once", () => {
  async function both() {
    const of = host(answer(milestone("m_1"), milestone("m_2")));
    const view = shown(of);
    const other = renderHook(() => useMilestoneActions({ project: "7", now: () => NOW }), {
      wrapper: of.wrapper,
    });
    await pass(50);
    act(() => view.result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    act(() => other.result.current.close.mutate({ id: "m_2", state: "failed" }));
    await pass(0);
    return { ...of, refetch: view.result.current.chat.refetch };
  }

  it("the one that was taken stays where a read that began before ends while the other is on its way", async () => {
    const of = await both();
    act(() => void of.refetch());
    await of.writes[0]?.reply(milestone("m_1", { state: "done" }));
    await pass(50);
    expect(of.daemon.reads).toHaveLength(2);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "done" });
    expect(of.cached(of.nora, "m_2")).toMatchObject({ state: "failed" });

    of.daemon.stored = answer(milestone("m_1", { state: "dropped" }), milestone("m_2"));
    await of.writes[1]?.reply({ error: "boom" }, 500);
    await pass(50);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "dropped" });
    expect(of.cached(of.nora, "m_2")).toMatchObject({ state: "open" });
  });

  it("the one that fails does not take the other back", async () => {
    const of = await both();
    await of.writes[0]?.reply({ error: "boom" }, 500);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "open" });
    expect(of.cached(of.nora, "m_2")).toMatchObject({ state: "failed" });
  });

  it("are read again when the last one is settled, not before", async () => {
    const of = await both();
    await of.writes[0]?.reply(milestone("m_1", { state: "done" }));
    await pass(50);
    expect(of.daemon.reads).toHaveLength(1);
    expect(of.cached(of.nora, "m_2")).toMatchObject({ state: "failed" });
    await of.writes[1]?.reply(milestone("m_2", { state: "failed" }));
    await pass(50);
    expect(of.daemon.reads).toHaveLength(2);
  });

  it("on one milestone take back only their own fields", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.close.mutate({ id: "m_1" }));
    await pass(0);
    act(() => result.current.actions.update.mutate({ id: "m_1", patch: { track: "PDF export" } }));
    await pass(0);
    await of.writes[0]?.reply({ error: "boom" }, 500);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ state: "open", closed_at: null, track: "PDF export" });
  });
});

describe("changing a milestone", () => {
  it("sends the patch and shows it at once", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.update.mutate({ id: "m_1", patch: { title: "Renamed" } }));
    await pass(0);
    expect(of.cached(of.nora, "m_1")).toMatchObject({ title: "Renamed", state: "open", updated_at: AT });
    expect(of.writes).toMatchObject([{ method: "PATCH", url: "/api/projects/7/milestones/m_1" }]);
  });
});

describe("declaring a milestone", () => {
  const held = (of: ReturnType<typeof host>) =>
    of.queryClient
      .getQueryData<Timeline>(of.nora)
      ?.entries.flatMap(({ milestones }) => milestones.map(({ title }) => title));
  const declared = { title: "Shipped", agent: "nora", conversation_id: "c1" };

  it("shows in its chat at once and under its real id when the daemon has answered", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.create.mutate(declared));
    await pass(0);
    expect(held(of)).toEqual(["m_1", "Shipped"]);
    of.daemon.stored = answer(milestone("m_1"), milestone("m_9", { title: "Shipped" }));
    await of.writes[0]?.reply(milestone("m_9", { ...declared }), 201);
    expect(of.cached(of.nora, "m_9")).toMatchObject({ title: "Shipped" });
    await pass(50);
    expect(held(of)).toEqual(["m_1", "Shipped"]);
  });

  it("goes again where the daemon refuses it", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.create.mutate(declared));
    await pass(0);
    await of.writes[0]?.reply({ error: "startMilestone: title required" }, 400);
    expect(held(of)).toEqual(["m_1"]);
  });

  it("of another chat, or of none, shows in no chat that is not its own", async () => {
    const of = host(answer(milestone("m_1")));
    const { result } = shown(of);
    await pass(50);
    act(() => result.current.actions.create.mutate({ ...declared, conversation_id: "c2" }));
    await pass(0);
    act(() => result.current.actions.create.mutate({ title: "Nowhere" }));
    await pass(0);
    expect(held(of)).toEqual(["m_1"]);
    expect(of.writes).toHaveLength(2);
  });
});
