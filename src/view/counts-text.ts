import type { CommonMessages } from "../messages/common-words";
import type { OverviewMessages } from "../messages/overview-words";
import { isFiltering, type OverviewFilter } from "./filter";
import type { RailHeader } from "./rail-header";

/** What a list of entries amounts to, in one sentence. `steps` says how many there are. */
export function countsText(
  { counts, unreadable, queued }: RailHeader,
  steps: string,
  messages: CommonMessages,
): string {
  return [
    steps,
    counts.open > 0 && messages.openCount(counts.open),
    counts.failed > 0 && messages.failedCount(counts.failed),
    counts.unknown > 0 && messages.unknownCount(counts.unknown),
    unreadable > 0 && messages.unreadableMilestones(unreadable),
    counts.canceled > 0 && messages.canceledCount(counts.canceled),
    counts.running > 0 && (queued ? messages.queued : messages.running),
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * How many entries there are; where a limit cut rows off, of how many.
 *
 * @param newest How many were loaded where a limit cut the rest of the range off, else null.
 */
export function overviewSteps(
  total: number,
  newest: number | null,
  filter: OverviewFilter,
  messages: CommonMessages & OverviewMessages,
): string {
  if (newest === null) return messages.stepCount(total);
  return isFiltering(filter) ? messages.stepsOfNewest(total, newest) : messages.newestStepCount(total);
}
