import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventSocket } from "./event-socket";

const network = vi.hoisted(() => ({ isDown: true, followed: 0, tries: 0 }));

// A module that throws is loaded anew the next time, as a browser does with one that did not come.
vi.mock("./stay-connected", () => {
  network.tries += 1;
  if (network.isDown) throw new Error("offline");
  return {
    stayConnected: async () => {
      network.followed += 1;
    },
  };
});

const SILENT = { heard() {}, up() {}, lost() {} };
const start = () =>
  eventSocket({ baseUrl: "http://daemon.test:7430", tokens: null, timeoutMs: 30_000 })(SILENT);
/** Lets a module come, or fail to: no timer tells of that. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 20; turn += 1) await settle();
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "Date"] });
  Object.assign(network, { isDown: true, followed: 0, tries: 0 });
});

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it("code that does not come is asked for again after half a minute, in a visible page, until it does", async () => {
  const stop = start();
  await pass(0);
  await pass(29_000);
  expect(network.tries).toBe(1);
  await pass(1_000);
  expect(network.tries).toBe(2);
  focusManager.setFocused(false);
  await pass(120_000);
  expect(network.tries).toBe(2);
  network.isDown = false;
  focusManager.setFocused(true);
  await pass(0);
  expect(network).toMatchObject({ tries: 3, followed: 1 });
  stop();
});

it("code that comes when nobody follows any more opens nothing", async () => {
  network.isDown = false;
  start()();
  await pass(60_000);
  expect(network.followed).toBe(0);
});
