import * as v from "valibot";
import type { DeclaredEntry, Milestone } from "../model/types";
import { isRecord, listOf, record, text, textOrNull } from "./leaves";
import { readState } from "./read-state";

const STATES = ["open", "done", "failed", "dropped"] as const;

const fields = {
  id: text,
  title: text,
  track: textOrNull,
  detail: textOrNull,
  started_at: textOrNull,
  updated_at: textOrNull,
  closed_at: textOrNull,
  note: textOrNull,
  channel: textOrNull,
  conversation_id: textOrNull,
  thread_id: textOrNull,
  agent: textOrNull,
  created_by: textOrNull,
  meta: record,
};

/** A milestone. PATCH lets any type into its fields, so each one that is odd falls to its empty value. */
export const milestoneSchema = v.pipe(
  v.looseObject(fields),
  v.transform(
    ({ state, raw_state, ...rest }): Milestone => ({ ...rest, ...readState({ state, raw_state }, STATES) }),
  ),
);

/** A milestone that a list holds. One that is no object becomes an unnamed, unknown one. */
export function readMilestone(value: unknown): Milestone {
  return v.parse(milestoneSchema, isRecord(value) ? value : {});
}

/** A milestone that fits under no step. */
export const declaredEntrySchema = v.pipe(
  v.looseObject({ ...fields, milestones: listOf(readMilestone) }),
  v.transform(
    ({ state, raw_state, ...rest }): DeclaredEntry => ({
      ...rest,
      kind: "declared",
      ...readState({ state, raw_state }, STATES),
    }),
  ),
);
