import * as v from "valibot";
import type { DerivedEntry, TimelineEntry } from "../model/types";
import { count, flag, isRecord, listOf, text, textOrNull, texts } from "./leaves";
import { declaredEntrySchema, readMilestone } from "./milestone-schema";
import { readState } from "./read-state";

const STATES = ["open", "done", "failed", "running", "superseded", "dropped"] as const;

const NO_TOOLS = { total: 0, failed: 0, names: [] };

/** A step with the milestones under it. Its channel, agent slug and conversation come with the view across chats only. */
export const derivedEntrySchema = v.pipe(
  v.looseObject({
    index: count,
    title: text,
    superseded_reason: v.fallback(v.nullable(v.picklist(["repeated", "replaced"])), null),
    started_at: textOrNull,
    ended_at: textOrNull,
    answered: flag,
    tools: v.fallback(v.looseObject({ total: count, failed: count, names: texts }), () => ({ ...NO_TOOLS })),
    agent: textOrNull,
    model: textOrNull,
    channel: v.exactOptional(textOrNull),
    agent_slug: v.exactOptional(textOrNull),
    conversation_id: v.exactOptional(textOrNull),
    thread_id: v.exactOptional(textOrNull),
    milestones: listOf(readMilestone),
  }),
  v.transform(
    ({ state, raw_state, ...rest }): DerivedEntry => ({
      ...rest,
      kind: "derived",
      ...readState({ state, raw_state }, STATES),
    }),
  ),
);

/** A row of the timeline, whatever was sent for it: nothing disappears because it was odd. */
export function readEntry(value: unknown): TimelineEntry {
  if (!isRecord(value)) return v.parse(derivedEntrySchema, {});
  return v.parse(value["kind"] === "declared" ? declaredEntrySchema : derivedEntrySchema, value);
}
