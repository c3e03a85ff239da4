import { describe, expect, it } from "vitest";
import { FakeSocket, FINAL, follow, HELLO, inView, newest, pass, sockets, stop } from "./test-socket";

describe("the token", () => {
  it("is asked for anew after each socket that ended, since a daemon that comes back has another", async () => {
    const asked: boolean[] = [];
    let minted = 1;
    await follow({
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
    await follow({
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
    await follow({
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
    const { states } = await follow();
    await pass(10 * 60_000);
    expect(sockets()).toHaveLength(0);
    inView(true);
    await pass(10);
    expect(states).toEqual(["up"]);
  });

  it("lets a lost one be, and opens it the moment it is seen again", async () => {
    let asked = 0;
    const { heard } = await follow({
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
    expect(heard).toEqual(["everything", "everything"]);
  });

  it("that is hidden for a moment only may have missed something, too", async () => {
    const { heard } = await follow();
    await pass(10);
    inView(false);
    newest().drop();
    await pass(0);
    inView(true);
    await pass(10);
    expect(heard).toEqual(["everything", "everything"]);
  });

  it("that is seen again does not wait for a long back-off to end", async () => {
    FakeSocket.fate = "refused";
    await follow();
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
    const { heard, states } = await follow();
    await pass(10);
    const socket = newest();
    stop();
    expect(socket.readyState).toBe(3);
    socket.say(FINAL);
    await pass(60_000);
    expect([heard, states, sockets().length]).toEqual([["everything"], ["up"], 1]);
  });

  it("one that is still opening is closed once it is open, of which browsers do not complain", async () => {
    FakeSocket.fate = "hangs";
    const { states } = await follow();
    await pass(100);
    const socket = newest();
    stop();
    expect(socket.readyState).toBe(0);
    socket.open();
    expect(socket.readyState).toBe(3);
    expect(states).toEqual([]);
  });

  it("no other is opened, also not in the middle of a wait", async () => {
    await follow();
    await pass(10);
    newest().drop();
    await pass(500);
    stop();
    await pass(60_000);
    expect(sockets()).toHaveLength(1);
  });

  it("the token is not asked for again", async () => {
    let asked = 0;
    await follow({
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
