export { derivedEntrySchema } from "./entry-schema";
export { declaredEntrySchema, milestoneSchema } from "./milestone-schema";
export { parseMilestone, parseTimeline, timelineSchema } from "./parse-timeline";
export { TimelinePayloadError, type TimelinePayloadKind } from "./timeline-payload-error";
