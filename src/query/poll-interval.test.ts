import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parseTimeline } from "../wire/parse-timeline";
import { TimelinePayloadError } from "../wire/timeline-payload-error";
import {
  LONGEST_POLL_MS,
  leftAloneFor,
  POLL_MS,
  pollInterval,
  readPollMs,
  UNHEARD_POLL_MS,
} from "./poll-interval";
import { TimelineApiError, type TimelineApiErrorCode } from "./timeline-api-error";

const timeline = (...states: string[]) =>
  parseTimeline({ entries: states.map((state) => ({ kind: "derived", state })) });

const failure = (code: TimelineApiErrorCode, status?: number) =>
  new TimelineApiError({ code, route: "GET /", message: "", ...(status === undefined ? {} : { status }) });

const loaded = {
  status: "success" as const,
  error: null,
  dataUpdatedAt: 1,
  errorUpdatedAt: 0,
  errorUpdateCount: 0,
};

describe("without a failure", () => {
  it.each([
    [["done", "running"], POLL_MS],
    [["running", "done"], POLL_MS],
    [["done", "open", "failed", "superseded", "dropped", "paused"], false],
    [[], false],
  ])("%j → %j", (states, interval) => {
    expect(pollInterval({ ...loaded, data: timeline(...states) })).toBe(interval);
  });

  it("asks for nothing while the first answer is awaited", () => {
    expect(pollInterval({ ...loaded, status: "pending", data: undefined })).toBe(false);
  });
});

describe("after a failure", () => {
  it.each([
    [failure("network"), true],
    [failure("timeout"), true],
    [failure("http", 304), true],
    [failure("http", 408), true],
    [failure("http", 429), true],
    [failure("http", 500), true],
    [failure("http", 503), true],
    [failure("unauthorized"), true],
    [new TimelinePayloadError("a string"), true],
    [failure("unauthorized", 401), false],
    [failure("not-found", 404), false],
    [failure("invalid-id"), false],
    [failure("invalid-range"), false],
    [failure("http", 400), false],
    [failure("http", 413), false],
    [new Error("a fault of ours"), false],
  ])("%s: tries again %s", (error, again) => {
    const interval = pollInterval({
      ...loaded,
      status: "error",
      error,
      data: timeline("running"),
      errorUpdatedAt: 2,
    });
    expect(interval).toBe(again ? POLL_MS : false);
  });

  it.each([
    [1, 3_000],
    [2, 6_000],
    [3, 12_000],
    [4, 24_000],
    [5, 30_000],
    [5_000, 30_000],
  ])("without data, try %i waits %i ms", (errorUpdateCount, wait) => {
    const state = {
      ...loaded,
      status: "error" as const,
      error: failure("network"),
      data: undefined,
      errorUpdateCount,
    };
    expect(pollInterval(state)).toBe(wait);
  });

  it.each([
    [0, 3_000],
    [2_999, 3_000],
    [9_000, 9_000],
    [600_000, 30_000],
  ])("with data that failed to refresh for %i ms it waits %i ms", (lasted, wait) => {
    const data = timeline("running");
    const state = { ...loaded, status: "error" as const, error: failure("network"), data, dataUpdatedAt: 50 };
    expect(pollInterval({ ...state, errorUpdatedAt: 50 + lasted })).toBe(wait);
  });

  it.each([
    ["done", true, false],
    ["done", false, UNHEARD_POLL_MS],
    ["running", true, POLL_MS],
    ["running", false, POLL_MS],
  ])("with %s rows, changes heard: %s, it waits %s ms", (state, heard, wait) => {
    expect(pollInterval({ ...loaded, data: timeline(state) }, heard)).toBe(wait);
  });

  it("does not repeat what cannot get better because changes go unheard", () => {
    const refused = { ...loaded, status: "error" as const, error: failure("not-found") };
    expect(pollInterval({ ...refused, data: undefined, errorUpdateCount: 1 }, false)).toBe(false);
  });

  it("never asks more often than every 3 s nor less than every 30 s", () => {
    return fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1 }), fc.boolean(), (data, error, count, has) => {
        const wait = pollInterval({
          status: "error",
          error: failure("timeout"),
          data: has ? timeline() : undefined,
          dataUpdatedAt: data,
          errorUpdatedAt: error,
          errorUpdateCount: count,
        });
        expect(wait).toBeGreaterThanOrEqual(POLL_MS);
        expect(wait).toBeLessThanOrEqual(LONGEST_POLL_MS);
      }),
    );
  });
});

it.each([
  [60_000, 60_000],
  [15_000, 15_000],
  [1, UNHEARD_POLL_MS],
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [false, null],
  [undefined, null],
  ["60000", null],
])("a host that wants %j is given a poll every %j ms", (wanted, given) => {
  expect(readPollMs(wanted)).toBe(given);
});

describe("a daemon that asks to be left alone", () => {
  const AT = Date.parse("2026-11-30T17:20:00Z");
  const busy = (retryAfterMs: number) => ({
    ...loaded,
    status: "error" as const,
    error: new TimelineApiError({ code: "http", status: 429, route: "GET /", message: "", retryAfterMs }),
    data: timeline("running"),
    dataUpdatedAt: AT - 3_000,
    errorUpdatedAt: AT,
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["for less than the poll waits anyway", 1_000, 0, 3_000],
    ["for longer", 90_000, 0, 90_000],
    ["for longer, some of which has passed", 90_000, 50_000, 40_000],
    ["for longer, all of which has passed", 90_000, 100_000, 3_000],
    ["for longer, by a clock that was set back since", 90_000, -3_600_000, 90_000],
  ])("%s", (_, retryAfterMs, passed, wait) => {
    vi.useFakeTimers({ now: AT + passed });
    expect(pollInterval(busy(retryAfterMs))).toBe(wait);
    expect(leftAloneFor(busy(retryAfterMs))).toBe(Math.min(Math.max(retryAfterMs - passed, 0), retryAfterMs));
  });

  it("is nobody who did not say so", () => {
    expect(leftAloneFor({ error: failure("http", 503), errorUpdatedAt: Date.now() })).toBe(0);
    expect(leftAloneFor({ error: null, errorUpdatedAt: 0 })).toBe(0);
  });
});
