import type { CommonMessages } from "../messages/common-words";
import { ownState, reportedState } from "../model/reported";
import type { SupersededReason, TimelineEntry } from "../model/types";
import { ageMs } from "./durations";
import { oneLine } from "./one-line";
import { hasHiddenAnswer } from "./project-corrections";
import { quotedText } from "./shown-text";

/**
 * What a row says about its state, so that a component only has to choose words. `since` is when the waiting or the
 * work began (ISO UTC), where that is known.
 */
export type RowStatus =
  | { kind: "done" | "failed" | "milestone-failed" | "canceled" | "dropped" | "answers-not-visible" }
  | { kind: "never-answered" | "still-open" | "milestone-open" | "running" | "queued"; since: string | null }
  /** The agent asked its reader something; `since` is when. It can be answered for 30 days. */
  | { kind: "waiting-for-you"; since: string | null }
  | { kind: "superseded"; reason: SupersededReason | null }
  | { kind: "unknown"; raw: string };

/** What a row of the timeline says, by the state that it reports. */
export function entryStatus(entry: TimelineEntry): RowStatus {
  if (isWaitingForYou(entry)) return { kind: "waiting-for-you", since: askedAt(entry) };
  const reported = reportedState(entry);
  switch (reported) {
    case "failed":
      return { kind: ownState(entry) === "failed" ? "failed" : "milestone-failed" };
    case "open":
      return openStatus(entry);
    case "running":
      return { kind: isQueued(entry) ? "queued" : "running", since: entry.started_at };
    case "superseded":
      return { kind: "superseded", reason: entry.kind === "derived" ? entry.superseded_reason : null };
    case "unknown":
      return hasHiddenAnswer(entry)
        ? { kind: "answers-not-visible" }
        : { kind: "unknown", raw: rawText(entry.raw_state) };
    case "done":
    case "canceled":
    case "dropped":
      return { kind: reported };
  }
}

/** Whether the agent of a step waits for its reader: whatever else is open or failed there, the next move is theirs. */
export function isWaitingForYou(entry: TimelineEntry): boolean {
  return entry.kind === "derived" && entry.turn_state === "input-required";
}

/** A question is asked when its turn ends. */
function askedAt(entry: TimelineEntry): string | null {
  return (entry.kind === "derived" ? entry.ended_at : null) ?? entry.started_at;
}

/** Whether a step has been sent and nobody works on it yet. */
export function isQueued(entry: TimelineEntry): boolean {
  return entry.kind === "derived" && entry.turn_state === "submitted";
}

/** How long a question can be answered, ms. */
const ANSWERABLE = 30 * 86_400_000;

/** Whether a question can no longer be answered: it was asked longer than 30 days ago. */
export function isQuestionClosed(since: string | null, now: number): boolean {
  return (ageMs(since, now) ?? 0) > ANSWERABLE;
}

/** The words of a status. Work that is done needs none: the text is empty. */
export function statusText(status: RowStatus, messages: CommonMessages): string {
  switch (status.kind) {
    case "done":
      return "";
    case "failed":
      return messages.failed;
    case "milestone-failed":
      return messages.milestoneFailed;
    case "canceled":
      return messages.canceled;
    case "dropped":
      return messages.dropped;
    case "answers-not-visible":
      return messages.answersNotVisible;
    case "never-answered":
      return messages.neverAnswered;
    case "still-open":
      return messages.stillOpen;
    case "milestone-open":
      return messages.milestoneOpen;
    case "waiting-for-you":
      return messages.waitingForYou;
    case "queued":
      return messages.queued;
    case "running":
      return messages.running;
    case "superseded":
      return supersededText(status.reason, messages);
    case "unknown":
      return messages.unknownOutcome(quotedText(status.raw));
  }
}

/** The longest text that a raw state is shown as. */
const RAW_LENGTH = 40;

/**
 * A state that was not recognised, as short text of one line: what the daemon sent, without control characters and cut
 * at 40 characters. Empty where nothing was sent.
 */
export function rawText(raw: unknown): string {
  if (raw === undefined || raw === null) return "";
  return oneLine(typeof raw === "string" ? raw : jsonText(raw), RAW_LENGTH);
}

function jsonText(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? "";
  } catch {
    // It was read from JSON, so nothing but its depth is in the way.
    return Array.isArray(raw) ? "[…]" : "{…}";
  }
}

function openStatus(entry: TimelineEntry): RowStatus {
  if (ownState(entry) !== "open") {
    const open = entry.milestones.find(({ state }) => state === "open");
    return { kind: "milestone-open", since: open?.started_at ?? null };
  }
  return { kind: entry.kind === "declared" ? "still-open" : "never-answered", since: entry.started_at };
}

function supersededText(reason: SupersededReason | null, messages: CommonMessages): string {
  switch (reason) {
    case "repeated":
      return messages.supersededRepeated;
    case "replaced":
      return messages.supersededReplaced;
    case null:
      return messages.superseded;
  }
}
