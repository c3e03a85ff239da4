import { createTimelineClient, OverviewTimeline, TimelineProvider, TimelineRail } from "@apx/timeline";
import "@apx/timeline/styles.css";
import { createElement as h, StrictMode } from "react";
import { createRoot } from "react-dom/client";

const client = createTimelineClient();
const chat = { kind: "conversation", agent: "nora", id: "2026-11-28-01" };

createRoot(document.getElementById("root")).render(
  h(
    StrictMode,
    null,
    h(
      TimelineProvider,
      { client, locale: "en" },
      h("h1", null, "Built with webpack"),
      h(TimelineRail, { project: "1", chat }),
      h(OverviewTimeline, { project: "1" }),
    ),
  ),
);
