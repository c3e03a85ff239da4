"use client";

import { createContext, type ReactNode } from "react";
import type { TimelineEntry } from "../../model/types";
import type { Sight } from "../../view/unseen-matches";

/** How the rows that a search found show why they are there. */
export interface SearchMarks {
  /** A text with what matches marked in it. */
  mark(text: string): ReactNode;
  /** What matches where it is not seen. */
  unseen(entry: TimelineEntry, sight: Sight): ReactNode;
}

/** Null where nothing is searched for. */
export const SearchMarksContext = createContext<SearchMarks | null>(null);
