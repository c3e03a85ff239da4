import { errorText } from "../../../view/error-text";
import { quotedName } from "../../../view/name-of";
import type { ClosedMany } from "./close-many";
import type { useTriageUi } from "./use-triage-ui";

type Words = ReturnType<typeof useTriageUi>["messages"];

/** What came of closing several, in words. */
export interface RunReport {
  /** How many were closed, and how many could not be. */
  counts: string;
  /** A sentence for all that failed in the same way, by name; one for those that were closed before. */
  sentences: string[];
}

export function runReport({ closed, failed, gone }: ClosedMany, messages: Words): RunReport {
  const names = new Map<string, string[]>();
  for (const { milestone, failure } of failed) {
    const why = errorText(failure.error, messages);
    names.set(why, [...(names.get(why) ?? []), quotedName(milestone, messages)]);
  }
  const counts = [messages.closedCount(closed.length)];
  if (failed.length > 0) counts.push(messages.closeFailedCount(failed.length));
  const sentences = [...names].map(([why, titles]) => messages.failedBecause(titles, why));
  if (gone.length > 0)
    sentences.push(messages.alreadyClosed(gone.map((milestone) => quotedName(milestone, messages))));
  return { counts: counts.join(", "), sentences };
}

/** The same to be read out at once. */
export function runNews(result: ClosedMany, messages: Words): string {
  const { counts, sentences } = runReport(result, messages);
  return sentences.length === 0 ? `${counts}.` : `${counts}: ${sentences.join(" ")}`;
}
