import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  daemon,
  hide,
  MINUTE,
  NORA,
  news,
  OTTO,
  overview,
  pass,
  rail,
  WRITE_MS,
  writes,
} from "./test-live-host";

describe("a signal", () => {
  it("has the chat that it is about asked for at once, and nothing else", async () => {
    const host = daemon();
    rail(host);
    rail(host, { chat: OTTO });
    await pass(2_000);
    expect(host.asked).toHaveLength(2);
    host.say(news(OTTO));
    await pass(50);
    expect(host.asked.slice(2).map(({ url }) => url)).toEqual([expect.stringContaining("/otto/")]);
    host.say(news(NORA, "8"));
    host.say(news({ ...NORA, id: "another" }));
    await pass(MINUTE);
    expect(host.asked).toHaveLength(3);
  });

  it("of any chat has the overview of its project asked for", async () => {
    const host = daemon();
    overview(host);
    overview(host, "8");
    await pass(2_000);
    host.say(news(NORA));
    await pass(MINUTE);
    expect([host.urls("/7/").length, host.urls("/8/").length]).toEqual([2, 1]);
  });

  it("without a chat is about all of the project", async () => {
    const host = daemon();
    rail(host);
    rail(host, { chat: OTTO });
    overview(host);
    await pass(2_000);
    host.say(news());
    await pass(MINUTE);
    expect(host.asked).toHaveLength(6);
  });

  it("asks once for two rails on one chat", async () => {
    const host = daemon();
    rail(host);
    rail(host);
    await pass(2_000);
    host.say(news(NORA));
    await pass(MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("says nothing to a chat that has been left", async () => {
    const host = daemon();
    overview(host);
    const shown = rail(host);
    await pass(2_000);
    shown.unmount();
    host.say(news(NORA));
    await pass(MINUTE);
    expect(host.urls("/nora/")).toHaveLength(1);
  });

  it("says nothing to a chat that is not enabled, for which no feed is opened either", async () => {
    const host = daemon();
    rail(host, { enabled: false });
    await pass(MINUTE);
    expect([host.opened(), host.asked.length]).toEqual([0, 0]);
  });
});

it("F25: a hidden page asks for nothing, whatever is said, and on return once a mounted query", async () => {
  const host = daemon({ state: "running" });
  rail(host);
  rail(host, { chat: OTTO });
  await pass(100);
  host.say(news());
  hide(true);
  const before = host.asked.length;
  for (let minute = 0; minute < 10; minute += 1) {
    host.say(news());
    await pass(MINUTE);
  }
  expect(host.asked).toHaveLength(before);
  hide(false);
  await pass(500);
  expect(host.asked).toHaveLength(before + 2);
});

it("F25: what was said just before the return is in what the return asks for", async () => {
  const host = daemon();
  rail(host);
  await pass(100);
  hide(true);
  host.say(news(NORA));
  hide(false);
  await pass(MINUTE);
  expect(host.asked).toHaveLength(2);
});

describe("while a turn is streamed", () => {
  it("a signal that waits for an answer is left alone, too", async () => {
    const host = daemon({ delay: 5_000 });
    const shown = rail(host);
    await pass(1_000);
    host.say(news(NORA));
    await pass(100);
    shown.rerender({ streaming: true });
    await pass(MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("signals are left alone, also one that was waiting", async () => {
    const host = daemon();
    const shown = rail(host);
    await pass(100);
    host.say(news(NORA));
    shown.rerender({ streaming: true });
    await pass(100);
    expect(host.asked).toHaveLength(2);
    for (let times = 0; times < 10; times += 1) {
      host.say(news(NORA));
      await pass(10_000);
    }
    expect(host.asked).toHaveLength(2);
    shown.rerender({ streaming: false });
    await pass(5_000);
    expect(host.asked).toHaveLength(3);
    host.say(news(NORA));
    await pass(MINUTE);
    expect(host.asked).toHaveLength(4);
    expect(host.opened()).toBe(1);
  });
});

it("while a milestone is written, signals are left alone: an answer would undo it on screen", async () => {
  const host = daemon();
  rail(host);
  const { current } = writes(host);
  await pass(5_000);
  act(() => current.close.mutate({ id: "m_1", state: "done" }));
  await pass(100);
  host.say(news(NORA));
  await pass(WRITE_MS - 200);
  expect(host.urls("/nora/")).toHaveLength(1);
  await pass(MINUTE);
  expect(host.urls("/nora/")).toHaveLength(2);
});

describe("the feed", () => {
  it("is opened once for all timelines, stays while chats change, and is closed with the last", async () => {
    const host = daemon();
    const first = rail(host);
    const second = overview(host);
    await pass(100);
    first.rerender({ chat: OTTO });
    await pass(100);
    first.unmount();
    await pass(100);
    expect([host.opened(), host.feeds.size]).toEqual([1, 1]);
    second.unmount();
    await pass(0);
    expect(host.feeds.size).toBe(0);
    rail(host);
    await pass(100);
    expect([host.opened(), host.feeds.size]).toEqual([2, 1]);
  });

  it("that is up leaves nothing to poll where nothing runs", async () => {
    const host = daemon();
    rail(host);
    overview(host);
    await pass(30 * MINUTE);
    expect(host.asked).toHaveLength(2);
  });

  it("leaves no request that was still due behind", async () => {
    const host = daemon();
    const shown = rail(host);
    await pass(100);
    host.say(news(NORA));
    shown.unmount();
    await pass(MINUTE);
    expect(host.asked).toHaveLength(1);
  });
});
