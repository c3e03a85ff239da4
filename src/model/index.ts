export { mergeTimeline } from "./merge";
export { foldMilestones, parseMilestoneLog } from "./milestones";
export { isOutcome, OUTCOME_NAMES, OUTCOMES, type Outcome } from "./outcome";
export { countOutcomes, isUnfinished, reportedState, timelineStats } from "./reported";
export { stepTitle } from "./step-title";
export { deriveSteps } from "./steps";
export { type LedgerRange, timelineFromLedger } from "./timeline-from-ledger";
export { timelineFromTurns } from "./timeline-from-turns";
export type {
  DeclaredEntry,
  DeclaredStats,
  DerivedEntry,
  LedgerRow,
  Milestone,
  MilestoneEvent,
  MilestoneState,
  OutcomeCounts,
  Step,
  StepTools,
  SupersededReason,
  Timeline,
  TimelineEntry,
  TimelineStats,
  Turn,
} from "./types";
