import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire";
import { coveringAnswer, entriesWithin } from "./covering-answer";
import { createTimelineClient } from "./timeline-client";
import { overviewsKey, timelineQueries } from "./timeline-queries";

const client = createTimelineClient({ baseUrl: "http://daemon.test" });
const queries = timelineQueries(client);
const scope = overviewsKey(client, "1");
const day = (number: number) => `2026-11-${String(number).padStart(2, "0")}T03:00:00Z`;
const WEEK = { since: day(10), until: day(17) };
const LONGER = { since: day(10), until: day(18) };

const answer = (days: readonly number[], stoppedShort = false) => ({
  ...parseTimeline({ entries: days.map((at) => ({ kind: "derived", title: `${at}`, started_at: day(at) })) }),
  stoppedShort,
});

interface Loaded {
  since?: string;
  until?: string;
  limit?: number;
  days?: readonly number[];
  stoppedShort?: boolean;
  project?: string;
}

function cacheWith(...all: readonly Loaded[]) {
  const queryClient = new QueryClient();
  for (const [at, { days = [11], stoppedShort, project = "1", ...range }] of all.entries()) {
    queryClient.setQueryData(queries.overview(project, range).queryKey, answer(days, stoppedShort), {
      updatedAt: at + 1,
    });
  }
  return queryClient;
}

const found = (queryClient: QueryClient) => coveringAnswer(queryClient, scope, WEEK)?.data.entries.length;

describe("an answer holds all of a range", () => {
  it.each<[string, Loaded]>([
    ["within a longer one", { since: day(1), until: day(30) }],
    ["where it has no end", { since: day(1) }],
    [
      "where a limit cut off what is before the range",
      { since: day(1), until: day(30), limit: 3, days: [9, 12, 20] },
    ],
  ])("%s", (_, loaded) => {
    expect(found(cacheWith(loaded))).toBe(loaded.days?.length ?? 1);
  });

  it.each<[string, Loaded]>([
    ["that begins before it", { since: day(11), until: day(30) }],
    ["that ends with it, whose last requests may have been answered later", WEEK],
    ["that ends after it", { since: day(1), until: day(16) }],
    ["where it has no beginning, and the daemon took one of its own", { until: day(30) }],
    ["that a limit cut off", { since: day(1), until: day(30), limit: 3, days: [12, 13, 20] }],
    ["that a limit may have cut off at its first moment", { since: day(1), limit: 2, days: [10, 12] }],
    [
      "where the daemon stopped short, although milestones are older",
      { since: day(1), days: [2, 12], stoppedShort: true },
    ],
    ["of another project", { ...LONGER, project: "2" }],
  ])("not of one %s", (_, loaded) => {
    expect(found(cacheWith(loaded))).toBeUndefined();
  });

  it("not where its refresh failed", async () => {
    const queryClient = cacheWith(LONGER);
    const { queryKey } = queries.overview("1", LONGER);
    const queryFn = () => Promise.reject(new Error("down"));
    await queryClient.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => undefined);
    expect(queryClient.getQueryState(queryKey)?.data).toBeDefined();
    expect(found(queryClient)).toBeUndefined();
  });

  it("not where it is known to be out of date", async () => {
    const queryClient = cacheWith(LONGER);
    await queryClient.invalidateQueries({ queryKey: scope, refetchType: "none" });
    expect(found(queryClient)).toBeUndefined();
  });

  it("and of several the newest counts", () => {
    expect(found(cacheWith({ since: day(1), days: [11, 12] }, { ...LONGER, days: [11, 12, 13] }))).toBe(3);
    expect(found(cacheWith({ ...LONGER, days: [11, 12, 13] }, { since: day(1), days: [11, 12] }))).toBe(2);
  });
});

it("the entries of a range are those of its time, its end excluded", () => {
  const { entries } = answer([9, 10, 16, 17]);
  const undated = parseTimeline({ entries: [{ kind: "derived", title: "undated" }] }).entries;
  const within = entriesWithin({ ...answer([]), entries: [...undated, ...entries] }, WEEK);
  expect(within.map(({ title }) => title)).toEqual(["10", "16"]);
});
