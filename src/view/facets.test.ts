import { describe, expect, it } from "vitest";
import { parseTimeline } from "../wire/index";
import { agentNames, facetCounts, facets } from "./facets";
import { DEFAULT_FILTER, type OverviewFilter } from "./filter";

const { entries } = parseTimeline({
  entries: [
    { state: "done", channel: "routine", agent: "nora", agent_slug: "nora" },
    { state: "open", channel: "engine", agent: "Nora", agent_slug: "nora" },
    { state: "done", channel: "a2a", agent: "Nora~Ötto", agent_slug: "nora~otto" },
    { kind: "declared", state: "failed", channel: null, agent: "scribe", track: "Launch " },
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
      tracks: [
        { value: "Launch", label: "Launch", count: 1 },
        { value: "", label: "", count: 4 },
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
      tracks: [],
      threads: [],
    });
  });

  it("offers tracks only where there are any or one is chosen, those of an entry's milestones once each", () => {
    const [untracked, tracked] = [
      { state: "done" },
      { state: "done", milestones: [{ track: "b" }, { track: " b" }, { track: "A" }] },
    ];
    const of = (...given: object[]) =>
      facetsOf(parseTimeline({ entries: given }).entries, DEFAULT_FILTER).tracks;
    expect(of(untracked, { kind: "declared", track: "  " })).toEqual([]);
    expect(of(untracked, tracked)).toEqual([
      { value: "A", label: "A", count: 1 },
      { value: "b", label: "b", count: 1 },
      { value: "", label: "", count: 1 },
    ]);
    expect(facetsOf([], { ...DEFAULT_FILTER, tracks: ["gone"] }).tracks).toEqual([
      { value: "gone", label: "gone", count: 0 },
    ]);
  });
});
