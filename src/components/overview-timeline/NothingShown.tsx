"use client";

import { type ChatsCoverage, isComing } from "../../view/chats-coverage";
import { askedRange, clearFilters, isFiltering, type OverviewFilter } from "../../view/filter";
import { nothingText } from "../../view/nothing-text";
import { widerRange } from "../../view/range";
import { outlinedControl } from "../shared/button-styles";
import { useOverviewUi } from "./use-overview-ui";

interface NothingShownProps {
  /** Whether there was nothing before the filter either. */
  isEmpty: boolean;
  filter: OverviewFilter;
  /** Offers ways out; leave it out where the filter is not there to be changed. */
  onFilterChange: ((filter: OverviewFilter) => void) | undefined;
  /** How many entries were loaded, where a limit cut the rest of the range off; else null. */
  newest: number | null;
  coverage: ChatsCoverage;
  /** What could not be judged, in words. */
  unjudged: string;
}

/**
 * Why the list is empty: nothing recorded, nothing unfinished, or filters that match nothing. Each with its way out.
 * While chats are still coming nothing of it is said, since the line above says that; where some are missing, it is said of
 * the others.
 */
export function NothingShown({ onFilterChange, coverage, ...known }: NothingShownProps) {
  const { messages } = useOverviewUi();
  const { filter, isEmpty, newest } = known;
  if (isComing(coverage)) return null;
  // What the limit left lies after the range's end; the line below says so, and nobody knows what was cut off.
  if (isEmpty && newest !== null) return null;
  const says = nothingText({ ...known, isWhole: coverage.kind === "whole" }, messages);
  const onlyUnfinishedHides = filter.unfinishedOnly && !isFiltering({ ...filter, unfinishedOnly: false });
  if (isEmpty || onlyUnfinishedHides)
    return (
      <Nothing
        says={says}
        wider={onFilterChange && <WiderRange filter={filter} onChange={onFilterChange} />}
      />
    );
  return (
    <Nothing
      says={says}
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
