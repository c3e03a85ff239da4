import { reportRun } from "../../mocks/scenarios/report-run";
import type { MilestoneCheck } from "./milestone-check";

/** What the run of the scenarios should reach. */
export const MILESTONES = reportRun().checks;

export const check = (id: string, reached: MilestoneCheck["reached"]): MilestoneCheck => ({
  id,
  description: id,
  reached,
});
