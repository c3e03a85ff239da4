"use client";

import { type QueryKey, type QueryState, useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { heldTimelines } from "./held-timelines";
import { type LiveFeedOptions, useLiveFeed } from "./live/use-live-feed";
import { idlePoll } from "./poll-interval";
import type { TimelineError } from "./timeline-api-error";
import type { TimelineClient } from "./timeline-client";
import { milestoneWrites } from "./timeline-queries";

const HELD = { refetchInterval: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** A mounted query, and whether its host wants it to be held as it is. */
export interface KeptFreshOptions<Data> extends Omit<LiveFeedOptions, "listening"> {
  project: string;
  held: boolean;
  /** When to ask again, in ms; `heard` where changes are told of or nobody wants to know. */
  interval: (state: QueryState<Data, TimelineError>, heard: boolean) => number | false;
}

/**
 * Query options by which something is asked for again: when the live feed says so, and by polls where something runs or
 * the feed is not up, or as often as the host wants. Held, it is not asked for by itself at all: while its host says so, while another rail on the same
 * chat is held, with which it shares what it shows, and while a milestone of its project is being written, since an
 * answer that came in between would undo on screen what was written, for as long as the daemon takes. When the write is
 * settled, everything is read again anyway.
 */
export function useKeptFresh<Data>(
  client: TimelineClient,
  { held: byHost, interval, ...options }: KeptFreshOptions<Data>,
) {
  const writing = useIsMutating({ mutationKey: milestoneWrites(client, options.project) }) > 0;
  const heldTogether = useIsHeld(options.queryKey);
  const held = byHost || heldTogether || writing;
  const feed = useLiveFeed({ ...options, listening: !held });
  // Not even by appearing; but the first to hold it does ask then.
  if (held) return heldTogether ? { ...HELD, refetchOnMount: false } : HELD;
  const heard = feed === null || feed === "up";
  return {
    refetchInterval: ({ state }: { state: QueryState<Data, TimelineError> }) =>
      idlePoll(interval(state, heard), state, client.pollMs),
  };
}

function useIsHeld(queryKey: QueryKey): boolean {
  const held = heldTimelines(useQueryClient());
  const isHeld = () => held.isHeld(queryKey);
  return useSyncExternalStore(held.subscribe, isHeld, isHeld);
}
