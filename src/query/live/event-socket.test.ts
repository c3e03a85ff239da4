import { describe, expect, it, vi } from "vitest";
import { FakeSocket, FINAL, follow, HELLO, NEWS, newest, pass, sockets } from "./test-socket";

describe("the address", () => {
  it.each([
    ["http://127.0.0.1:7430", "ws://127.0.0.1:7430/api/events/ws"],
    ["https://host.test/apx", "wss://host.test/apx/api/events/ws"],
  ])("of %s is %s", async (baseUrl, url) => {
    await follow({ baseUrl });
    await pass(0);
    expect(newest().url).toBe(url);
  });

  it("is the page's own where no base is given", async () => {
    vi.stubGlobal("document", { baseURI: "https://panel.test/chats/7#token=x" });
    await follow({ baseUrl: "" });
    await pass(0);
    expect(newest().url).toBe("wss://panel.test/api/events/ws");
  });

  it("carries the token, whatever is in it", async () => {
    await follow({ getToken: () => "a b&c" });
    await pass(0);
    expect(newest().url).toBe("ws://daemon.test:7430/api/events/ws?token=a+b%26c");
  });
});

describe("what it hears", () => {
  it("is everything once it is open: what was read until then may have changed unheard", async () => {
    const { heard } = await follow();
    expect(heard).toEqual([]);
    await pass(10);
    expect(heard).toEqual(["everything"]);
    await pass(60_000);
    expect(heard).toEqual(["everything"]);
  });

  it("is passed on as signals; what it cannot read is not", async () => {
    const { heard, states } = await follow();
    await pass(10);
    newest().say(HELLO);
    newest().say(FINAL);
    newest().say({ type: "turn", phase: "event", project_id: 1 });
    newest().dispatchEvent(new MessageEvent("message", { data: "{" }));
    newest().dispatchEvent(new MessageEvent("message", { data: new ArrayBuffer(2) }));
    expect(heard).toEqual(["everything", NEWS]);
    expect(states).toEqual(["up"]);
  });
});

describe("a lost socket", () => {
  it("is opened anew after a second, and everything may have changed meanwhile: once", async () => {
    const { heard, states } = await follow();
    await pass(10);
    newest().say(HELLO);
    expect(heard).toEqual(["everything"]);
    newest().drop();
    await pass(999);
    expect(sockets()).toHaveLength(1);
    await pass(11);
    expect(sockets()).toHaveLength(2);
    newest().say(HELLO);
    expect(states).toEqual(["up", "lost", "up"]);
    expect(heard).toEqual(["everything", "everything"]);
    await pass(60_000);
    expect(heard).toEqual(["everything", "everything"]);
  });

  it("that stays away is tried for after 1, 2, 4 … 30 s", async () => {
    FakeSocket.fate = "refused";
    const { states } = await follow();
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
    await follow();
    for (let times = 0; times < 60; times += 1) {
      await pass(1_000);
      newest().drop();
    }
    expect(sockets().length).toBeLessThan(8);
  });

  it("that takes for ever to open is given up", async () => {
    FakeSocket.fate = "hangs";
    await follow({ timeoutMs: 5_000 });
    await pass(5_000);
    const [given] = sockets();
    expect(sockets()).toHaveLength(1);
    await pass(1_000);
    expect(sockets()).toHaveLength(2);
    given?.open();
    expect(given?.readyState).toBe(3);
  });
});

it("tries again where sockets are forbidden", async () => {
  vi.stubGlobal("WebSocket", function Forbidden() {
    throw new DOMException("no", "SecurityError");
  });
  const { states } = await follow();
  await pass(10_000);
  vi.stubGlobal("WebSocket", FakeSocket);
  await pass(10_000);
  expect(states).toEqual(["up"]);
});
