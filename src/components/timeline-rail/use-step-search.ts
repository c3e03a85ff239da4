"use client";

import { useMemo, useState } from "react";
import type { TimelineEntry } from "../../model/types";
import { matchesWords, searchWords } from "../../view/search-text";

/** What somebody looks for among a rail's steps, and what there is of it. */
export interface StepSearch {
  text: string;
  setText(text: string): void;
  /** The steps that match; all of them while nothing is asked. */
  found: readonly TimelineEntry[];
  /** How many match; null while nothing is asked. */
  count: number | null;
}

export function useStepSearch(entries: readonly TimelineEntry[]): StepSearch {
  const [text, setText] = useState("");
  const found = useMemo(() => {
    const wanted = searchWords(text);
    return wanted.length === 0 ? entries : entries.filter((entry) => matchesWords(entry, wanted));
  }, [entries, text]);
  return useMemo(
    () => ({ text, setText, found, count: text.trim() === "" ? null : found.length }),
    [text, found],
  );
}
