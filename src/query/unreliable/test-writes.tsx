import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import type { Milestone } from "../../model/types";
import { createTimelineClient } from "../timeline-client";
import { TimelineClientContext } from "../timeline-client-context";
import { useChatTimeline } from "../use-chat-timeline";
import { useMilestoneActions } from "../use-milestone-actions";
import { ERRORS, errorName } from "./test-errors";
import { createTestDaemon, IS_WRITTEN, type Step } from "./test-steps";
import { NOW, passUntil, settle } from "./test-time";

const NORA = { kind: "conversation", agent: "nora", id: "c1" } as const;

/** A chat with one open milestone, and somebody who closes it. */
export async function mountWriter() {
  const daemon = createTestDaemon();
  daemon.changes = false;
  daemon.step = "slow";
  const client = createTimelineClient({ fetch: daemon.fetch, getToken: () => "token" });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <TimelineClientContext.Provider value={client}>{children}</TimelineClientContext.Provider>
    </QueryClientProvider>
  );
  const { result, unmount } = renderHook(
    () => ({
      close: useMilestoneActions({ project: 7, now: () => NOW }).close,
      chat: { ...useChatTimeline({ project: 7, chat: NORA }) },
    }),
    { wrapper },
  );
  const isBusy = () => result.current.chat.isFetching || result.current.close.isPending;
  /** The note of the milestone on screen; null while it is shown as open. */
  const shown = () => {
    const [milestone]: Milestone[] = result.current.chat.data?.entries[0]?.milestones ?? [];
    expect(milestone?.state).toBe(milestone?.note === null ? "open" : "done");
    return milestone?.note;
  };
  let note: string | null = null;
  await passUntil(() => !isBusy(), "the first load");
  expect(shown()).toBe(note);

  return {
    daemon,
    /** Closes it with a note of its own, and sees that through. */
    async close(step: Step, said: string): Promise<void> {
      daemon.writeStep = step;
      const before = daemon.asked.length;
      result.current.close.mutate({ id: "m_1", note: said });
      await settle();
      if (result.current.close.isPending) expect(shown(), "what was written shows at once").toBe(said);
      await passUntil(() => !result.current.close.isPending, `the end of a write that is ${step}`);
      expect(shown(), "a write that failed is taken back").toBe(ERRORS[step] === "none" ? said : note);
      await passUntil(() => !isBusy(), "the read that follows");
      if (IS_WRITTEN.has(step)) note = said;
      expect(shown(), "what the daemon holds").toBe(note);
      const { error, isSuccess } = result.current.close;
      expect(isSuccess).toBe(ERRORS[step] === "none");
      expect(error ? errorName(error) : "none").toBe(ERRORS[step]);
      expect(result.current.chat.error).toBeNull();
      const methods = daemon.asked.slice(before).map(({ method }) => method);
      expect(methods).toEqual(step === "401" ? ["POST", "POST", "GET"] : ["POST", "GET"]);
    },
    /** Goes; react-query forgets the writes some minutes later. */
    async leave(): Promise<void> {
      unmount();
      queryClient.clear();
      await settle();
      vi.advanceTimersByTime(5 * 60_000);
      expect(vi.getTimerCount(), "no timer is left").toBe(0);
    },
  };
}
