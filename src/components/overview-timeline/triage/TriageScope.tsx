"use client";

import { type ReactNode, useMemo } from "react";
import type { Milestone } from "../../../model/types";
import { MilestoneControlContext } from "../../shared/MilestoneControl";
import { CloseMilestone } from "../CloseMilestone";
import { type MilestoneCloser, MilestoneCloserContext } from "../closing-context";
import { ListReachContext } from "./list-reach";
import type { Triage } from "./use-triage";

interface TriageScopeProps {
  closer: MilestoneCloser | null;
  triage: Triage;
  children: ReactNode;
}

const closing = (milestone: Milestone) => <CloseMilestone milestone={milestone} />;

/** Gives the list what its rows offer for a milestone, and a place to say how its rows are come by. */
export function TriageScope({ closer, triage, children }: TriageScopeProps) {
  const { selecting } = triage;
  const canClose = closer !== null;
  const control = useMemo(() => {
    if (!canClose) return null;
    if (!selecting) return closing;
    const { SelectMilestone } = selecting.part;
    return (milestone: Milestone) => (
      <SelectMilestone milestone={milestone} selection={selecting.selection} />
    );
  }, [canClose, selecting]);
  return (
    <MilestoneCloserContext.Provider value={closer}>
      <MilestoneControlContext.Provider value={control}>
        <ListReachContext.Provider value={triage.reach}>{children}</ListReachContext.Provider>
      </MilestoneControlContext.Provider>
    </MilestoneCloserContext.Provider>
  );
}
