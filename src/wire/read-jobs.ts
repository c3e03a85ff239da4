import type { Job } from "../model/job";
import { otherFields, record, text, textOrNull } from "./leaves";

/**
 * Jobs as a daemon lists them, in its order. None is left out: what cannot be read of one is empty, and what is no list is
 * none.
 */
export function readJobs(json: unknown): Job[] {
  return Array.isArray(json) ? json.map(readJob) : [];
}

function readJob(value: unknown): Job {
  const given = record(value);
  const code = given["exit_code"];
  return {
    ...otherFields(given),
    id: text(given["id"]),
    kind: text(given["kind"]),
    state: text(given["state"]),
    title: text(given["title"]),
    exit_code: typeof code === "number" && Number.isFinite(code) ? code : null,
    started_at: textOrNull(given["started_at"]),
    ended_at: textOrNull(given["ended_at"]),
  };
}
