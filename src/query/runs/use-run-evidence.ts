"use client";

import { type QueryState, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { isOver } from "../../checks/turn-status";
import { GAP_MS } from "../live/refetcher";
import { useLiveFeed } from "../live/use-live-feed";
import { LONGEST_POLL_MS } from "../poll-interval";
import type { TimelineError } from "../timeline-api-error";
import { useTimelineClient } from "../timeline-client-context";
import type { RunEvidence } from "./run-evidence";
import { evidenceInterval, runQueries } from "./run-queries";
import type { RunSource } from "./run-source";

interface KeptEvidence {
  query: UseQueryResult<RunEvidence, TimelineError>;
  /** What it is of: another one where the run, the turn or the source is. */
  subject: string;
  /** Whether changes of a turn that is not over go unheard. */
  updatesPaused: boolean;
}

/**
 * How a turn stands and what happened on its way, kept fresh until it is over: polled while it is working, and asked for
 * again at any news of the client's live updates, where it has them. A turn that waits for its reader goes on without
 * anybody having asked. While the updates are down it is asked for every 15 s.
 */
export function useRunEvidence(run: string, turn: string, source: RunSource | undefined): KeptEvidence {
  const client = useTimelineClient();
  const options = useMemo(() => runQueries(client, source).evidence(run, turn), [client, source, run, turn]);
  const [ended, setEnded] = useState("");
  const subject = JSON.stringify(options.queryKey);
  const isFollowed = ended !== subject;
  // No signal names a run, so that whatever is heard may be of this one.
  const feed = useLiveFeed({
    ...{ queryKey: options.queryKey, project: null, chat: null },
    ...{ enabled: isFollowed, listening: true, gap: evidenceGap },
  });
  const heard = feed === null || feed === "up";
  const query = useQuery({
    ...options,
    subscribed: true,
    refetchInterval: ({ state }) => evidenceInterval(state, heard),
  });
  const isEnded = query.data !== undefined && isOver(query.data.turn.status);
  if (isEnded === isFollowed) setEnded(isEnded ? subject : "");
  return { query, subject, updatesPaused: isFollowed && feed === "down" };
}

/** Each page is a request of its own. */
function evidenceGap({ data }: QueryState): number {
  const pages = (data as RunEvidence | undefined)?.pages.length ?? 1;
  return Math.min(GAP_MS * Math.max(pages, 1), LONGEST_POLL_MS);
}
