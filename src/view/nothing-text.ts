import type { OverviewMessages } from "../messages/overview-words";
import { askedRange, isFiltering, type OverviewFilter } from "./filter";
import { rangeName } from "./range";

/** What is known of a list without entries. */
export interface NothingKnown {
  filter: OverviewFilter;
  /** Whether there was nothing before the filter either. */
  isEmpty: boolean;
  /** How many entries were loaded where a limit cut the rest of the range off, else null. */
  newest: number | null;
  /** Whether all else of the range was read. */
  isWhole: boolean;
  /** What could not be judged, in words (see `unjudgedText`). */
  unjudged: string;
}

/**
 * Why a list is empty: nothing recorded, nothing unfinished, or filters that match nothing. Of what was not read nothing is
 * claimed, and what could not be judged is said beside it.
 */
export function nothingText(known: NothingKnown, messages: OverviewMessages): string {
  const { filter, isEmpty, unjudged } = known;
  const says = claim(known, messages);
  return isEmpty || !filter.unfinishedOnly || unjudged === "" ? says : `${says} ${unjudged}.`;
}

function claim({ filter, isEmpty, newest, isWhole }: NothingKnown, messages: OverviewMessages): string {
  const range = rangeName(askedRange(filter.range));
  const isAll = isWhole && newest === null;
  if (isEmpty) return isAll ? messages.emptyRange(range) : messages.emptyInRead(range);
  const onlyUnfinishedHides = filter.unfinishedOnly && !isFiltering({ ...filter, unfinishedOnly: false });
  if (!onlyUnfinishedHides) return isAll ? messages.nothingMatches : messages.nothingMatchesInRead;
  if (isAll) return messages.nothingUnfinished(range);
  return isWhole && newest !== null && newest > 0
    ? messages.nothingUnfinishedInNewest(newest)
    : messages.nothingUnfinishedInRead(range);
}
