import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OUTCOME_NAMES } from "../model/outcome";
import { isUnfinished } from "../model/reported";
import { parseTimeline } from "../wire/index";
import { clearFilters, DEFAULT_FILTER, filterEntries, isFiltering, type OverviewFilter } from "./filter";

const rows = (...entries: object[]) => parseTimeline({ entries }).entries;
const filter = (part: Partial<OverviewFilter>): OverviewFilter => ({ ...DEFAULT_FILTER, ...part });
const titles = (part: Partial<OverviewFilter>) =>
  filterEntries(ENTRIES, filter(part)).map(({ title }) => title);

const ENTRIES = rows(
  {
    title: "Plan the harbor",
    state: "done",
    channel: "engine",
    agent: "Nora",
    agent_slug: "nora",
    tools: { total: 1, names: ["read_file"] },
  },
  { title: "Ask Otto", state: "open", channel: "a2a", agent: "Nora~Otto", agent_slug: "nora~otto" },
  {
    title: "Nightly digest",
    state: "done",
    channel: "routine",
    agent: "Otto",
    agent_slug: "otto",
    milestones: [{ title: "Sent", state: "failed", note: "Sin conexión", detail: "SMTP", track: "correo" }],
  },
  { kind: "declared", title: "Crème brûlée", state: "open", agent: "nora", track: " menu" },
  { title: "", state: "paused" },
);

describe("filterEntries", () => {
  it("leaves everything where nothing is asked", () => {
    expect(filterEntries(ENTRIES, DEFAULT_FILTER)).toEqual(ENTRIES);
  });

  it.each<[Partial<OverviewFilter>, string[]]>([
    [{ unfinishedOnly: true }, ["Ask Otto", "Nightly digest", "Crème brûlée"]],
    [{ states: ["failed"] }, ["Nightly digest"]],
    [{ states: ["unknown", "done"] }, ["Plan the harbor", ""]],
    [{ channels: ["engine", "routine"] }, ["Plan the harbor", "Nightly digest"]],
    [{ channels: [""] }, ["Crème brûlée", ""]],
    [{ agents: ["nora"] }, ["Plan the harbor", "Ask Otto", "Crème brûlée"]],
    [{ agents: ["otto"] }, ["Ask Otto", "Nightly digest"]],
    [{ agents: [""] }, [""]],
    [{ agents: ["nora"], channels: ["a2a"], unfinishedOnly: true }, ["Ask Otto"]],
    [{ agents: ["nobody"] }, []],
    [{ tracks: ["correo", "menu"] }, ["Nightly digest", "Crème brûlée"]],
    [{ tracks: ["menu", ""] }, ["Plan the harbor", "Ask Otto", "Crème brûlée", ""]],
  ])("%j leaves %j", (part, left) => {
    expect(titles(part)).toEqual(left);
  });

  it.each<[string, string[]]>([
    ["HARBOR", ["Plan the harbor"]],
    ["creme brulee", ["Crème brûlée"]],
    ["brûlée CRÈME", ["Crème brûlée"]],
    ["crème harbor", []],
    ["conexion", ["Nightly digest"]],
    ["smtp correo sent nightly", ["Nightly digest"]],
    ["read_file", ["Plan the harbor"]],
    ["  ", ["Plan the harbor", "Ask Otto", "Nightly digest", "Crème brûlée", ""]],
  ])("the search %j finds %j", (text, found) => {
    expect(titles({ text })).toEqual(found);
  });

  it("keeps the order, and every filter added leaves the same or fewer", () => {
    const states = fc.subarray([...OUTCOME_NAMES]);
    const agents = fc.subarray(["nora", "otto", ""]);
    fc.assert(
      fc.property(states, agents, fc.boolean(), (chosen, who, unfinishedOnly) => {
        const one = filterEntries(ENTRIES, filter({ states: chosen }));
        const all = filterEntries(ENTRIES, filter({ states: chosen, agents: who, unfinishedOnly }));
        expect(all).toEqual(ENTRIES.filter((entry) => all.includes(entry)));
        expect(all.every((entry) => one.includes(entry))).toBe(true);
        if (unfinishedOnly) expect(all.every(isUnfinished)).toBe(true);
      }),
    );
  });
});

describe("isFiltering and clearFilters", () => {
  it.each<[Partial<OverviewFilter>, boolean]>([
    [{}, false],
    [{ range: { kind: "today" } }, false],
    [{ text: "  " }, false],
    [{ text: "x" }, true],
    [{ unfinishedOnly: true }, true],
    [{ channels: [""] }, true],
    [{ agents: ["nora"] }, true],
    [{ states: ["done"] }, true],
    [{ tracks: ["Launch"] }, true],
    [{ slot: "2026-11-28" }, true],
    [{ groupBy: "chat", oldestFirst: true }, false],
  ])("%j: %s, and clearing keeps only the range and the order", (part, filtering) => {
    const given = filter(part);
    expect(isFiltering(given)).toBe(filtering);
    expect(isFiltering(clearFilters(given))).toBe(false);
    const { range, groupBy, oldestFirst } = given;
    expect(clearFilters(given)).toMatchObject({ range, groupBy, oldestFirst });
  });
});
