import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTokenSource, type GetToken } from "../token-source";
import { type EventSocketOptions, eventSocket } from "./event-socket";
import type { Heard } from "./live-signal";

/** What becomes of a socket once it is asked for; its code then drives it. */
type Fate = "opens" | "refused" | "hangs";

class FakeSocket extends EventTarget {
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

const HELLO = { type: "hello" };
const FINAL = { type: "turn", phase: "final", project_id: 1, agent_slug: "nora", conversation_id: "c" };
const NEWS = { project: "1", chat: { kind: "conversation", agent: "nora", id: "c" } };

const sockets = () => FakeSocket.made;
const newest = () => {
  const socket = sockets().at(-1);
  if (!socket) throw new Error("No socket was opened.");
  return socket;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const inView = (visible: boolean) => focusManager.setFocused(visible);

let stop = () => {};

/** Follows a socket and remembers what it told. */
function follow({ getToken, ...options }: Partial<EventSocketOptions> & { getToken?: GetToken } = {}) {
  const heard: Heard[] = [];
  const states: string[] = [];
  const tokens = getToken ? createTokenSource(getToken, 30_000) : null;
  const source = eventSocket({ baseUrl: "http://daemon.test:7430", tokens, timeoutMs: 30_000, ...options });
  stop = source({
    heard: (signal) => heard.push(signal),
    up: () => states.push("up"),
    lost: () => states.push("lost"),
  });
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

describe("the address", () => {
  it.each([
    ["http://127.0.0.1:7430", "ws://127.0.0.1:7430/api/events/ws"],
    ["https://host.test/apx", "wss://host.test/apx/api/events/ws"],
  ])("of %s is %s", async (baseUrl, url) => {
    follow({ baseUrl });
    await pass(0);
    expect(newest().url).toBe(url);
  });

  it("is the page's own where no base is given", async () => {
    vi.stubGlobal("document", { baseURI: "https://panel.test/chats/7#token=x" });
    follow({ baseUrl: "" });
    await pass(0);
    expect(newest().url).toBe("wss://panel.test/api/events/ws");
  });

  it("carries the token, whatever is in it", async () => {
    follow({ getToken: () => "a b&c" });
    await pass(0);
    expect(newest().url).toBe("ws://daemon.test:7430/api/events/ws?token=a+b%26c");
  });
});

describe("what it hears", () => {
  it("is passed on as signals; what it cannot read is not", async () => {
    const { heard, states } = follow();
    await pass(10);
    newest().say(HELLO);
    newest().say(FINAL);
    newest().say({ type: "turn", phase: "event", project_id: 1 });
    newest().dispatchEvent(new MessageEvent("message", { data: "{" }));
    newest().dispatchEvent(new MessageEvent("message", { data: new ArrayBuffer(2) }));
    expect(heard).toEqual([NEWS]);
    expect(states).toEqual(["up"]);
  });
});

describe("a lost socket", () => {
  it("is opened anew after a second, and everything may have changed meanwhile: once", async () => {
    const { heard, states } = follow();
    await pass(10);
    newest().say(HELLO);
    expect(heard).toEqual([]);
    newest().drop();
    await pass(999);
    expect(sockets()).toHaveLength(1);
    await pass(11);
    expect(sockets()).toHaveLength(2);
    newest().say(HELLO);
    expect(states).toEqual(["up", "lost", "up"]);
    expect(heard).toEqual(["everything"]);
    await pass(60_000);
    expect(heard).toEqual(["everything"]);
  });

  it("that stays away is tried for after 1, 2, 4 … 30 s", async () => {
    FakeSocket.fate = "refused";
    const { states } = follow();
    expect(sockets()).toHaveLength(1);
    const at: number[] = [];
    for (let second = 0; second < 125; second += 1) {
      const before = sockets().length;
      await pass(1_000);
      if (sockets().length > before) at.push(second);
    }
    expect(at).toEqual([1, 3, 7, 15, 31, 61, 91, 121]);
    expect(states).toEqual([]);
    FakeSocket.fate = "opens";
    await pass(30_000);
    expect(states).toEqual(["up"]);
    newest().say(HELLO);
    newest().drop();
    await pass(1_010);
    expect(states).toEqual(["up", "lost", "up"]);
  });

  it("that is let in only to be thrown out is not tried for every second", async () => {
    follow();
    for (let times = 0; times < 60; times += 1) {
      await pass(1_000);
      newest().drop();
    }
    expect(sockets().length).toBeLessThan(8);
  });

  it("that takes for ever to open is given up", async () => {
    FakeSocket.fate = "hangs";
    follow({ timeoutMs: 5_000 });
    await pass(5_000);
    const [given] = sockets();
    expect(sockets()).toHaveLength(1);
    await pass(1_000);
    expect(sockets()).toHaveLength(2);
    given?.open();
    expect(given?.readyState).toBe(3);
  });

  it("of a page whose first one came late may have missed something, too", async () => {
    FakeSocket.fate = "hangs";
    const { heard } = follow();
    await pass(2_000);
    newest().open();
    expect(heard).toEqual(["everything"]);
  });
});

describe("the token", () => {
  it("is asked for anew after each socket that ended, since a daemon that comes back has another", async () => {
    const asked: boolean[] = [];
    let minted = 1;
    follow({
      getToken: ({ refresh }) => {
        asked.push(refresh);
        return `t${minted}`;
      },
    });
    await pass(10);
    newest().say(HELLO);
    minted = 2;
    newest().drop();
    await pass(1_010);
    expect(sockets().map(({ url }) => url.split("token=")[1])).toEqual(["t1", "t2"]);
    expect(asked).toEqual([false, true]);
  });

  it("that there is not yet opens no socket, and is asked for with growing waits", async () => {
    let asked = 0;
    let token: string | null = null;
    follow({
      getToken: () => {
        asked += 1;
        return token;
      },
    });
    await pass(5 * 60_000);
    expect(sockets()).toHaveLength(0);
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(20);
    token = "t1";
    await pass(30_010);
    expect(sockets()).toHaveLength(1);
  });

  it("that cannot be had is tried for again", async () => {
    let broken = true;
    follow({
      getToken: () => {
        if (broken) throw new Error("no session");
        return "t1";
      },
    });
    await pass(2_000);
    expect(sockets()).toHaveLength(0);
    broken = false;
    await pass(2_000);
    expect(newest().url).toContain("token=t1");
  });
});

describe("a hidden page", () => {
  it("opens no socket until it is seen", async () => {
    inView(false);
    const { states } = follow();
    await pass(10 * 60_000);
    expect(sockets()).toHaveLength(0);
    inView(true);
    await pass(10);
    expect(states).toEqual(["up"]);
  });

  it("lets a lost one be, and opens it the moment it is seen again", async () => {
    let asked = 0;
    const { heard } = follow({
      getToken: () => {
        asked += 1;
        return "t1";
      },
    });
    await pass(10);
    newest().say(HELLO);
    inView(false);
    newest().drop();
    await pass(10 * 60_000);
    expect([sockets().length, asked]).toEqual([1, 1]);
    inView(true);
    await pass(10);
    expect(sockets()).toHaveLength(2);
    expect(heard).toEqual(["everything"]);
  });

  it("that is seen again does not wait for a long back-off to end", async () => {
    FakeSocket.fate = "refused";
    follow();
    await pass(62_000);
    const before = sockets().length;
    inView(false);
    inView(true);
    await pass(0);
    expect(sockets()).toHaveLength(before + 1);
  });
});

describe("where it is no longer wanted", () => {
  it("the socket is closed and tells nothing more", async () => {
    const { heard, states } = follow();
    await pass(10);
    const socket = newest();
    stop();
    expect(socket.readyState).toBe(3);
    socket.say(FINAL);
    await pass(60_000);
    expect([heard, states, sockets().length]).toEqual([[], ["up"], 1]);
  });

  it("one that is still opening is closed once it is open, of which browsers do not complain", async () => {
    FakeSocket.fate = "hangs";
    const { states } = follow();
    await pass(100);
    const socket = newest();
    stop();
    expect(socket.readyState).toBe(0);
    socket.open();
    expect(socket.readyState).toBe(3);
    expect(states).toEqual([]);
  });

  it("no other is opened, also not in the middle of a wait", async () => {
    follow();
    await pass(10);
    newest().drop();
    await pass(500);
    stop();
    await pass(60_000);
    expect(sockets()).toHaveLength(1);
  });

  it("the token is not asked for again", async () => {
    let asked = 0;
    follow({
      getToken: () => {
        asked += 1;
        return null;
      },
    });
    await pass(100);
    stop();
    await pass(60_000);
    expect([asked, sockets().length]).toEqual([1, 0]);
  });
});

it("tries again where sockets are forbidden", async () => {
  vi.stubGlobal("WebSocket", function Forbidden() {
    throw new DOMException("no", "SecurityError");
  });
  const { states } = follow();
  await pass(10_000);
  vi.stubGlobal("WebSocket", FakeSocket);
  await pass(10_000);
  expect(states).toEqual(["up"]);
});
