import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { daemon, hide, MINUTE, NORA, news, OTTO, pass, rail, WRITE_MS, writes } from "./live/test-live-host";
import { useChatTimeline } from "./use-chat-timeline";

const nora = (host: ReturnType<typeof daemon>) => host.urls("/nora/").length;

describe("two rails on one chat", () => {
  it("ask together where a turn begins and ends for both", async () => {
    const host = daemon();
    const both = (streaming: boolean) => ({ streaming });
    const shown = renderHook(
      ({ streaming }: { streaming: boolean }) => [
        useChatTimeline({ project: 7, chat: NORA, streaming }),
        useChatTimeline({ project: 7, chat: { ...NORA }, streaming }),
      ],
      { wrapper: host.wrapper, initialProps: both(false) },
    );
    await pass(100);
    shown.rerender(both(true));
    await pass(100);
    expect(nora(host)).toBe(2);
    shown.rerender(both(false));
    await pass(100);
    expect(nora(host)).toBe(3);
  });

  it("hold still together, though only one of them knows of the turn", async () => {
    const host = daemon({ state: "running" });
    const streamed = rail(host);
    rail(host);
    await pass(100);
    streamed.rerender({ streaming: true });
    await pass(100);
    expect(nora(host)).toBe(2);
    host.say(news(NORA));
    hide(true);
    hide(false);
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    await pass(MINUTE);
    expect(nora(host)).toBe(2);
    streamed.rerender({ streaming: false });
    await pass(100);
    expect(nora(host)).toBe(3);
    await pass(3_100);
    expect(nora(host)).toBe(4);
  });

  it("hold still also where the other one comes in the middle of the turn", async () => {
    const host = daemon();
    const streamed = rail(host, { streaming: true });
    await pass(100);
    const other = rail(host);
    expect(other.result.current).toEqual(streamed.result.current);
    rail(host, { streaming: true });
    await pass(MINUTE);
    expect(nora(host)).toBe(1);
  });

  it("ask once at the end, when the last of them has heard of it", async () => {
    const host = daemon();
    const [one, other] = [rail(host), rail(host)];
    await pass(100);
    one.rerender({ streaming: true });
    await pass(100);
    other.rerender({ streaming: true });
    await pass(100);
    one.rerender({ streaming: false });
    await pass(5_000);
    expect(nora(host)).toBe(2);
    other.rerender({ streaming: false });
    await pass(5_000);
    expect(nora(host)).toBe(3);
  });

  it("are free again when the one that was streamed into is gone", async () => {
    const host = daemon();
    const streamed = rail(host, { streaming: true });
    rail(host);
    await pass(5_000);
    streamed.unmount();
    host.say(news(NORA));
    await pass(5_000);
    expect(nora(host)).toBe(2);
  });
});

describe("a milestone that is written while a turn is streamed", () => {
  const close = (host: ReturnType<typeof daemon>) => {
    const { current } = writes(host);
    return () => act(() => current.close.mutate({ id: "m_1", state: "done" }));
  };

  it("does not have the rail of that chat read again before the turn's end, but every other one", async () => {
    const host = daemon();
    const streamed = rail(host, { streaming: true });
    rail(host, { chat: OTTO });
    await pass(100);
    close(host)();
    await pass(WRITE_MS + MINUTE);
    expect(host.urls("/close")).toHaveLength(1);
    expect(nora(host)).toBe(1);
    expect(host.urls("/otto/")).toHaveLength(2);
    streamed.rerender({ streaming: false });
    await pass(100);
    expect(nora(host)).toBe(2);
  });

  it("is followed by the read of the turn's beginning where it cut that one short", async () => {
    const host = daemon({ delay: 1_000 });
    const streamed = rail(host);
    await pass(2_000);
    streamed.rerender({ streaming: true });
    await pass(100);
    close(host)();
    await pass(WRITE_MS + MINUTE);
    expect(nora(host)).toBe(3);
  });

  it("has a rail read that had nothing to show yet", async () => {
    const host = daemon({ delay: WRITE_MS + 1_000 });
    const streamed = rail(host, { streaming: true });
    await pass(100);
    close(host)();
    await pass(MINUTE);
    expect(streamed.result.current?.entries).toHaveLength(1);
    expect(nora(host)).toBe(2);
  });
});
