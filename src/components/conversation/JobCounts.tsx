"use client";

import { jobOutcome } from "../../model/job";
import type { Outcome } from "../../model/outcome";
import { readJobs } from "../../wire/read-jobs";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { useConversationUi } from "./use-conversation-ui";

/** How many jobs run, failed, or are in a state that nobody knows: apart from the steps. Renders a `<span>` element. */
export function JobCounts({ jobs }: { jobs: unknown }) {
  const { words } = useConversationUi();
  const outcomes = readJobs(jobs).map(jobOutcome);
  const said = (outcome: Outcome, say: (count: number) => string) => {
    const count = outcomes.filter((one) => one === outcome).length;
    return count === 0 ? null : (
      <>
        {" "}
        <span className={OUTCOME_STYLES[outcome].text}>{say(count)}</span>
      </>
    );
  };
  return (
    <span
      data-slot="timeline-job-counts"
      className="tl:inline-flex tl:flex-wrap tl:gap-x-3 tl:tabular-nums tl:empty:hidden"
    >
      {said("failed", words.failedJobs)}
      {said("unknown", words.unknownJobs)}
      {said("running", words.runningJobs)}
    </span>
  );
}
