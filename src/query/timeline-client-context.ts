"use client";

import { createContext, useContext } from "react";
import type { TimelineClient } from "./timeline-client";

/** The client of the nearest provider. */
export const TimelineClientContext = createContext<TimelineClient | null>(null);

/**
 * The client that a provider above gave.
 *
 * @throws {Error} where there is no provider.
 */
export function useTimelineClient(): TimelineClient {
  const client = useContext(TimelineClientContext);
  if (client === null) {
    throw new Error(
      "@apx/timeline: no client found, so no timeline can be loaded. Put a `<TimelineProvider client={createTimelineClient()}>` above this component.",
    );
  }
  return client;
}
