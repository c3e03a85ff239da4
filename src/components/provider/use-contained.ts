"use client";

import { useMemo } from "react";
import { useTimelineUi } from "./timeline-ui";

/** A handler of the host's that can be called without a care: its faults are told to the host's log, not thrown. */
export function useContained<Args extends unknown[]>(
  handler: ((...args: Args) => unknown) | undefined,
): ((...args: Args) => void) | undefined {
  const { faults } = useTimelineUi();
  return useMemo(() => handler && ((...args: Args) => faults.call(handler, ...args)), [handler, faults]);
}
