import { isOutcome } from "../model/outcome";
import { DEFAULT_FILTER, OVERVIEW_GROUPINGS, type OverviewFilter } from "./filter";
import { isValidRange, type TimelineRange } from "./range";
import { isSlot } from "./slots";

/** The names in an address. People keep links: a name is never given another meaning. */
const NAMES = {
  range: "range",
  unfinishedOnly: "unfinished",
  channels: "channel",
  agents: "agent",
  states: "state",
  tracks: "track",
  threads: "thread",
  text: "q",
  slot: "at",
  groupBy: "by",
  oldestFirst: "order",
} as const satisfies Record<keyof OverviewFilter, string>;

/** The fields that hold several values, in the order in which an address says them. */
const LISTS = ["channels", "agents", "states", "tracks", "threads"] as const;

/** What a view shows where its address says nothing, and what else the address says. */
export interface SearchParamsOptions {
  /** The `defaultFilter` of the overview. @default the last 7 days, nothing hidden */
  defaults?: Partial<OverviewFilter> | undefined;
  /** The parameters that the address has now: those that are not a filter's stay as they are. @default nothing */
  keep?: string | URLSearchParams | undefined;
}

/**
 * A filter, its range included, as search parameters, for an address that can be kept, sent and gone back to:
 * `?range=30d&unfinished=1&channel=web&agent=nora&agent=otto&state=failed&track=Launch&thread=home&q=invoice`. A range is
 * `today`, `7d`, `30d`, or two days, both included: `2026-11-01..2026-11-30`. `at` is a part of it: a day, an hour of one
 * (`2026-11-28T14`), or several in a row (`2026-11-02..2026-11-08`). `by` is
 * `chat` or `track`, `order` is `oldest`.
 *
 * The filter that `defaults` are needs no parameters; any other is written with its range, so that a link shows the same
 * wherever the defaults are others. A range that cannot be is written as the last 7 days.
 */
export function filterToSearchParams(
  filter: OverviewFilter,
  { defaults, keep = "" }: SearchParamsOptions = {},
): URLSearchParams {
  const params = new URLSearchParams(keep);
  for (const name of Object.values(NAMES)) params.delete(name);
  const said = writeFilter(filter);
  if (String(writeFilter({ ...DEFAULT_FILTER, ...defaults })) === String(said)) return params;
  for (const [name, value] of said) params.append(name, value);
  return params;
}

/**
 * The filter that an address asks for; the inverse of {@link filterToSearchParams}. Never throws: what it does not know
 * is left out, and an address that says nothing of a filter asks for `defaults`.
 *
 * @param params Such as `location.search`, or what a router gives.
 */
export function filterFromSearchParams(
  params: string | Pick<URLSearchParams, "getAll">,
  { defaults }: Pick<SearchParamsOptions, "defaults"> = {},
): OverviewFilter {
  const given = typeof params === "string" ? new URLSearchParams(params) : params;
  const all = (field: keyof OverviewFilter) => [...new Set(given.getAll(NAMES[field]))];
  const said: Partial<OverviewFilter> = {};
  const range = all("range").map(readRange).find(isKnown);
  if (range) said.range = range;
  if (all("unfinishedOnly").some((value) => value === "1" || value === "true")) said.unfinishedOnly = true;
  for (const field of LISTS.filter((list) => list !== "states")) {
    const values = all(field);
    if (values.length > 0) said[field] = values;
  }
  const states = all("states").filter(isOutcome);
  if (states.length > 0) said.states = states;
  const text = all("text").find((words) => words !== "");
  if (text !== undefined) said.text = text;
  const slot = all("slot").find(isSlot);
  if (slot !== undefined) said.slot = slot;
  const groupBy = OVERVIEW_GROUPINGS.find((grouping) => all("groupBy").includes(grouping));
  if (groupBy !== undefined) said.groupBy = groupBy;
  if (all("oldestFirst").includes("oldest")) said.oldestFirst = true;
  return { ...DEFAULT_FILTER, ...(Object.keys(said).length > 0 ? said : defaults) };
}

/** All that a filter says, in an order that is always the same. */
function writeFilter(filter: OverviewFilter) {
  const { range, unfinishedOnly, text, slot, groupBy, oldestFirst } = filter;
  const params = new URLSearchParams({ [NAMES.range]: writeRange(range) });
  if (unfinishedOnly) params.append(NAMES.unfinishedOnly, "1");
  for (const field of LISTS) for (const value of filter[field]) params.append(NAMES[field], value);
  if (text !== "") params.append(NAMES.text, text);
  if (slot !== "") params.append(NAMES.slot, slot);
  if (groupBy !== DEFAULT_FILTER.groupBy) params.append(NAMES.groupBy, groupBy);
  if (oldestFirst) params.append(NAMES.oldestFirst, "oldest");
  return params;
}

function writeRange(range: TimelineRange): string {
  if (!isValidRange(range)) return writeRange(DEFAULT_FILTER.range);
  switch (range.kind) {
    case "today":
      return "today";
    case "days":
      return `${range.days}d`;
    case "custom":
      return `${range.from}..${range.to}`;
  }
}

function readRange(text: string): TimelineRange | null {
  if (text === "today") return { kind: "today" };
  if (text === "7d") return { kind: "days", days: 7 };
  if (text === "30d") return { kind: "days", days: 30 };
  const [from = "", to = "", ...more] = text.split("..");
  const custom: TimelineRange = { kind: "custom", from, to };
  return more.length === 0 && isValidRange(custom) ? custom : null;
}

function isKnown<T>(value: T | null): value is T {
  return value !== null;
}
