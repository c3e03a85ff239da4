import type { MilestoneReport, ReportedMilestone } from "../checks/evaluate-milestones";
import { isGoing } from "../checks/turn-status";
import type { ChecksMessages } from "../messages/checks-words";
import type { Outcome } from "../model/outcome";
import { stepStateOfTurn, TURN_STATES } from "../model/turn-state";
import { quotedText } from "./shown-text";

/** What a row of a report says: its status, or that there is still time for it. */
export type CheckOutcome = "reached" | "missed" | "unknown" | "awaited";

const ORDER: readonly CheckOutcome[] = ["reached", "missed", "awaited", "unknown"];

/** What a turn that still goes on has not reached is not missed yet. */
export function checkOutcome({ status }: ReportedMilestone, turn: string): CheckOutcome {
  return status === "missed" && isGoing(turn) ? "awaited" : status;
}

/** How many milestones there are of each, without those that there are none of. */
export function checkCounts({ milestones, turn }: MilestoneReport): [CheckOutcome, number][] {
  const outcomes = milestones.map((milestone) => checkOutcome(milestone, turn));
  return ORDER.map((one): [CheckOutcome, number] => [one, outcomes.filter((of) => of === one).length]).filter(
    ([, count]) => count > 0,
  );
}

/** A count of milestones in words. */
export function countText(outcome: CheckOutcome, count: number, messages: ChecksMessages): string {
  switch (outcome) {
    case "reached":
      return messages.checksReached(count);
    case "missed":
      return messages.checksMissed(count);
    case "unknown":
      return messages.checksUnknown(count);
    case "awaited":
      return messages.checksAwaited(count);
  }
}

/** A fact about a turn: its words, and the state of the catalogue whose sign it has; null where it is no verdict. */
export interface TurnFact {
  words: string;
  outcome: Outcome | null;
}

const ANSWER_OUTCOMES: Record<keyof ChecksMessages["answerMet"], Outcome | null> = {
  correct: "done",
  incorrect: "failed",
  errored: "failed",
  unchecked: null,
};

/** How the turn stands, with the sign of the step that it answers. */
export function turnFact(status: string, messages: ChecksMessages): TurnFact {
  const known = TURN_STATES.find((state) => state === status);
  if (known) return { words: messages.turnStands[known], outcome: stepStateOfTurn(known) };
  return { words: messages.turnStandsUnknown(quotedText(status)), outcome: "unknown" };
}

/** Whether the answer met its case. */
export function answerFact(answer: string, messages: ChecksMessages): TurnFact {
  if (isKey(answer, ANSWER_OUTCOMES))
    return { words: messages.answerMet[answer], outcome: ANSWER_OUTCOMES[answer] };
  return { words: messages.answerMetUnknown(quotedText(answer)), outcome: "unknown" };
}

/** How complete the events were, in words. */
export function eventsText({ history, events }: MilestoneReport, messages: ChecksMessages): string {
  switch (history) {
    case "complete":
      return messages.eventsComplete(events);
    case "partial":
      return messages.eventsPartial(events);
    case "unavailable":
      return messages.eventsUnavailable(events);
    // Later pages may have had some, whatever the first one said.
    case "expired":
      return events > 0 ? messages.eventsPartial(events) : messages.eventsExpired;
    case "empty":
      return events > 0 ? messages.eventsPartial(events) : messages.eventsEmpty;
  }
}

function isKey<Key extends string>(text: string, of: Record<Key, unknown>): text is Key {
  return Object.hasOwn(of, text);
}
