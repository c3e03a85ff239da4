export type { ChatsReading } from "./components/overview-timeline/ChatsNotice";
export type { MilestoneClosing } from "./components/overview-timeline/closing-context";
export {
  OverviewTimeline,
  type OverviewTimelineProps,
} from "./components/overview-timeline/OverviewTimeline";
export { OverviewTimelineView } from "./components/overview-timeline/OverviewTimelineView";
export type { OverviewTimelineViewProps } from "./components/overview-timeline/overview-props";
export { TimelineProvider, type TimelineProviderProps } from "./components/provider/TimelineProvider";
export type { TimelineLinkProps } from "./components/provider/timeline-ui";
export { TimelineRail, type TimelineRailProps } from "./components/timeline-rail/TimelineRail";
export { TimelineRailView, type TimelineRailViewProps } from "./components/timeline-rail/TimelineRailView";
export type {
  CountChange,
  RangeBeforeName,
  RangeComparison,
  RangeName,
  TimeAmount,
} from "./messages/message-values";
export type { Messages } from "./messages/messages";
export { messagesFor } from "./messages/messages-for";
export * from "./model";
export type { ChatRef, ProjectId } from "./query/chat-ref";
export type { ChatTimeline, ProjectTimeline } from "./query/corrections";
export type { LiveSignal, LiveSubscribe } from "./query/live/live-signal";
export { useUpdatesPaused } from "./query/live/use-live-feed";
export type { MilestonePatch, NewMilestone } from "./query/milestone-writes";
export {
  type ChatFailure,
  type ChatTitle,
  MOST_CHATS,
  type OtherChats,
  type OtherChatsOptions,
  useOtherChats,
} from "./query/other-chats/use-other-chats";
export type { OtherRead } from "./query/other-read";
export type { ProjectRange } from "./query/project-range";
export { TimelineApiError, type TimelineError } from "./query/timeline-api-error";
export { createTimelineClient, type TimelineClient } from "./query/timeline-client";
export { useTimelineClient } from "./query/timeline-client-context";
export type { TimelineClientOptions } from "./query/timeline-client-options";
export {
  type TimelineQueries,
  type TimelineQueryOptions,
  timelineQueries,
} from "./query/timeline-queries";
export { useChatTimeline } from "./query/use-chat-timeline";
export { useMilestoneActions } from "./query/use-milestone-actions";
export { useProjectTimeline } from "./query/use-project-timeline";
export { DEFAULT_FILTER, type OverviewFilter, type OverviewGrouping } from "./view/filter";
export type { HandoverOptions } from "./view/handover";
export { timelineToJson } from "./view/handover-json";
export { type MarkdownOptions, timelineToMarkdown } from "./view/handover-markdown";
export type { RangeBounds, TimelineRange } from "./view/range";
export {
  filterFromSearchParams,
  filterToSearchParams,
  type SearchParamsOptions,
} from "./view/search-params";
export { withOtherChats } from "./view/with-other-chats";
export {
  parseEventPage,
  parseTimeline,
  parseTurn,
  TimelinePayloadError,
  type TimelinePayloadKind,
} from "./wire";
export type { ChatRow } from "./wire/listings";

// Milestone checks.

export * from "./checks";
export { MilestoneChecks, type MilestoneChecksProps } from "./components/milestone-checks/MilestoneChecks";
export {
  MilestoneChecksView,
  type MilestoneChecksViewProps,
} from "./components/milestone-checks/MilestoneChecksView";
export { type EventsCut, MOST_PAGES } from "./query/runs/read-events";
export type { RunEvidence } from "./query/runs/run-evidence";
export { type RunQueries, type RunQueryOptions, runQueries } from "./query/runs/run-queries";
export { daemonRuns, type RunSource } from "./query/runs/run-source";
