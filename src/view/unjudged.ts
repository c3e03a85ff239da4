import type { CommonMessages } from "../messages/common-words";
import type { TimelineEntry } from "../model/types";
import { filterEntries, type OverviewFilter } from "./filter";
import { railHeader } from "./rail-header";
import { entriesInSlot } from "./slots";

/**
 * What nobody could judge of the entries that a filter leaves, finished or not: where nothing is said to be unfinished,
 * this says what that does not cover. The empty string where all could be judged.
 */
export function unjudgedText(
  all: readonly TimelineEntry[],
  filter: OverviewFilter,
  timeZone: string,
  messages: Pick<CommonMessages, "unknownCount" | "unreadableMilestones">,
): string {
  const asked = filterEntries(all, { ...filter, unfinishedOnly: false });
  const { counts, unreadable } = railHeader(entriesInSlot(asked, filter.slot, timeZone));
  return [
    counts.unknown > 0 && messages.unknownCount(counts.unknown),
    unreadable > 0 && messages.unreadableMilestones(unreadable),
  ]
    .filter(Boolean)
    .join(", ");
}
