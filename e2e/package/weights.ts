import * as checks from "../../src/checks";

/** A module of the build, as a host's import of it. */
export const from = (entry: string) => new URL(`../../dist/src/${entry}.js`, import.meta.url).pathname;

/** What a host imports, and how heavy that may be. */
export interface Weight {
  what: string;
  code: string;
  /** The most that is to be loaded first, in kB (1,000 bytes) after gzip. */
  budget: number;
  /** Where the budget is not met: no heavier than this. `weight.md` tells where it goes and what would change it. */
  over?: number;
}

const named = (...names: string[]) => `export { ${names.join(", ")} } from "${from("index")}";`;

export const WEIGHTS: readonly Weight[] = [
  { what: "TimelineRailView", code: named("TimelineRailView"), budget: 11, over: 26.2 },
  {
    what: "TimelineRail, provider and client",
    code: named("TimelineRail", "TimelineProvider", "createTimelineClient"),
    budget: 15,
    over: 33.3,
  },
  {
    what: "rail and overview, provider and client",
    code: named("TimelineRail", "OverviewTimeline", "TimelineProvider", "createTimelineClient"),
    budget: 26,
    over: 58,
  },
  { what: "checks", code: `export * from "${from("checks/index")}";`, budget: 3 },
  { what: "model", code: `export * from "${from("model/index")}";`, budget: 3, over: 3.45 },
];

/** In kB after gzip. */
export const STYLESHEET_BUDGET = 6;

interface Foreign {
  /** Modules of the build, or of a dependency, by the beginning of their path. */
  folder: string;
  /** Save this one of them. */
  but?: string;
  /** The exports that may not bring any of them. */
  to(name: string, entry: string): boolean;
}

const isComponent = (name: string) =>
  /^(Timeline|Overview)(Rail|Timeline|Provider)/.test(name) || isChecks(name);
const isChecks = (name: string) => name.startsWith("MilestoneChecks");
/** What reads runs, or judges them. */
const ofRuns = new Set(["runQueries", "daemonRuns", "MOST_PAGES"]);
const ofEvidence = new Set([...ofRuns, "parseTurn", "parseEventPage", ...Object.keys(checks)]);
const isOverview = (name: string) => name.startsWith("OverviewTimeline");
/** Says what an overview says, without drawing one. */
const saysAll = (name: string) => name === "messagesFor" || name.startsWith("timelineTo");
const isView = (name: string) => name.endsWith("View");

/** What belongs to some exports only. */
export const FOREIGN: readonly Foreign[] = [
  { folder: "components/", to: (name) => !isComponent(name) },
  { folder: "components/overview-timeline/", to: (name) => !isOverview(name) },
  { folder: "components/timeline-rail/", to: (name) => !name.startsWith("TimelineRail") },
  { folder: "messages/overview-", to: (name) => !isOverview(name) && !saysAll(name) },
  { folder: "components/milestone-checks/", to: (name) => !isChecks(name) },
  { folder: "checks/", to: (name) => !isChecks(name) && !ofEvidence.has(name) },
  { folder: "query/runs/", to: (name) => name !== "MilestoneChecks" && !ofRuns.has(name) },
  { folder: "messages/checks-", to: (name) => !isChecks(name) && !saysAll(name) },
  // A view keeps what its host hands over anew as it was, by the rule that the queries go by.
  {
    folder: "query/",
    but: "query/share-timeline.js",
    to: (name, entry) => isView(name) || entry !== "index",
  },
  { folder: "messages/", to: (_, entry) => entry !== "index" },
  { folder: "view/", to: (_, entry) => entry !== "index" },
  { folder: "wire/", to: (_, entry) => ["model/index", "checks/index"].includes(entry) },
  { folder: "model/", to: (_, entry) => entry === "checks/index" },
  { folder: "node_modules/", to: (name, entry) => entry !== "index" || !isComponent(name) },
];
