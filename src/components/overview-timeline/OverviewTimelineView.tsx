"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  useDeferredValue,
  useState,
} from "react";
import type { TimelineEntry } from "../../model/types";
import { chatsCoverage } from "../../view/chats-coverage";
import type { OverviewFilter } from "../../view/filter";
import { useContained } from "../provider/use-contained";
import { innerFocus } from "../shared/button-styles";
import { MilestoneCloserContext } from "../shared/closing-context";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { joinClass } from "../shared/join-class";
import { NotLoaded, PausedNotice, StaleNotice } from "../shared/LoadNotice";
import type { LoadProps } from "../shared/load-props";
import { useKeptFocus } from "../shared/use-kept-focus";
import { useReadableEntries } from "../shared/use-readable-entries";
import { ChatsNotice, type ChatsReading } from "./ChatsNotice";
import { CutOffNotice } from "./CutOffNotice";
import { FilterBar } from "./FilterBar";
import type { HeadingLevel } from "./list-props";
import { NothingShown } from "./NothingShown";
import { OverviewAnnouncer } from "./OverviewAnnouncer";
import { OverviewHeader } from "./OverviewHeader";
import { OverviewList } from "./OverviewList";
import { type CloseMilestoneHandler, useMilestoneCloser } from "./use-milestone-closer";
import { useOverviewCounts } from "./use-overview-counts";
import { useOverviewEntries } from "./use-overview-entries";
import { useOverviewFilter } from "./use-overview-filter";
import { useOverviewUi } from "./use-overview-ui";

/** Props of `OverviewTimelineView`. Others go to its root element. */
export interface OverviewTimelineViewProps
  extends Omit<ComponentPropsWithoutRef<"section">, "children">,
    LoadProps {
  /** The entries of the range, oldest first, unfiltered, as the API sends them; undefined until there are any to show. */
  entries: readonly TimelineEntry[] | undefined;
  /** The filter. Pair it with `onFilterChange`; leave it out and use `defaultFilter` for the uncontrolled way. */
  filter?: OverviewFilter | undefined;
  /** What an uncontrolled filter starts from. @default the last 7 days, nothing hidden */
  defaultFilter?: Partial<OverviewFilter> | undefined;
  /** Called when the reader changes the filter, its range included. */
  onFilterChange?: ((filter: OverviewFilter) => void) | undefined;
  /** Whether a limit cut older entries off, so that the list is only the newest part of its range. @default false */
  cutOff?: boolean | undefined;
  /** Loads more of a range that was cut off; leave it out when there is no more to be had. */
  onLoadMore?: (() => void) | undefined;
  /** Whether more is being loaded. @default false */
  loadingMore?: boolean | undefined;
  /** Why loading more failed. The list stays as it is. */
  loadMoreError?: unknown;
  /**
   * Closes an open milestone; rows offer it when this is there. Show the outcome at once and take it back when the
   * promise rejects: the row then says why it failed.
   */
  onCloseMilestone?: CloseMilestoneHandler | undefined;
  /** How far the chats that the project's own view leaves out are read; leave it out where none are. */
  otherChats?: ChatsReading | undefined;
  /** A standing line under the list, such as what it does not cover. */
  footnote?: string | undefined;
  /** The level of the headings of days, chats and tracks, one below the heading that stands above the list. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** Fill the height that the host gives and scroll inside it. @default false */
  fill?: boolean | undefined;
}

/**
 * What all chats of a project have been through, from data alone: filters, counts and the entries under their days.
 * Renders a `<section>` element with `data-slot="overview-timeline"`.
 */
export const OverviewTimelineView = forwardRef<HTMLElement, OverviewTimelineViewProps>(
  function OverviewTimelineView(props, ref) {
    return (
      <ErrorBoundary>
        <GivenOverview {...props} forwardedRef={ref} />
      </ErrorBoundary>
    );
  },
);

type OverviewProps = OverviewTimelineViewProps & { forwardedRef: ForwardedRef<HTMLElement> };

function GivenOverview(props: OverviewProps) {
  const { entries, error } = useReadableEntries(props.entries);
  return <Overview {...props} entries={entries} error={error ?? props.error} />;
}

/** The overview of entries that were read already. */
export function Overview({
  entries,
  error,
  updatedAt,
  onRetry,
  retrying,
  updatesPaused = false,
  filter: controlledFilter,
  defaultFilter,
  onFilterChange,
  cutOff = false,
  onLoadMore,
  loadingMore = false,
  loadMoreError = null,
  onCloseMilestone,
  otherChats,
  footnote,
  headingLevel = 3,
  fill = false,
  className,
  forwardedRef,
  ...rest
}: OverviewProps) {
  const { messages, locale } = useOverviewUi();
  const [filter, setFilter] = useOverviewFilter(controlledFilter, defaultFilter, onFilterChange);
  const retry = useContained(onRetry);
  const loadMore = useContained(onLoadMore);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const ref = useComposedRefs(setRoot, forwardedRef);
  const { closer, lastClosed } = useMilestoneCloser(onCloseMilestone);
  useKeptFocus(root);

  // Typing stays quick while a long list catches up.
  const applied = useDeferredValue(filter);
  const { all, shown, groups, names, values, unfinished, tracked } = useOverviewEntries(
    entries,
    filter,
    applied,
  );

  const failed = error !== null && error !== undefined;
  const asOf = failed ? updatedAt : undefined;
  const newest = cutOff ? all.length : null;
  const counted = useOverviewCounts(shown, newest, applied);
  const coverage = chatsCoverage(otherChats);
  return (
    <MilestoneCloserContext.Provider value={closer}>
      <section
        aria-label={messages.overview}
        tabIndex={-1}
        lang={locale}
        {...rest}
        data-slot="overview-timeline"
        ref={ref}
        className={joinClass(
          innerFocus,
          "tl-root tl:relative tl:@container tl:rounded-card tl:border tl:border-border tl:bg-card ",
          fill
            ? "tl:flex tl:max-h-full tl:min-h-0 tl:flex-col tl:overflow-y-auto tl:print:overflow-visible tl:print:max-h-none"
            : "tl:overflow-clip",
          className,
        )}
      >
        <FilterBar
          filter={filter}
          onChange={setFilter}
          facets={values}
          unfinished={entries === undefined ? undefined : unfinished}
          tracked={tracked}
        />
        <OverviewAnnouncer
          counted={counted}
          newest={newest}
          loaded={entries !== undefined}
          coverage={coverage}
          lastClosed={lastClosed}
        />
        {entries === undefined ? (
          <NotLoaded error={failed ? error : null} onRetry={retry} retrying={retrying} />
        ) : (
          <>
            {failed && <StaleNotice updatedAt={updatedAt} onRetry={retry} retrying={retrying} />}
            {updatesPaused && !failed && <PausedNotice />}
            <OverviewHeader counted={counted} newest={newest} coverage={coverage} live={!failed} />
            <div
              className={
                fill ? "tl:relative tl:min-h-40 tl:flex-1 tl:overflow-y-auto tl:print:overflow-visible" : ""
              }
            >
              <OverviewList
                shown={shown}
                groups={groups}
                filter={applied}
                chats={otherChats}
                names={names}
                headingLevel={headingLevel}
                asOf={asOf}
              />
              {shown.length === 0 && (
                <NothingShown
                  all={all}
                  filter={applied}
                  onFilterChange={setFilter}
                  cutOff={cutOff}
                  coverage={coverage}
                />
              )}
              {cutOff && (
                <CutOffNotice
                  count={all.length}
                  onLoadMore={loadMore}
                  loading={loadingMore}
                  error={loadMoreError}
                />
              )}
              {otherChats && <ChatsNotice chats={otherChats} names={names} />}
              {footnote && (
                <p
                  data-slot="overview-footnote"
                  className="tl:border-t tl:border-border tl:px-3 tl:py-2 tl:text-small tl:text-muted"
                >
                  {footnote}
                </p>
              )}
            </div>
          </>
        )}
      </section>
    </MilestoneCloserContext.Provider>
  );
}
