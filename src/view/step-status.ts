import type { CommonMessages } from "../messages/en";
import { reportedState } from "../model/reported";
import type { SupersededReason, TimelineEntry } from "../model/types";
import { oneLine } from "./one-line";
import { hasHiddenAnswer } from "./project-corrections";
import { quotedText } from "./shown-text";

/**
 * What a row says about its state, so that a component only has to choose words. `since` is when the waiting or the
 * work began (ISO UTC), where that is known.
 */
export type RowStatus =
  | { kind: "done" | "failed" | "milestone-failed" | "dropped" | "answers-not-visible" }
  | { kind: "never-answered" | "still-open" | "milestone-open" | "running"; since: string | null }
  | { kind: "superseded"; reason: SupersededReason | null }
  | { kind: "unknown"; raw: string };

/** What a row of the timeline says, by the state that it reports. */
export function entryStatus(entry: TimelineEntry): RowStatus {
  const reported = reportedState(entry);
  switch (reported) {
    case "failed":
      return { kind: entry.state === "failed" ? "failed" : "milestone-failed" };
    case "open":
      return openStatus(entry);
    case "running":
      return { kind: "running", since: entry.started_at };
    case "superseded":
      return { kind: "superseded", reason: entry.kind === "derived" ? entry.superseded_reason : null };
    case "unknown":
      return hasHiddenAnswer(entry)
        ? { kind: "answers-not-visible" }
        : { kind: "unknown", raw: rawText(entry.raw_state) };
    case "done":
    case "dropped":
      return { kind: reported };
  }
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
  if (entry.state !== "open") {
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
