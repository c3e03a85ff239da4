"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Milestone } from "../../model/types";

/** What can be done with a milestone. */
export interface MilestoneControlProps {
  milestone: Milestone;
}

/** Draws what is offered beside each milestone; null where nothing is. */
export const MilestoneControlContext = createContext<((milestone: Milestone) => ReactNode) | null>(null);

/** What the list offers for a milestone, if it offers anything: another offer draws no row again. */
export function MilestoneControl({ milestone }: MilestoneControlProps) {
  return useContext(MilestoneControlContext)?.(milestone);
}
