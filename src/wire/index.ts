export { parseMilestone, parseTimeline } from "./parse-timeline";
export { parseEventPage, parseTurn } from "./runs";
export { TimelinePayloadError, type TimelinePayloadKind } from "./timeline-payload-error";
