import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLiveFeed, hostSource, type LiveState, type SourceEvents } from "./live-feed";

const follower = () => ({
  queryClient: new QueryClient(),
  queryKey: ["timeline"],
  project: "7",
  chat: null,
  listening: true,
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A feed whose source is driven by hand, and the states that were told of. */
function drivenFeed() {
  const told: LiveState[] = [];
  let source: SourceEvents | null = null;
  const feed = createLiveFeed((events) => {
    source = events;
    return () => {
      source = null;
    };
  });
  feed.subscribe(() => told.push(feed.state()));
  return {
    feed,
    told,
    source() {
      if (!source) throw new Error("The source is not running.");
      return source;
    },
    runs: () => source !== null,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount(), "no timer outlives the feed").toBe(0);
  vi.useRealTimers();
});

it("runs its source while it is followed; only being told of its state does not count", async () => {
  const { feed, runs } = drivenFeed();
  await pass(10_000);
  expect(runs()).toBe(false);
  const [first, second] = [feed.follow(follower()), feed.follow(follower())];
  await pass(0);
  expect(runs()).toBe(true);
  first();
  await pass(0);
  expect(runs()).toBe(true);
  second();
  await pass(0);
  expect(runs()).toBe(false);
});

it("one follower in another's place keeps the same source", async () => {
  const { feed, source } = drivenFeed();
  const first = feed.follow(follower());
  await pass(0);
  const before = source();
  first();
  const second = feed.follow(follower());
  await pass(0);
  expect(source()).toBe(before);
  second();
  await pass(0);
});

it("is down once it has been gone for three seconds, not at each hiccup", async () => {
  const { feed, told, source } = drivenFeed();
  const leave = feed.follow(follower());
  await pass(2_900);
  expect(feed.state()).toBe("waiting");
  source().up();
  await pass(60_000);
  source().lost();
  await pass(2_900);
  source().up();
  await pass(60_000);
  expect(told).toEqual(["up", "waiting", "up"]);
  source().lost();
  await pass(3_000);
  expect(told).toEqual(["up", "waiting", "up", "waiting", "down"]);
  source().up();
  expect(feed.state()).toBe("up");
  leave();
  await pass(0);
});

it("that never comes up is down, too", async () => {
  const { feed, told } = drivenFeed();
  const leave = feed.follow(follower());
  await pass(3_000);
  expect(told).toEqual(["down"]);
  leave();
  await pass(0);
  expect(feed.state()).toBe("waiting");
});

it.each([
  [
    "when it is called",
    () => {
      throw new Error("no broker");
    },
  ],
  [
    "when it is ended",
    () => () => {
      throw new Error("no broker");
    },
  ],
])("a host's function that throws %s harms nobody: it is told on the console", async (_, live) => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const feed = createLiveFeed(hostSource(live));
  const leave = feed.follow(follower());
  await pass(4_000);
  leave();
  await pass(0);
  expect(told).toHaveBeenCalledWith(expect.stringContaining("`live` threw"), new Error("no broker"));
  told.mockRestore();
});

it("a host's function that throws leaves the feed down", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const feed = createLiveFeed(
    hostSource(() => {
      throw new Error("no broker");
    }),
  );
  const leave = feed.follow(follower());
  await pass(4_000);
  expect(feed.state()).toBe("down");
  leave();
  await pass(0);
  told.mockRestore();
});
