export { derivedEntrySchema } from "./entry-schema";
export { declaredEntrySchema, milestoneSchema } from "./milestone-schema";
export { parseMilestone, parseTimeline, timelineSchema } from "./parse-timeline";
export { TimelinePayloadError } from "./timeline-payload-error";
