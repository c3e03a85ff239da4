"use client";

import { replaceEqualDeep } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TimelineEntry } from "../../model/types";
import { parseTimeline } from "../../wire";

interface ReadableEntries {
  entries: readonly TimelineEntry[] | undefined;
  /** Why they are no entries at all; else null. */
  error: unknown;
}

/**
 * What a host handed over as entries, read as tolerantly as an answer of the daemon; what is right stays the same object.
 * Nothing, or `null`, are none so far.
 */
export function useReadableEntries(given: unknown): ReadableEntries {
  return useMemo(() => {
    if (given === undefined || given === null) return { entries: undefined, error: null };
    try {
      return { entries: replaceEqualDeep(given, parseTimeline({ entries: given }).entries), error: null };
    } catch (error) {
      return { entries: undefined, error };
    }
  }, [given]);
}
