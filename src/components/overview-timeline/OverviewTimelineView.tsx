"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ForwardedRef, forwardRef, useDeferredValue, useState } from "react";
import { chatsCoverage } from "../../view/chats-coverage";
import { retryConversationParts, useConversationFailed } from "../conversation/use-conversation-parts";
import { useContained } from "../provider/use-contained";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { joinClass } from "../shared/join-class";
import { NotLoaded, PartNotice, PausedNotice, StaleNotice } from "../shared/LoadNotice";
import { useKeptFocus } from "../shared/use-kept-focus";
import { useReadableEntries } from "../shared/use-readable-entries";
import { useSearchAhead } from "../shared/use-search-marks";
import { ChatsNotice } from "./ChatsNotice";
import { ComparisonPlace } from "./ComparisonPlace";
import { CutOffNotice } from "./CutOffNotice";
import { FilterBar } from "./FilterBar";
import { frameStyle, scrollerStyle } from "./frame-styles";
import { GlanceBack, GlanceMore } from "./GlanceMore";
import { GlanceRange } from "./GlanceRange";
import { NothingShown } from "./NothingShown";
import { OverviewAnnouncer } from "./OverviewAnnouncer";
import { OverviewList } from "./OverviewList";
import { OverviewSummary } from "./OverviewSummary";
import type { OverviewTimelineViewProps } from "./overview-props";
import { TakeAlong } from "./TakeAlong";
import { TriageBar } from "./triage/TriageBar";
import { TriageScope } from "./triage/TriageScope";
import { useTold } from "./triage/use-told";
import { useTriage } from "./triage/use-triage";
import { useGlance, useGlanced } from "./use-glance";
import { useLeft } from "./use-left";
import { useMilestoneCloser } from "./use-milestone-closer";
import { useOverviewCounts } from "./use-overview-counts";
import { useOverviewEntries } from "./use-overview-entries";
import { useOverviewFilter } from "./use-overview-filter";
import { useOverviewUi } from "./use-overview-ui";
import { useRetries } from "./use-retries";

/**
 * What all chats of a project have been through, from data alone: filters, counts and the entries under their days.
 * Renders a `<section>` element with `data-slot="overview-timeline"`.
 */
export const OverviewTimelineView = /* @__PURE__ */ forwardRef<HTMLElement, OverviewTimelineViewProps>(
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
  const { entries: previous } = useReadableEntries(props.previous);
  return <Overview {...props} entries={entries} previous={previous} error={error ?? props.error} />;
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
  glance: rows,
  moreHref,
  onMore,
  previous,
  previousUpdatedAt,
  headingLevel = 3,
  fill = false,
  shortcuts = true,
  className,
  forwardedRef,
  ...rest
}: OverviewProps) {
  const { messages, locale } = useOverviewUi();
  const [asked, changeFilter] = useOverviewFilter(controlledFilter, defaultFilter, onFilterChange);
  const glance = useGlance(rows, asked);
  const { isGlance, filter } = glance;
  const failed = error !== null && error !== undefined;
  const retry = useRetries(failed, onRetry, otherChats?.onRetry);
  const loadMore = useContained(onLoadMore);
  const showMore = useContained(onMore);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const ref = useComposedRefs(setRoot, forwardedRef);
  const { told, tell } = useTold();
  const closer = useMilestoneCloser(onCloseMilestone, tell);
  useKeptFocus(root);
  const [taken, setTaken] = useState({ words: "", nth: 0 });

  // What is pressed shows at once while a long list catches up.
  const applied = useDeferredValue(filter);
  const { all, ofRange, shown, groups, names, values, tracked } = useOverviewEntries(
    entries,
    filter,
    applied,
  );
  useSearchAhead(all, !isGlance);
  const { whole, drawn, left: beyond } = useGlanced(glance, applied, { all, shown, groups });

  const newest = cutOff ? all.length : null;
  const counted = useOverviewCounts(whole.entries, newest, whole.filter);
  const coverage = chatsCoverage(otherChats);
  const isWhole = !cutOff && coverage.kind === "whole";
  const left = useLeft(counted, all, whole.filter, isWhole);
  const triage = useTriage(root, shown, left.count, isWhole, { hasBar: !isGlance, shortcuts });

  const partFailed = useConversationFailed(entries);
  const asOf = failed ? updatedAt : undefined;
  const picture = {
    ...{ entries: ofRange, all, cutOff, isWhole: coverage.kind === "whole" },
    range: filter.range,
    slot: filter.slot,
    onSlot: (slot: string) => changeFilter({ slot }),
  };
  const comparable = isWhole && !failed && applied.slot === "" ? previous : undefined;
  return (
    <TriageScope closer={closer} triage={triage}>
      <section
        aria-label={messages.overview}
        tabIndex={-1}
        lang={locale}
        {...rest}
        data-slot="overview-timeline"
        ref={ref}
        className={joinClass(frameStyle(fill), className)}
      >
        {glance.close && <GlanceBack rows={glance.rows ?? 0} onBack={glance.close} />}
        {!isGlance && (
          <FilterBar
            filter={filter}
            onChange={changeFilter}
            facets={values}
            unfinished={entries === undefined ? undefined : left.count}
            isWhole={isWhole}
            tracked={tracked}
          >
            {entries !== undefined && (
              <TakeAlong
                {...{ all, shown, newest, otherChats, asOf, footnote }}
                filter={applied}
                onDone={(words) => setTaken(({ nth }) => ({ words, nth: nth + 1 }))}
              />
            )}
          </FilterBar>
        )}
        <OverviewAnnouncer
          counted={counted}
          newest={newest}
          loaded={entries !== undefined}
          coverage={coverage}
          taken={taken}
          told={told}
          left={left.words}
          ledTo={triage.ledTo}
        />
        {entries === undefined ? (
          <NotLoaded error={failed ? error : null} onRetry={retry.load} retrying={retrying} />
        ) : (
          <>
            {failed && <StaleNotice updatedAt={updatedAt} onRetry={retry.all} retrying={retrying} />}
            {updatesPaused && !failed && <PausedNotice />}
            {partFailed && <PartNotice onRetry={retryConversationParts} />}
            <OverviewSummary
              counted={counted}
              newest={newest}
              slot={applied.slot}
              coverage={coverage}
              live={!failed}
              range={isGlance && <GlanceRange range={applied.range} />}
              comparison={
                comparable && (
                  <ComparisonPlace
                    {...{ ...whole, all, updatedAt, previousUpdatedAt }}
                    previous={comparable}
                  />
                )
              }
              onWiden={() => changeFilter({ slot: "" })}
              picture={all.length > 0 && !isGlance ? picture : null}
            />
            {!isGlance && <TriageBar {...{ triage, closer, all, shown, fill, tell }} says={left.words} />}
            <div className={scrollerStyle(fill, isGlance)}>
              <OverviewList
                shown={shown}
                groups={drawn}
                filter={applied}
                chats={otherChats}
                names={names}
                headingLevel={headingLevel}
                asOf={asOf}
              />

              {shown.length === 0 && (
                <NothingShown
                  isEmpty={all.length === 0}
                  filter={applied}
                  onFilterChange={isGlance ? undefined : changeFilter}
                  newest={newest}
                  coverage={coverage}
                  unjudged={left.unjudged}
                />
              )}
              {cutOff && (!isGlance || all.length === 0) && (
                <CutOffNotice
                  count={all.length}
                  onLoadMore={loadMore}
                  loading={loadingMore}
                  error={loadMoreError}
                />
              )}
              {otherChats && <ChatsNotice chats={otherChats} names={names} onRetry={retry.chats} />}
              {footnote && (
                <p
                  data-slot="overview-footnote"
                  className="tl:border-t tl:border-border tl:px-3 tl:py-2 tl:text-small tl:text-muted"
                >
                  {footnote}
                </p>
              )}
            </div>
            {isGlance && (
              <GlanceMore
                left={beyond}
                isWhole={isWhole}
                unfinished={applied.unfinishedOnly}
                href={moreHref}
                onMore={showMore ?? glance.open}
              />
            )}
          </>
        )}
      </section>
    </TriageScope>
  );
}
