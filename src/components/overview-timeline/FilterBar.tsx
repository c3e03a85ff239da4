"use client";

import type { ReactNode } from "react";
import { isOutcome } from "../../model/outcome";
import type { Facets } from "../../view/facets";
import { clearFilters, isFiltering, type OverviewFilter } from "../../view/filter";
import { bareButton, outlinedToggle, textButton } from "../shared/button-styles";
import { SearchField } from "../shared/SearchField";
import { FacetChoice } from "./FacetChoice";
import { GroupingChoice } from "./GroupingChoice";
import { RangePicker } from "./RangePicker";
import type { ChangeFilter } from "./use-overview-filter";
import { useOverviewUi } from "./use-overview-ui";

// The element of that name is unknown to jsdom, where React warns of it on the console of a host's tests.
const LANDMARK = "search";

interface FilterBarProps {
  filter: OverviewFilter;
  onChange: ChangeFilter;
  facets: Facets;
  /** What the other filters leave that is unfinished; undefined until it is known. */
  unfinished: number | undefined;
  /** Whether all of the range was read, so that this is all of it. */
  isWhole: boolean;
  /** Whether any entry has a track. */
  tracked: boolean;
  /** What stands at its end and filters nothing. */
  children?: ReactNode;
}

/** What to look at: the range, and what to leave out of it. Always there, so that no filter traps the reader. */
export function FilterBar({
  filter,
  onChange: change,
  facets,
  unfinished,
  isWhole,
  tracked,
  children,
}: FilterBarProps) {
  const { messages, locale } = useOverviewUi();
  return (
    <div
      data-slot="overview-filters"
      className="tl:flex tl:shrink-0 tl:flex-wrap tl:items-center tl:gap-x-2 tl:gap-y-2 tl:border-b tl:border-border tl:px-3 tl:py-2.5 tl:@min-[28rem]:gap-x-3"
    >
      <section role={LANDMARK} aria-label={messages.filters} className="tl:contents">
        <RangePicker range={filter.range} onChange={(range) => change({ range, slot: "" })} />
        <UnfinishedSwitch
          on={filter.unfinishedOnly}
          count={unfinished}
          isWhole={isWhole}
          onChange={(unfinishedOnly) => change({ unfinishedOnly })}
        />
        <button
          type="button"
          aria-pressed={filter.oldestFirst}
          className={`${outlinedToggle} ${filter.oldestFirst ? "" : "tl:print:hidden"}`}
          onClick={() => change({ oldestFirst: !filter.oldestFirst })}
        >
          {messages.oldestFirst}
        </button>
        <SearchField text={filter.text} onChange={(text) => change({ text })} />
        <div className="tl:flex tl:min-w-0 tl:flex-[1_1_18rem] tl:flex-wrap tl:gap-2 tl:@min-[35rem]:flex-initial">
          <FacetChoice
            label={messages.channels}
            all={messages.allChannels}
            options={facets.channels
              .map((facet) => ({ ...facet, label: messages.channelName(facet.label) || messages.noChannel }))
              .toSorted(
                (a, b) =>
                  Number(a.value === "") - Number(b.value === "") || a.label.localeCompare(b.label, locale),
              )}
            chosen={filter.channels}
            onChange={(channels) => change({ channels })}
          />
          <FacetChoice
            label={messages.agents}
            all={messages.allAgents}
            options={facets.agents.map((facet) => ({ ...facet, label: facet.label || messages.noAgent }))}
            chosen={filter.agents}
            onChange={(agents) => change({ agents })}
          />
          <FacetChoice
            label={messages.states}
            all={messages.allStates}
            options={facets.states.map((facet) => ({ ...facet, label: messages.outcome[facet.value] }))}
            chosen={filter.states}
            onChange={(states) => change({ states: states.filter(isOutcome) })}
          />
          {facets.tracks.length > 0 && (
            <FacetChoice
              label={messages.tracks}
              all={messages.allTracks}
              options={facets.tracks.map((facet) => ({ ...facet, label: facet.label || messages.noTrack }))}
              chosen={filter.tracks}
              onChange={(tracks) => change({ tracks })}
            />
          )}
          {facets.threads.length > 0 && (
            <FacetChoice
              label={messages.threads}
              all={messages.allThreads}
              options={facets.threads.map((facet) => ({ ...facet, label: facet.label || messages.noThread }))}
              chosen={filter.threads}
              onChange={(threads) => change({ threads })}
            />
          )}
        </div>
        <GroupingChoice
          groupBy={filter.groupBy}
          tracked={tracked}
          onChange={(groupBy) => change({ groupBy })}
        />
        {/* What narrows the list to a part of its range has its own way back, under which nothing moves. */}
        {isFiltering({ ...filter, slot: "" }) && (
          <button
            type="button"
            className={`${textButton} tl:print:hidden`}
            onClick={() => change(clearFilters(filter))}
          >
            {messages.clearFilters}
          </button>
        )}
      </section>
      {children}
    </div>
  );
}

interface UnfinishedSwitchProps {
  on: boolean;
  count: number | undefined;
  isWhole: boolean;
  onChange(on: boolean): void;
}

function UnfinishedSwitch({ on, count, isWhole, onChange }: UnfinishedSwitchProps) {
  const { messages } = useOverviewUi();
  const counted = count === undefined ? messages.unfinishedOnly : messages.unfinishedOnlyCount(count);
  return (
    <button
      type="button"
      role="switch"
      data-slot="overview-unfinished"
      aria-checked={on}
      aria-label={count === undefined || isWhole ? counted : messages.inRead(counted)}
      onClick={() => onChange(!on)}
      className={`${bareButton} tl:group/switch tl:inline-flex tl:min-h-7 tl:max-w-full tl:flex-wrap tl:items-center tl:gap-2 ${on ? "" : "tl:print:hidden"}`}
    >
      <span
        aria-hidden="true"
        className={`tl:flex tl:h-4 tl:w-7 tl:items-center tl:rounded-full tl:border tl:p-px ${on ? "tl:justify-end tl:border-open tl:bg-open" : "tl:border-control tl:bg-soft"}`}
      >
        <span
          className={`tl:size-3 tl:rounded-full tl:border ${on ? "tl:border-card tl:bg-card" : "tl:border-control tl:bg-card"}`}
        />
      </span>
      {messages.unfinishedOnly}
      {count !== undefined && count > 0 && (
        <span className="tl:font-semibold tl:text-open tl:tabular-nums">{messages.number(count)}</span>
      )}
    </button>
  );
}
