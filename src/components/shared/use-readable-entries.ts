"use client";

import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";
import type { TimelineEntry } from "../../model/types";
import { shareEntries } from "../../query/share-timeline";
import { parseTimeline } from "../../wire";

interface ReadableEntries {
  given: unknown;
  entries: readonly TimelineEntry[] | undefined;
  /** Why they are no entries at all; else null. */
  error: unknown;
}

/**
 * What a host handed over as entries, read as tolerantly as an answer of the daemon. Nothing, or `null`, are none so far.
 * Many hosts hand over new objects with each poll: an entry that says what it said before is the same object as before.
 */
export function useReadableEntries(given: unknown): ReadableEntries {
  const [known, setKnown] = useState(() => readEntries(given, []));
  if (known.given === given) return known;
  const read = readEntries(given, known.entries ?? []);
  setKnown(read);
  return read;
}

/** The host's own object for an entry that was read from what it handed over, as far as that could be used. */
export function asGiven({ given, entries }: ReadableEntries, entry: TimelineEntry): TimelineEntry {
  const own: unknown = Array.isArray(given) ? given[entries?.indexOf(entry) ?? -1] : undefined;
  return replaceEqualDeep(own, entry);
}

function readEntries(given: unknown, before: readonly TimelineEntry[]): ReadableEntries {
  if (given === undefined || given === null) return { given, entries: undefined, error: null };
  try {
    const { entries } = parseTimeline({ entries: given });
    return { given, entries: shareEntries(before, entries), error: null };
  } catch (error) {
    return { given, entries: undefined, error };
  }
}
