"use client";

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { ProjectId } from "./chat-ref";
import { correctProject, type ProjectTimeline } from "./corrections";
import { pollInterval } from "./poll-interval";
import type { ProjectRange } from "./project-range";
import type { ProjectAnswer } from "./record-cap";
import type { TimelineError } from "./timeline-api-error";
import { useTimelineClient } from "./timeline-client-context";
import { timelineQueries } from "./timeline-queries";
import { useKeptFresh } from "./use-kept-fresh";

/** Which part of which project to keep fresh. */
export interface ProjectTimelineOptions extends ProjectRange {
  project: ProjectId;
  /** @default true */
  enabled?: boolean | undefined;
}

/**
 * The timeline across all chats of a project, cut to the range asked for: polled while something in it is running, and
 * kept fresh by the client's live updates where it has them. While those are not up it is polled every 15 s.
 */
export function useProjectTimeline({
  project,
  since,
  until,
  limit,
  enabled = true,
}: ProjectTimelineOptions): UseQueryResult<ProjectTimeline, TimelineError> {
  const client = useTimelineClient();
  const select = useCallback(
    (answer: ProjectAnswer) => correctProject(answer, { since, until, limit }),
    [since, until, limit],
  );
  const options = useMemo(
    () => timelineQueries(client).overview(project, { since, until, limit }),
    [client, project, since, until, limit],
  );
  const fresh = useKeptFresh(client, {
    queryKey: options.queryKey,
    project: String(project),
    chat: null,
    enabled,
    interval: pollInterval,
    held: false,
  });
  return useQuery({
    ...options,
    select,
    enabled,
    subscribed: true,
    ...fresh,
  });
}
