"use client";

import { useIsMutating } from "@tanstack/react-query";
import type { ProjectId } from "./chat-ref";
import type { TimelineClient } from "./timeline-client";
import { milestoneWrites } from "./timeline-queries";

const HELD = { refetchInterval: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * Query options that keep a timeline from being asked for by itself: while its host says so, and while a milestone of its
 * project is being written, since an answer that came in between would undo on screen what was written, for as long as
 * the daemon takes. When the write is settled, everything is read again anyway.
 */
export function useHeldQueries(client: TimelineClient, project: ProjectId, held: boolean) {
  const writing = useIsMutating({ mutationKey: milestoneWrites(client, project) }) > 0;
  return held || writing ? HELD : {};
}
