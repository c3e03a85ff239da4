import type { DeclaredEntry, Milestone } from "../model/types";
import { listOf, otherFields, record, text, textOrNull } from "./leaves";
import { readState } from "./read-state";

const STATES = ["open", "done", "failed", "dropped"] as const;

/** A milestone. PATCH lets any type into its fields, so each one that is odd falls to its empty value. */
export function readMilestone(value: unknown): Milestone {
  const given = record(value);
  return {
    ...otherFields(given),
    id: text(given["id"]),
    title: text(given["title"]),
    track: textOrNull(given["track"]),
    detail: textOrNull(given["detail"]),
    started_at: textOrNull(given["started_at"]),
    updated_at: textOrNull(given["updated_at"]),
    closed_at: textOrNull(given["closed_at"]),
    note: textOrNull(given["note"]),
    channel: textOrNull(given["channel"]),
    conversation_id: textOrNull(given["conversation_id"]),
    thread_id: textOrNull(given["thread_id"]),
    agent: textOrNull(given["agent"]),
    created_by: textOrNull(given["created_by"]),
    meta: record(given["meta"]),
    ...readState(given, STATES),
  };
}

/** A milestone that fits under no step. */
export function readDeclaredEntry(given: Record<string, unknown>): DeclaredEntry {
  return {
    ...readMilestone(given),
    kind: "declared",
    milestones: listOf(given["milestones"], readMilestone),
  };
}
