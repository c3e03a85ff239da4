"use client";

import { useMemo, useState } from "react";
import type { TimelineEntry } from "../../model/types";
import { LONG } from "../long-list/load-row-window";
import { createPart, useLoaded } from "../shared/use-loaded";

type StepSearchPart = typeof import("./step-search-part");

const stepSearchPart = createPart<StepSearchPart>(() => import("./step-search-part"));

/** What somebody looks for among a rail's steps, and what there is of it. */
export interface StepSearch {
  /** What draws the search; null where the list is short, and until it is there. */
  part: StepSearchPart | null;
  text: string;
  setText(text: string): void;
  /** The steps that match; all of them while nothing is asked. */
  found: readonly TimelineEntry[];
  /** How many match; null while nothing is asked. */
  count: number | null;
}

/**
 * The search of a list that is too long to be there as a whole. It is loaded with what windows the list; where neither
 * comes, the list grows as it is scrolled, and the browser's own search finds what is there.
 */
export function useStepSearch(entries: readonly TimelineEntry[]): StepSearch {
  const [text, setText] = useState("");
  const loaded = useLoaded(stepSearchPart, entries.length > LONG || text !== "");
  const part = loaded === "failed" ? null : loaded;
  const found = useMemo(() => {
    const wanted = part?.searchWords(text) ?? [];
    return wanted.length === 0 ? entries : entries.filter((entry) => part?.matchesWords(entry, wanted));
  }, [part, entries, text]);
  return useMemo(
    () => ({ part, text, setText, found, count: text.trim() === "" ? null : found.length }),
    [part, text, found],
  );
}
