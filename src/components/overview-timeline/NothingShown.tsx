"use client";

import type { TimelineEntry } from "../../model/types";
import { type ChatsCoverage, isComing } from "../../view/chats-coverage";
import { askedRange, clearFilters, isFiltering, type OverviewFilter } from "../../view/filter";
import { rangeName, widerRange } from "../../view/range";
import { outlinedControl } from "../shared/button-styles";
import { useOverviewUi } from "./use-overview-ui";

interface NothingShownProps {
  all: readonly TimelineEntry[];
  filter: OverviewFilter;
  /** Offers ways out; leave it out where the filter is not there to be changed. */
  onFilterChange: ((filter: OverviewFilter) => void) | undefined;
  cutOff: boolean;
  coverage: ChatsCoverage;
}

/**
 * Why the list is empty: nothing recorded, nothing unfinished, or filters that match nothing. Each with its way out.
 * While chats are still coming nothing of it is said, since the line above says that; where some are missing, it is said of
 * the others.
 */
export function NothingShown({ all, filter, onFilterChange, cutOff, coverage }: NothingShownProps) {
  const { messages } = useOverviewUi();
  const range = rangeName(askedRange(filter.range));
  if (isComing(coverage)) return null;
  const isWhole = coverage.kind === "whole";
  const wider = onFilterChange && <WiderRange filter={filter} onChange={onFilterChange} />;
  if (all.length === 0) {
    // What the limit left lies after the range's end; the line below says so, and nobody knows what was cut off.
    if (cutOff) return null;
    return (
      <Nothing says={isWhole ? messages.emptyRange(range) : messages.emptyInRead(range)} wider={wider} />
    );
  }
  // Of a part of the range nothing is claimed for all of it.
  const onlyUnfinishedHides = filter.unfinishedOnly && !isFiltering({ ...filter, unfinishedOnly: false });
  if (onlyUnfinishedHides) {
    const claim = isWhole ? messages.nothingUnfinished(range) : messages.nothingUnfinishedInRead(range);
    const says = cutOff && isWhole ? messages.nothingUnfinishedInNewest(all.length) : claim;
    return <Nothing says={says} wider={wider} />;
  }
  return (
    <Nothing
      says={messages.nothingMatches}
      wider={
        onFilterChange && (
          <button
            type="button"
            className={outlinedControl}
            onClick={() => onFilterChange(clearFilters(filter))}
          >
            {messages.clearFilters}
          </button>
        )
      }
    />
  );
}

function Nothing({ says, wider }: { says: string; wider: React.ReactNode }) {
  return (
    <div
      data-slot="overview-nothing"
      className={`tl:grid tl:justify-items-start tl:gap-2 tl:px-3 ${wider ? "tl:py-6" : "tl:py-2.5"}`}
    >
      <p className="tl:text-muted">{says}</p>
      {wider}
    </div>
  );
}

function WiderRange({
  filter,
  onChange,
}: {
  filter: OverviewFilter;
  onChange: (filter: OverviewFilter) => void;
}) {
  const { messages } = useOverviewUi();
  const wider = widerRange(askedRange(filter.range));
  if (wider === null) return null;
  return (
    <button
      type="button"
      className={outlinedControl}
      onClick={() => onChange({ ...filter, range: wider, slot: "" })}
    >
      {messages.widerRange(wider.days)}
    </button>
  );
}
