import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { agentNames, facetCounts, facets } from "./facets";
import { DEFAULT_FILTER, type OverviewFilter } from "./filter";

const { entries } = parseTimeline({
  entries: [
    { state: "done", channel: "routine", agent: "nora", agent_slug: "nora" },
    { state: "open", channel: "engine", agent: "Nora", agent_slug: "nora" },
    { state: "done", channel: "a2a", agent: "Nora~Ötto", agent_slug: "nora~otto" },
    { kind: "declared", state: "failed", channel: null, agent: "scribe" },
    { state: "paused", channel: "engine" },
  ],
});

const facetsOf = (list: typeof entries, filter: OverviewFilter) =>
  facets(facetCounts(list), agentNames(list), filter);

describe("facets", () => {
  it("offers what the entries hold, none last, with display names where one is known", () => {
    expect(facetsOf(entries, DEFAULT_FILTER)).toEqual({
      channels: [
        { value: "a2a", label: "a2a", count: 1 },
        { value: "engine", label: "engine", count: 2 },
        { value: "routine", label: "routine", count: 1 },
        { value: "", label: "", count: 1 },
      ],
      agents: [
        { value: "nora", label: "Nora", count: 3 },
        { value: "scribe", label: "scribe", count: 1 },
        { value: "otto", label: "Ötto", count: 1 },
        { value: "", label: "", count: 1 },
      ],
      states: [
        { value: "failed", label: "failed", count: 1 },
        { value: "open", label: "open", count: 1 },
        { value: "unknown", label: "unknown", count: 1 },
        { value: "done", label: "done", count: 2 },
      ],
      threads: [],
    });
  });

  it("does not change with what is chosen, but for a chosen value that no entry has any more", () => {
    const chosen = { ...DEFAULT_FILTER, unfinishedOnly: true, channels: ["engine"], text: "x" };
    expect(facetsOf(entries, chosen)).toEqual(facetsOf(entries, DEFAULT_FILTER));
    const gone = facetsOf([], { ...DEFAULT_FILTER, channels: ["web"], agents: [""], states: ["running"] });
    expect(gone).toEqual({
      channels: [{ value: "web", label: "web", count: 0 }],
      agents: [{ value: "", label: "", count: 0 }],
      states: [{ value: "running", label: "running", count: 0 }],
      threads: [],
    });
  });
});
