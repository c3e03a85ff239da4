export { parseMilestone, parseTimeline } from "./parse-timeline";
export { TimelinePayloadError, type TimelinePayloadKind } from "./timeline-payload-error";
