"use client";

import { matchQuery, notifyManager, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ProjectId } from "./chat-ref";
import { type CoveringAnswer, coveringAnswer, type WholeRange } from "./covering-answer";
import { useTimelineClient } from "./timeline-client-context";
import { overviewsKey } from "./timeline-queries";

/**
 * What was loaded of a project's view that holds all of a range, as long as the cache has it. Nothing is asked for, and
 * nothing is kept that would not be there anyway.
 */
export function useCoveringAnswer(
  project: ProjectId,
  { since, until }: WholeRange,
): CoveringAnswer | undefined {
  const client = useTimelineClient();
  const queryClient = useQueryClient();
  const scope = useMemo(() => overviewsKey(client, project), [client, project]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const tell = notifyManager.batchCalls(listener);
      return queryClient.getQueryCache().subscribe(({ query }) => {
        if (matchQuery({ queryKey: scope }, query)) tell();
      });
    },
    [queryClient, scope],
  );
  const read = () => coveringAnswer(queryClient, scope, { since, until });
  return useSyncExternalStore(subscribe, read, read);
}
