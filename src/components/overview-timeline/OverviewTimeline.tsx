"use client";

import { type ForwardedRef, forwardRef, useCallback, useState } from "react";
import type { ProjectId } from "../../query/chat-ref";
import { useUpdatesPaused } from "../../query/live/use-live-feed";
import { useMilestoneActions } from "../../query/use-milestone-actions";
import { useProjectTimeline } from "../../query/use-project-timeline";
import { askedRange } from "../../view/filter";
import { rangeBounds, type TimelineRange } from "../../view/range";
import { useAtTime } from "../provider/timeline-ui";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { useStandingError } from "../shared/use-standing-error";
import { Overview } from "./OverviewTimelineView";
import type { OverviewTimelineViewProps } from "./overview-props";
import { useEntriesBefore } from "./use-entries-before";
import type { CloseMilestoneHandler } from "./use-milestone-closer";
import { useOverviewFilter } from "./use-overview-filter";
import { useOverviewUi } from "./use-overview-ui";
import { useWithOtherChats } from "./use-with-other-chats";

/** How many entries are asked for: first, and each time somebody wants more. The daemon reads no further. */
const LIMITS = [200, 1_000, 5_000] as const;

/** Props of `OverviewTimeline`. Others go to its root element. */
export interface OverviewTimelineProps
  extends Omit<
    OverviewTimelineViewProps,
    | "entries"
    | "error"
    | "updatedAt"
    | "onRetry"
    | "retrying"
    | "updatesPaused"
    | "cutOff"
    | "onLoadMore"
    | "loadingMore"
    | "loadMoreError"
    | "onCloseMilestone"
    | "otherChats"
    | "footnote"
    | "previous"
    | "previousUpdatedAt"
  > {
  /** The daemon's project id. */
  project: ProjectId;
  /**
   * Whether rows offer to close an open milestone.
   * @default true
   */
  closable?: boolean | undefined;
  /**
   * Whether the chats that the project's own view leaves out are read into the list: those held directly with agents,
   * and the super-agent's threads. The 20 of the range that were active last are, one after the other. Without them a
   * line under the list says what it covers.
   * @default true
   */
  otherChats?: boolean | undefined;
}

/**
 * What all chats of a project have been through in a range of days, fed by the milestone API: loads the newest 200
 * entries of the range (then 1,000 and 5,000 on demand), filters them, and closes open milestones.
 * Renders what `OverviewTimelineView` renders. Needs a `TimelineProvider` above it.
 */
export const OverviewTimeline = forwardRef<HTMLElement, OverviewTimelineProps>(
  function OverviewTimeline(props, ref) {
    return (
      <ErrorBoundary key={String(props.project)}>
        <FetchingOverview {...props} forwardedRef={ref} />
      </ErrorBoundary>
    );
  },
);

type FetchingOverviewProps = OverviewTimelineProps & { forwardedRef: ForwardedRef<HTMLElement> };

function FetchingOverview({
  project,
  closable = true,
  otherChats = true,
  filter: controlledFilter,
  defaultFilter,
  onFilterChange,
  forwardedRef,
  ...view
}: FetchingOverviewProps) {
  const { messages, clock } = useOverviewUi();
  const [filter, setFilter] = useOverviewFilter(controlledFilter, defaultFilter, onFilterChange);
  const { since, until, before } = useRangeBounds(filter.range);
  const range = `${since} ${until}`;
  const [wanted, setWanted] = useState<{ range: string; limit: number }>({ range, limit: LIMITS[0] });
  const limit = wanted.range === range ? wanted.limit : LIMITS[0];
  const more = LIMITS.find((step) => step > limit);
  const less = LIMITS.findLast((step) => step < limit);

  const wider = useProjectTimeline({ project, since, until, limit, enabled: since !== "" });
  // What is there already stays on screen until the longer list, or the list of the new day, comes; and when it fails to.
  const there = useProjectTimeline({
    project,
    ...(less === undefined && before ? before : { since, until }),
    limit: less ?? limit,
    enabled: false,
  });
  const failure = useStandingError(wider, `${range} ${limit}`);
  const standsIn = wider.data === undefined && there.data !== undefined;
  const loadsMore = standsIn && less !== undefined;
  const shown = standsIn ? there : wider;
  const loadMore = loadsMore
    ? () => void wider.refetch()
    : more === undefined || shown.data?.stoppedShort
      ? undefined
      : () => setWanted({ range, limit: more });

  const { entries, reading } = useWithOtherChats(project, shown.data, { since, until }, otherChats);
  const updatesPaused = useUpdatesPaused();
  const { close } = useMilestoneActions({ project, now: clock.now });
  const closeAsync = close.mutateAsync;
  const closeMilestone = useCallback<CloseMilestoneHandler>(
    ({ id }, { state, note }) => closeAsync({ id, state, ...(note.trim() === "" ? {} : { note }) }),
    [closeAsync],
  );
  const previous = useEntriesBefore(project, filter.range, otherChats);

  return (
    <Overview
      {...view}
      previous={standsIn ? undefined : previous?.entries}
      previousUpdatedAt={previous?.updatedAt}
      forwardedRef={forwardedRef}
      entries={entries}
      error={loadsMore ? there.error : failure}
      updatedAt={shown.data ? shown.dataUpdatedAt : undefined}
      retrying={wider.isFetching}
      updatesPaused={updatesPaused}
      onRetry={() => void wider.refetch()}
      filter={filter}
      onFilterChange={setFilter}
      cutOff={shown.data?.cutOff ?? false}
      loadingMore={loadsMore && wider.isFetching}
      loadMoreError={loadsMore ? failure : null}
      onLoadMore={loadMore}
      onCloseMilestone={closable ? closeMilestone : undefined}
      otherChats={reading}
      footnote={otherChats ? undefined : messages.coverage}
    />
  );
}

interface Bounds {
  since: string;
  until: string;
}

/**
 * The range's bounds as UTC text, empty while the time is not known. They move when the reader's midnight passes; then
 * `before` are yesterday's.
 */
function useRangeBounds(range: TimelineRange): Bounds & { before: Bounds | null } {
  const { timeZone } = useOverviewUi();
  const bounds = useAtTime((now) => {
    if (Number.isNaN(now)) return "";
    const { since, until } = rangeBounds(askedRange(range), now, timeZone);
    return `${since} ${until}`;
  }, 60_000);
  const asking = JSON.stringify(range);
  const [known, setKnown] = useState({ asking, bounds, before: "" });
  if (known.asking !== asking) setKnown({ asking, bounds, before: "" });
  else if (known.bounds !== bounds) setKnown({ asking, bounds, before: known.bounds });
  return { ...readBounds(bounds), before: known.before === "" ? null : readBounds(known.before) };
}

function readBounds(text: string): Bounds {
  const [since = "", until = ""] = text.split(" ");
  return { since, until };
}
