import { conversationMessages } from "../../messages/conversation-messages";
import { jobCounts } from "../../view/job-counts";
import { readJobs } from "../../wire/read-jobs";
import type { TimelineUi } from "../provider/timeline-ui";

/** What jobs amount to, in one phrase; the empty string where none runs, failed or is unknown. */
export function jobsText(jobs: unknown, wordsOf: TimelineUi["wordsOf"]): string {
  return jobCounts(readJobs(jobs), wordsOf(conversationMessages))
    .map(({ words }) => words)
    .join(", ");
}
