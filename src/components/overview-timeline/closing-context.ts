"use client";

import { createContext, useContext, useSyncExternalStore } from "react";
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

/** An attempt on a milestone that failed. */
export interface ClosingFailed {
  closing: MilestoneClosing;
  error: unknown;
  /** Whether the reader was told of it elsewhere. */
  told: boolean;
}

/** What closes milestones, and knows what came of it. */
export interface MilestoneCloser {
  /** By id: a milestone may come to stand in another row while somebody fills its closing in. */
  drafts: Map<string, ClosingDraft>;
  /** Closes one and says so. If it fails, its row says so. */
  close(milestone: Milestone, closing: MilestoneClosing): void;
  /** Closes one of several, of which whoever asks for it tells. Never rejects; gives what failed. */
  closeQuietly(milestone: Milestone, closing: MilestoneClosing): Promise<ClosingFailed | null>;
  /** Whether it was closed here, or is being closed, since the list was first drawn. */
  wasClosedHere(id: string): boolean;
  /** The last attempt on this milestone, where that failed. */
  failureOf(id: string): ClosingFailed | undefined;
  /** Calls back whenever an attempt begins or fails. */
  subscribe(listener: () => void): () => void;
  /** Whether the focus is to go back to one that could not be closed, to be asked once it can be seen again; once. */
  takesFocusBack(id: string): boolean;
}

/** Null where milestones cannot be closed. */
export const MilestoneCloserContext = createContext<MilestoneCloser | null>(null);

/** The last attempt on a milestone, where that failed. */
export function useClosingFailure(id: string): ClosingFailed | undefined {
  const closer = useContext(MilestoneCloserContext);
  const read = () => closer?.failureOf(id);
  return useSyncExternalStore(closer?.subscribe ?? never, read, read);
}

const never = () => () => {};
