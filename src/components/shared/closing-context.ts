"use client";

import { createContext } from "react";
import type { Milestone } from "../../model/types";

/** How somebody closes a milestone. */
export interface MilestoneClosing {
  state: "done" | "failed" | "dropped";
  /** What came of it, in a sentence or two; "" for nothing to say. */
  note: string;
}

/** A closing that somebody is filling in, and where their focus stands in it. */
export interface ClosingDraft {
  closing: MilestoneClosing;
  at: "state" | "note";
}

/** What a milestone's row needs to offer closing. */
export interface MilestoneCloser {
  /** By id: a milestone may come to stand in another row while somebody fills its closing in. */
  drafts: Map<string, ClosingDraft>;
  close(milestone: Milestone, closing: MilestoneClosing): void;
  /** Whether it was closed here, or is being closed, since the list was first drawn. */
  wasClosedHere(id: string): boolean;
  /** The last attempt on this milestone that failed, and how it failed. */
  failureOf(id: string): { closing: MilestoneClosing; error: unknown } | undefined;
}

/** Null where milestones cannot be closed. */
export const MilestoneCloserContext = createContext<MilestoneCloser | null>(null);
