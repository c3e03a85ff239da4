import { OUTCOME_NAMES } from "../model/outcome";
import type { DerivedEntry, StepTools, TimelineEntry } from "../model/types";
import { count, listOf, otherFields, record, text, textOrNull, texts } from "./leaves";
import { readConversation } from "./read-conversation";
import { readDeclaredEntry, readMilestone } from "./read-milestone";
import { readState } from "./read-state";

/** `unknown` is what everything else becomes. */
const STATES = OUTCOME_NAMES.filter((name) => name !== "unknown");

/** What comes with the view across chats only. */
const ATTRIBUTION = ["channel", "agent_slug", "conversation_id", "thread_id"] as const;

/** A row of the timeline, whatever was sent for it: nothing disappears because it was odd. */
export function readEntry(value: unknown): TimelineEntry {
  const given = record(value);
  return given["kind"] === "declared"
    ? readConversation(readDeclaredEntry(given), given)
    : readConversation(readDerivedEntry(given), given);
}

function readDerivedEntry(given: Record<string, unknown>): DerivedEntry {
  const reason = given["superseded_reason"];
  const entry: DerivedEntry = {
    ...otherFields(given),
    kind: "derived",
    index: count(given["index"]),
    title: text(given["title"]),
    superseded_reason: reason === "repeated" || reason === "replaced" ? reason : null,
    started_at: textOrNull(given["started_at"]),
    ended_at: textOrNull(given["ended_at"]),
    answered: given["answered"] === true,
    tools: readTools(given["tools"]),
    agent: textOrNull(given["agent"]),
    model: textOrNull(given["model"]),
    milestones: listOf(given["milestones"], readMilestone),
    ...readState(given, STATES),
  };
  for (const name of ATTRIBUTION) if (Object.hasOwn(given, name)) entry[name] = textOrNull(given[name]);
  return entry;
}

function readTools(value: unknown): StepTools {
  const given = record(value);
  const tools: StepTools = {
    ...otherFields(given),
    total: count(given["total"]),
    failed: count(given["failed"]),
    names: texts(given["names"]),
  };
  if (Object.hasOwn(given, "effect_unknown")) tools.effect_unknown = texts(given["effect_unknown"]);
  return tools;
}
