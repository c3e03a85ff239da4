import { reportRun } from "../../mocks/scenarios/report-run";
import type { MilestoneCheck } from "./milestone-check";

export const MILESTONES = reportRun().checks;

export const check = (id: string, reached: MilestoneCheck["reached"]): MilestoneCheck => ({
  id,
  description: id,
  reached,
});
