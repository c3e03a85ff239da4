import { createTimelineClient, OverviewTimeline, TimelineProvider, TimelineRail } from "@apx/timeline";
import "@apx/timeline/styles.css";

const client = createTimelineClient();

export const Rail = () => (
  <TimelineProvider client={client}>
    <TimelineRail project="1" chat={{ kind: "conversation", agent: "nora", id: "2026-11-28-01" }} />
  </TimelineProvider>
);

export const Overview = () => (
  <TimelineProvider client={client}>
    <OverviewTimeline project="1" />
  </TimelineProvider>
);
