"use client";

import { forwardRef } from "react";
import type { ChatRef } from "../../query/chat-ref";
import { useUpdatesPaused } from "../../query/live/use-live-feed";
import { useChatTimeline } from "../../query/use-chat-timeline";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { useStandingError } from "../shared/use-standing-error";
import { Rail, type TimelineRailViewProps } from "./TimelineRailView";

/** Props of `TimelineRail`. Others go to its root element. */
export interface TimelineRailProps
  extends Omit<
    TimelineRailViewProps,
    "entries" | "error" | "updatedAt" | "onRetry" | "retrying" | "updatesPaused"
  > {
  /** The daemon's project id. */
  project: string | number;
  /** The chat: `{kind:"conversation", agent, id}` or `{kind:"thread", channel, id}`. */
  chat: ChatRef;
  /**
   * Whether the host's own transcript is streaming a turn. The rail then fetches once, holds still, and fetches once
   * more when it ends: it never renumbers under the reader.
   * @default false
   */
  streaming?: boolean | undefined;
}

/**
 * The rail above a chat, fed by the milestone API: loads, polls every 3 s while something is running (in a visible
 * tab only, backing off to 30 s while requests fail), follows the client's live updates where it has them, and says when
 * it could not load, is stale, or those updates are paused.
 * Renders what `TimelineRailView` renders. Needs a `TimelineProvider` above it.
 */
export const TimelineRail = forwardRef<HTMLElement, TimelineRailProps>(function TimelineRail(props, ref) {
  return (
    <ErrorBoundary key={keyOf(props)}>
      <FetchingRail {...props} forwardedRef={ref} />
    </ErrorBoundary>
  );
});

/** Made outside of the boundary: a host without types may have given no chat yet, or anything. */
function keyOf({ project, chat }: Partial<TimelineRailProps>): string {
  const owner = chat?.kind === "thread" ? chat.channel : chat?.agent;
  return JSON.stringify([project, chat?.kind, owner, chat?.id].map(String));
}

type FetchingRailProps = TimelineRailProps & { forwardedRef: React.ForwardedRef<HTMLElement> };

function FetchingRail({ project, chat, streaming = false, forwardedRef, ...view }: FetchingRailProps) {
  const query = useChatTimeline({ project, chat, streaming });
  const { data, dataUpdatedAt, isFetching, refetch } = query;
  const error = useStandingError(query);
  const updatesPaused = useUpdatesPaused();
  return (
    <Rail
      {...view}
      forwardedRef={forwardedRef}
      entries={data?.entries}
      error={error}
      updatedAt={data ? dataUpdatedAt : undefined}
      retrying={isFetching}
      updatesPaused={updatesPaused}
      onRetry={() => void refetch()}
    />
  );
}
