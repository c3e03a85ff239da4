"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Timeline } from "../model/types";
import type { ProjectId } from "./chat-ref";
import { correctProject, type ProjectTimeline } from "./corrections";
import type { ProjectRange } from "./project-range";
import type { TimelineError } from "./timeline-api-error";
import { useTimelineClient } from "./timeline-client-context";
import { timelineQueries } from "./timeline-queries";
import { useHeldQueries } from "./use-held-queries";

/** Which part of which project to keep fresh. */
export interface ProjectTimelineOptions extends ProjectRange {
  project: ProjectId;
  /** @default true */
  enabled?: boolean | undefined;
}

/** The timeline across all chats of a project, polled while something in it is running, cut to the range asked for. */
export function useProjectTimeline({
  project,
  since,
  until,
  limit,
  enabled = true,
}: ProjectTimelineOptions): UseQueryResult<ProjectTimeline, TimelineError> {
  const client = useTimelineClient();
  const select = useCallback(
    (timeline: Timeline) => correctProject(timeline, { until, limit }),
    [until, limit],
  );
  const held = useHeldQueries(client, project, false);
  return useQuery({
    ...timelineQueries(client).overview(project, { since, until, limit }),
    select,
    enabled,
    subscribed: true,
    ...held,
  });
}
