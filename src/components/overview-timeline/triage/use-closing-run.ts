"use client";

import { useEffect, useRef } from "react";
import type { Milestone } from "../../../model/types";
import type { MilestoneCloser, MilestoneClosing } from "../closing-context";
import { closeMany } from "./close-many";
import { runNews } from "./run-report";
import type { Selection } from "./selection";
import { useTriageUi } from "./use-triage-ui";

interface ClosingRun {
  selection: Selection;
  closer: MilestoneCloser;
  /** The open milestones that are loaded, by id. */
  open: ReadonlyMap<string, Milestone>;
  /** Is told what came of it, in words. */
  tell(words: string): void;
}

/** Closes several milestones, each as `closingOf` says, and tells what came of it. */
export function useClosingRun({ selection, closer, open, tell }: ClosingRun) {
  const { messages } = useTriageUi();
  // While it goes on, what is open changes under it.
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  }, [open]);

  return async (
    milestones: readonly Milestone[],
    closingOf: (milestone: Milestone) => MilestoneClosing,
  ): Promise<void> => {
    const total = milestones.length;
    selection.change({
      closing: new Set(milestones.map(({ id }) => id)),
      run: { settled: 0, total, result: null },
    });
    const result = await closeMany(milestones, {
      close: (milestone) => closer.closeQuietly(milestone, closingOf(milestone)),
      isOpen: ({ id }) => latest.current.has(id),
      onSettled({ id }) {
        const { closing, run } = selection.read();
        selection.change({
          closing: new Set([...closing].filter((other) => other !== id)),
          run: { settled: (run?.settled ?? 0) + 1, total, result: null },
        });
      },
    });
    selection.change({ run: { settled: total, total, result } });
    tell(runNews(result, messages));
  };
}
