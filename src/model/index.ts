export {
  JOB_KINDS,
  JOB_STATES,
  type Job,
  type JobKind,
  type JobState,
  jobOutcome,
} from "./job";
export { mergeTimeline } from "./merge";
export { foldMilestones, parseMilestoneLog } from "./milestones";
export { isOutcome, OUTCOME_NAMES, OUTCOMES, type Outcome } from "./outcome";
export { countOutcomes, isUnfinished, ownState, reportedState, timelineStats } from "./reported";
export { stepTitle } from "./step-title";
export { deriveSteps } from "./steps";
export {
  isThreadKind,
  isWritePolicy,
  THREAD_KINDS,
  THREAD_STATES,
  type Thread,
  type ThreadKind,
  type ThreadState,
  WRITE_POLICIES,
  type WritePolicy,
} from "./thread";
export { type LedgerRange, timelineFromLedger } from "./timeline-from-ledger";
export { timelineFromTurns } from "./timeline-from-turns";
export { stepStateOfTurn, TURN_STATES, type TurnState } from "./turn-state";
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
