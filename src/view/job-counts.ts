import type { ConversationMessages } from "../messages/conversation-words";
import { type Job, jobOutcome } from "../model/job";
import type { Outcome } from "../model/outcome";

/** What a count of jobs says of them, and which ones it counts. */
export interface JobCount {
  outcome: Outcome;
  words: string;
}

/** How many jobs failed, are in a state that nobody knows, or run: each where there are any, the worst first. */
export function jobCounts(jobs: readonly Job[], words: ConversationMessages): JobCount[] {
  const counted = new Map<Outcome, number>();
  for (const job of jobs) {
    const outcome = jobOutcome(job);
    counted.set(outcome, (counted.get(outcome) ?? 0) + 1);
  }
  const said = (outcome: Outcome, say: (count: number) => string): JobCount[] => {
    const count = counted.get(outcome) ?? 0;
    return count === 0 ? [] : [{ outcome, words: say(count) }];
  };
  return [
    ...said("failed", words.failedJobs),
    ...said("unknown", words.unknownJobs),
    ...said("running", words.runningJobs),
  ];
}
