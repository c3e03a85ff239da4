import type { CommonMessages } from "../messages/common-words";
import type { TimelineEntry } from "../model/types";
import { filterEntries, type OverviewFilter } from "./filter";
import { type RailHeader, railHeader } from "./rail-header";
import { entriesInSlot } from "./slots";

type UnjudgedMessages = Pick<CommonMessages, "unknownCount" | "unreadableMilestones">;

/**
 * What nobody could judge of the entries that a filter leaves, finished or not: where nothing is said to be unfinished,
 * this says what that does not cover. The empty string where all could be judged.
 */
export function unjudgedText(
  all: readonly TimelineEntry[],
  filter: OverviewFilter,
  timeZone: string,
  messages: UnjudgedMessages,
): string {
  const asked = filterEntries(all, { ...filter, unfinishedOnly: false });
  return unjudgedOf(railHeader(entriesInSlot(asked, filter.slot, timeZone)), messages);
}

/** The same of what was counted already. */
export function unjudgedOf({ counts, unreadable }: RailHeader, messages: UnjudgedMessages): string {
  return [
    counts.unknown > 0 && messages.unknownCount(counts.unknown),
    unreadable > 0 && messages.unreadableMilestones(unreadable),
  ]
    .filter(Boolean)
    .join(", ");
}
