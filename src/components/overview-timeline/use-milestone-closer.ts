"use client";

import { type RefObject, useMemo, useState } from "react";
import type { Milestone } from "../../model/types";
import type { MilestoneCloser, MilestoneClosing } from "../shared/closing-context";

export type CloseMilestoneHandler = (milestone: Milestone, closing: MilestoneClosing) => Promise<unknown>;

interface Failure {
  closing: MilestoneClosing;
  error: unknown;
}

interface Closing {
  closer: MilestoneCloser | null;
  /** The title of the milestone that was closed last. */
  lastClosed: string | null;
}

/**
 * Closes milestones and remembers what failed, by id: a row may leave the list while its request is under way, and
 * come back when it fails.
 */
export function useMilestoneCloser(
  onCloseMilestone: CloseMilestoneHandler | undefined,
  root: RefObject<HTMLElement | null>,
): Closing {
  const [failures, setFailures] = useState<Readonly<Record<string, Failure>>>({});
  const [lastClosed, setLastClosed] = useState<string | null>(null);

  const closer = useMemo<MilestoneCloser | null>(() => {
    if (!onCloseMilestone) return null;
    const forget = (id: string) =>
      setFailures((known) => Object.fromEntries(Object.entries(known).filter(([other]) => other !== id)));
    return {
      failureOf: (id) => (Object.hasOwn(failures, id) ? failures[id] : undefined),
      async close(milestone, closing) {
        forget(milestone.id);
        keepFocusNear(root.current);
        try {
          await onCloseMilestone(milestone, closing);
          setLastClosed(milestone.title);
        } catch (error) {
          setFailures((known) => ({ ...known, [milestone.id]: { closing, error } }));
        }
      },
    };
  }, [onCloseMilestone, failures, root]);
  return { closer, lastClosed };
}

/** The row that has the focus may be gone in a moment: it then goes to a neighbour, never to the top of the page. */
function keepFocusNear(root: HTMLElement | null) {
  const row = document.activeElement?.closest<HTMLElement>('[data-slot="timeline-entry"]');
  if (!row || !root?.contains(row)) return;
  const rows = [...root.querySelectorAll<HTMLElement>('[data-slot="timeline-entry"]')];
  const position = rows.indexOf(row);
  const candidates = [row, ...rows.slice(position + 1), ...rows.slice(0, position).toReversed(), root];
  requestAnimationFrame(() => candidates.find((candidate) => candidate.isConnected)?.focus());
}
