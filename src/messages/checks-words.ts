import type { CommonMessages } from "./common-words";

/** The words that only milestone checks need: a page without them does not load them. */
export interface ChecksMessages {
  checks: string;
  checksReached(count: number): string;
  checksMissed(count: number): string;
  checksUnknown(count: number): string;
  /** Milestones that are not reached while the turn still goes on. */
  checksAwaited(count: number): string;
  checkOutcome: Record<"reached" | "missed" | "unknown" | "awaited", string>;
  /** Beside the last milestone in order that was reached. */
  checksFurthest: string;
  /** Beside a milestone whose check threw: what it said. */
  checkFailed(message: string): string;
  /** How a turn stands. */
  turnStands: Record<
    "submitted" | "working" | "input-required" | "completed" | "failed" | "canceled",
    string
  >;
  /** A state of a turn that this version does not know. */
  turnStandsUnknown(raw: string): string;
  /** Whether an answer met its case. */
  answerMet: Record<"correct" | "incorrect" | "errored" | "unchecked", string>;
  answerMetUnknown(raw: string): string;
  /** How complete the events are: they begin at the turn's first. */
  eventsComplete(count: number): string;
  /** Older ones have expired. */
  eventsPartial(count: number): string;
  eventsExpired: string;
  eventsEmpty: string;
  /** They could not be read; `count` of them could. */
  eventsUnavailable(count: number): string;
  /** Why events were not read to their end. */
  eventsCut: Record<"circle" | "too-many" | "refused", string>;
  /** Before why. */
  eventsFailed: string;
  /** What a screen reader is told: "Milestone checks: write-report", and when they change "Milestone checks: 2 reached". */
  checksOf(what: string): string;
  /** What is said in place of the words of the same name, which speak of a timeline. */
  ofChecks: Pick<
    CommonMessages,
    | "loading"
    | "failedLoad"
    | "componentFailed"
    | "rowFailed"
    | "errorNotFound"
    | "errorPage"
    | "errorOtherData"
    | "errorRedirected"
    | "errorNoRoute"
    | "errorInvalidId"
  >;
}
