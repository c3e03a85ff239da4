import { expect, it } from "vitest";
import { type EventPage, evaluateMilestones, exitCode } from "../../src/checks";
import { type ReportRunOptions, reportRun } from "./report-run";

function readAll(options: ReportRunOptions) {
  const { api, run, turn, checks } = reportRun(options);
  const pages: EventPage[] = [];
  let cursor: string | null = null;
  do {
    const page: EventPage = api.events(run, turn, cursor);
    pages.push(page);
    cursor = page.next_cursor ?? null;
  } while (cursor !== null);
  const report = evaluateMilestones({ name: "report", turn: api.turn(run, turn), pages, checks });
  return { pages, statuses: report.milestones.map(({ status }) => status), code: exitCode(report) };
}

it.each<[string, ReportRunOptions, string[], string[], number]>([
  ["whole", {}, ["complete"], ["reached", "reached", "reached"], 0],
  ["with a failed write", { write: "failed" }, ["complete"], ["reached", "reached", "missed"], 1],
  [
    "with a write that was never tried",
    { write: "never" },
    ["complete"],
    ["reached", "reached", "missed"],
    1,
  ],
  ["whose oldest events expired", { expired: "oldest" }, ["partial"], ["unknown", "reached", "reached"], 3],
  ["whose events all expired", { expired: "all" }, ["expired"], ["unknown", "unknown", "unknown"], 3],
  ["whose events are lost", { lost: true }, ["unavailable"], ["unknown", "unknown", "unknown"], 3],
  [
    "whose events expire while they are read",
    { expired: "while-read", pageSize: 4 },
    ["complete", "partial", "partial"],
    ["reached", "reached", "reached"],
    0,
  ],
])("a run %s", (_, options, histories, expected, code) => {
  const { pages, statuses, code: given } = readAll(options);
  expect(pages.map(({ history }) => history.status)).toEqual(histories);
  expect(statuses).toEqual(expected);
  expect(given).toBe(code);
});

it("gives each event once, however small its pages", () => {
  const whole = readAll({}).pages.flatMap(({ data }) => data);
  expect(readAll({ pageSize: 2 }).pages.flatMap(({ data }) => data)).toEqual(whole);
  expect(whole).toHaveLength(9);
});

it("has no events before there are any, and none of a turn that there is not", () => {
  const { api, run, turn } = reportRun();
  api.setTurn(run, "turn_2", { status: "submitted" });
  expect(api.events(run, "turn_2", null)).toEqual({
    data: [],
    history: { status: "empty" },
    next_cursor: null,
  });
  expect(() => api.events(run, "turn_3", null)).toThrow("turn not found");
  expect(() => api.turn("run_0", turn)).toThrow("turn not found");
  expect(() => api.events(run, turn, "x")).toThrow("invalid cursor");
});
