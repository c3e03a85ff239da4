"use client";

import { useMemo, useState } from "react";
import type { Milestone } from "../../model/types";
import type { ClosingDraft, MilestoneCloser, MilestoneClosing } from "../shared/closing-context";

export type CloseMilestoneHandler = (milestone: Milestone, closing: MilestoneClosing) => Promise<unknown>;

const NONE: ReadonlySet<string> = new Set();

interface Failure {
  closing: MilestoneClosing;
  error: unknown;
}

interface Closing {
  closer: MilestoneCloser | null;
  /** The milestone that was closed last. */
  lastClosed: Milestone | null;
}

/**
 * Closes milestones and remembers what failed, by id: a row may leave the list while its request is under way, and
 * come back when it fails.
 */
export function useMilestoneCloser(onCloseMilestone: CloseMilestoneHandler | undefined): Closing {
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  const [closed, setClosed] = useState<ReadonlySet<string>>(NONE);
  const [lastClosed, setLastClosed] = useState<Milestone | null>(null);
  // Not state: nobody is drawn again for a letter that is typed.
  const [drafts] = useState(() => new Map<string, ClosingDraft>());

  const closer = useMemo<MilestoneCloser | null>(() => {
    if (!onCloseMilestone) return null;
    const forget = (id: string) =>
      setFailures((known) => Object.fromEntries(Object.entries(known).filter(([other]) => other !== id)));
    return {
      drafts,
      wasClosedHere: (id) => closed.has(id),
      failureOf: (id) => (Object.hasOwn(failures, id) ? failures[id] : undefined),
      async close(milestone, closing) {
        forget(milestone.id);
        setClosed((known) => new Set(known).add(milestone.id));
        try {
          await onCloseMilestone(milestone, closing);
          setLastClosed(milestone);
        } catch (error) {
          setFailures((known) => ({ ...known, [milestone.id]: { closing, error } }));
        }
      },
    };
  }, [onCloseMilestone, failures, closed, drafts]);
  return { closer, lastClosed };
}
