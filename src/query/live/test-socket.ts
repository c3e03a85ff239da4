import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createTokenSource, type GetToken } from "../token-source";
import { eventSocket } from "./event-socket";
import type { Heard } from "./live-signal";
import type { EventSocketOptions } from "./stay-connected";

// Its code is there, as it is a moment after the first timeline of a page.
await import("./stay-connected");

/** What becomes of a socket once it is asked for; its code then drives it. */
type Fate = "opens" | "refused" | "hangs";

export class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  static fate: Fate = "opens";
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSocket.made.push(this);
    const { fate } = FakeSocket;
    if (fate !== "hangs") setTimeout(() => (fate === "opens" ? this.open() : this.drop()), 10);
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  say(frame: object) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
  drop() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
  close() {
    this.drop();
  }
}

export const HELLO = { type: "hello" };
export const FINAL = {
  type: "turn",
  phase: "final",
  project_id: 1,
  agent_slug: "nora",
  conversation_id: "c",
};
export const NEWS = { project: "1", chat: { kind: "conversation", agent: "nora", id: "c" } };

export const sockets = () => FakeSocket.made;
export const newest = () => {
  const socket = sockets().at(-1);
  if (!socket) throw new Error("No socket was opened.");
  return socket;
};
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const inView = (visible: boolean) => focusManager.setFocused(visible);

export let stop = () => {};

/** Follows a socket and remembers what it told. */
export async function follow({
  getToken,
  ...options
}: Partial<EventSocketOptions> & { getToken?: GetToken } = {}) {
  const heard: Heard[] = [];
  const states: string[] = [];
  const tokens = getToken ? createTokenSource(getToken, 30_000) : null;
  const source = eventSocket({ baseUrl: "http://daemon.test:7430", tokens, timeoutMs: 30_000, ...options });
  stop = source({
    heard: (signal) => heard.push(signal),
    up: () => states.push("up"),
    lost: () => states.push("lost"),
  });
  await pass(0);
  return { heard, states };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  FakeSocket.fate = "opens";
});

afterEach(async () => {
  stop();
  await pass(20); // What the fake sockets' own timers take.
  expect(vi.getTimerCount(), "no timer outlives the feed").toBe(0);
  for (const { readyState } of sockets()) expect(readyState, "no socket outlives the feed").not.toBe(1);
  focusManager.setFocused(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
