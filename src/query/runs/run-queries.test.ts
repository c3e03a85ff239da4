import { environmentManager, focusManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportRun } from "../../../mocks";
import { evaluateMilestones } from "../../checks";
import { TimelineApiError } from "../timeline-api-error";
import { createTimelineClient } from "../timeline-client";
import { MOST_PAGES } from "./read-events";
import { runQueries } from "./run-queries";
import type { RunSource } from "./run-source";

// Without a window it would take itself for a server, which asks only once.
environmentManager.setIsServer(() => false);

const SECOND = 1_000;
const { checks } = reportRun();
const refused = (status: number, code: "http" | "not-found" = "http") =>
  new TimelineApiError({ code, status, route: "GET /runs/:run/events", message: "refused" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Keeps one turn fresh, out of whatever the source says by then. */
function follow(part: Partial<RunSource> = {}, { api, run, turn } = reportRun()) {
  const asked: string[] = [];
  const source: RunSource = {
    turn: async (...of) => {
      asked.push("turn");
      return part.turn ? part.turn(...of) : api.turn(run, turn);
    },
    events: async (...of) => {
      asked.push(`events ${of[2]}`);
      return part.events ? part.events(...of) : api.events(run, turn, of[2]);
    },
  };
  const queryClient = new QueryClient();
  queryClient.mount();
  const options = runQueries(createTimelineClient(), source).evidence(run, turn);
  const observer = new QueryObserver(queryClient, options);
  const end = observer.subscribe(() => {});
  const evidence = () => observer.getCurrentResult().data;
  const statuses = () => {
    const { turn: stands, pages } = evidence() ?? expect.fail("there is nothing yet");
    const report = evaluateMilestones({ name: "n", turn: stands, pages, checks });
    return report.milestones.map(({ status }) => status).join(" ");
  };
  const stop = () => {
    end();
    queryClient.unmount();
    queryClient.clear();
  };
  return {
    asked,
    part,
    observer,
    evidence,
    statuses,
    stop,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

const cursorsOf = (asked: readonly string[]) => asked.filter((one) => one.startsWith("events"));

describe("a turn and its events", () => {
  it("are asked for in this order: of a turn that is over, no event came after", async () => {
    const { asked, statuses, pass, stop } = follow({}, reportRun({ pageSize: 4 }));
    await pass(0);
    expect(asked).toEqual(["turn", "events null", "events event_4", "events event_8"]);
    expect(statuses()).toBe("reached reached reached");
    stop();
  });

  it("that is over are not asked for again, also when the page comes back", async () => {
    const { asked, pass, stop } = follow();
    await pass(60 * SECOND);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await pass(60 * SECOND);
    expect(asked).toHaveLength(2);
    stop();
  });

  it("that is working are asked for every 3 s a page, until it is over", async () => {
    const scenario = reportRun({ status: "working", pageSize: 5 });
    const { asked, pass, stop } = follow({}, scenario);
    await pass(0);
    expect(asked).toHaveLength(3);
    await pass(5.9 * SECOND);
    expect(asked).toHaveLength(3);
    scenario.api.setTurn(scenario.run, scenario.turn, { status: "completed" });
    await pass(0.1 * SECOND);
    expect(asked).toHaveLength(6);
    await pass(60 * SECOND);
    expect(asked).toHaveLength(6);
    stop();
  });
});

describe("paging", () => {
  const page = (next_cursor: string | null) => ({ data: [], history: { status: "complete" }, next_cursor });

  it("ends where a cursor comes again, and says so: unknown, never missed", async () => {
    const { evidence, statuses, asked, pass, stop } = follow({
      events: async (_, __, cursor) => page(cursor === "b" ? "a" : cursor === "a" ? "b" : "a"),
    });
    await pass(0);
    expect(cursorsOf(asked)).toEqual(["events null", "events a", "events b"]);
    expect(evidence()?.cut).toBe("circle");
    expect(statuses()).toBe("unknown unknown unknown");
    stop();
  });

  it("ends after very many pages, and says so", async () => {
    const { evidence, statuses, asked, pass, stop } = follow({
      events: async (_, __, cursor) => page(String(Number(cursor) + 1)),
    });
    await pass(0);
    expect(cursorsOf(asked)).toHaveLength(MOST_PAGES);
    expect(evidence()?.cut).toBe("too-many");
    expect(statuses()).toBe("unknown unknown unknown");
    stop();
  });

  it("keeps what was read before a page is refused for good: it proves what it shows", async () => {
    const { api, run, turn } = reportRun({ pageSize: 4 });
    const { evidence, statuses, pass, stop } = follow({
      events: async (_, __, cursor) => {
        if (cursor !== null) throw refused(410);
        return api.events(run, turn, cursor);
      },
    });
    await pass(0);
    expect(evidence()).toMatchObject({ cut: "refused", eventsError: null });
    expect(statuses()).toBe("reached reached unknown");
    stop();
  });

  it("begins anew where a later page failed in a way that may pass", async () => {
    const { api, run, turn } = reportRun({ pageSize: 4 });
    let failures = 1;
    const { asked, statuses, pass, stop } = follow({
      events: async (_, __, cursor) => {
        if (cursor !== null && failures-- > 0) throw refused(503);
        return api.events(run, turn, cursor);
      },
    });
    await pass(0);
    expect(statuses()).toBe("unknown unknown unknown");
    await pass(15 * SECOND);
    expect(statuses()).toBe("reached reached reached");
    expect(cursorsOf(asked).filter((one) => one === "events null")).toHaveLength(2);
    stop();
  });

  it("stops when nobody wants it any more", async () => {
    const signals: AbortSignal[] = [];
    const { asked, pass, stop } = follow({
      events: (_, __, cursor, { signal }) => {
        if (signal) signals.push(signal);
        return new Promise((give) => setTimeout(() => give(page(`${cursor}+`)), SECOND));
      },
    });
    await pass(1.5 * SECOND);
    stop();
    expect(signals.at(-1)?.aborted).toBe(true);
    await pass(60 * SECOND);
    expect(cursorsOf(asked)).toHaveLength(2);
  });
});

describe("failures", () => {
  it("of the events leave the turn as it stands, are told, and tried again while they may pass", async () => {
    const { asked, evidence, statuses, pass, stop } = follow({
      events: () => Promise.reject(refused(503)),
    });
    await pass(0);
    expect(evidence()).toMatchObject({ turn: { status: "completed" }, pages: [] });
    expect(evidence()?.eventsError).toBeInstanceOf(TimelineApiError);
    expect(statuses()).toBe("unknown unknown unknown");
    await pass(15 * SECOND);
    expect(asked).toHaveLength(4);
    stop();
  });

  it("of the events that stay are not tried again by themselves", async () => {
    const { asked, pass, stop } = follow({ events: () => Promise.reject(refused(403)) });
    await pass(120 * SECOND);
    expect(asked).toHaveLength(2);
    stop();
  });

  it("of a later reading keep the events before, which leave open what they do not show of a turn that went on", async () => {
    const scenario = reportRun({ status: "working", write: "never" });
    const { part, evidence, statuses, pass, stop } = follow({}, scenario);
    await pass(0);
    expect(statuses()).toBe("reached reached missed");
    part.events = () => Promise.reject(refused(503));
    scenario.api.setTurn(scenario.run, scenario.turn, { status: "completed" });
    await pass(3 * SECOND);
    expect(evidence()).toMatchObject({ turn: { status: "completed" } });
    expect(statuses()).toBe("reached reached unknown");
    delete part.events;
    await pass(15 * SECOND);
    expect(statuses()).toBe("reached reached missed");
    stop();
  });

  it("of a later reading keep all of a turn that was over", async () => {
    const { part, observer, evidence, statuses, pass, stop } = follow({}, reportRun({ write: "never" }));
    await pass(0);
    part.events = () => Promise.reject(refused(503));
    await observer.refetch();
    expect(evidence()?.eventsError).toBeInstanceOf(TimelineApiError);
    expect(statuses()).toBe("reached reached missed");
    stop();
  });

  it("of the turn are the query's own, with what was known beside them", async () => {
    const { part, observer, pass, stop } = follow({}, reportRun({ status: "working" }));
    await pass(0);
    part.turn = () => Promise.reject(refused(404, "not-found"));
    await pass(3 * SECOND);
    const { data, error } = observer.getCurrentResult();
    expect(data?.pages).toHaveLength(1);
    expect(error).toMatchObject({ code: "not-found" });
    stop();
  });

  it.each([
    ["a turn that is none", { turn: async () => ({ state: "completed" }) }, "a turn with a status"],
    ["a turn that is a page", { turn: async () => "<!doctype html>" }, "looks like HTML"],
  ])("of a host that gives %s are told as unreadable", async (_, part, words) => {
    const { observer, pass, stop } = follow(part);
    await pass(0);
    expect(observer.getCurrentResult().error).toMatchObject({ name: "TimelinePayloadError" });
    expect(observer.getCurrentResult().error?.message).toContain(words);
    stop();
  });
});

it("keeps the runs of two sources apart, and those of one name together", () => {
  const client = createTimelineClient();
  const source = (id?: string): RunSource => ({ id, turn: async () => ({}), events: async () => ({}) });
  const keyOf = (of?: RunSource) => JSON.stringify(runQueries(client, of).evidence("r", "t").queryKey);
  const [one, other] = [source(), source()];
  const keys = [keyOf(), keyOf(one), keyOf(other), keyOf(source("a")), keyOf(source("b")), keyOf(source(""))];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(one)).toBe(keys[1]);
  expect(keyOf(source("a"))).toBe(keys[3]);
});

it("asks the client's daemon where nobody says otherwise: with its address, token and errors", async () => {
  const requests: [string, string | null][] = [];
  const onError = vi.fn();
  const client = createTimelineClient({
    baseUrl: "/apx",
    getToken: () => "secret",
    onError,
    fetch: async (input, init) => {
      requests.push([String(input), new Headers(init?.headers).get("authorization")]);
      if (requests.length === 3) return new Response("[]");
      const answer = { status: "completed", data: [], history: { status: "empty" }, next_cursor: "a b" };
      return new Response(JSON.stringify(answer));
    },
  });
  const queryClient = new QueryClient();
  const { queryKey, queryFn } = runQueries(client).evidence("run/1", "turn 1");
  expect(queryKey).toEqual(["apx-timeline-runs", "/apx", "run/1", "turn 1"]);
  const { eventsError } = await queryClient.fetchQuery({ queryKey, queryFn });
  expect(requests).toEqual([
    ["/apx/runs/run%2F1/turns/turn%201", "Bearer secret"],
    ["/apx/runs/run%2F1/events?turn_id=turn+1", "Bearer secret"],
    ["/apx/runs/run%2F1/events?turn_id=turn+1&cursor=a+b", "Bearer secret"],
  ]);
  expect(eventsError).toMatchObject({ name: "TimelinePayloadError" });
  expect(onError).toHaveBeenCalledExactlyOnceWith(eventsError);
  queryClient.clear();
});
