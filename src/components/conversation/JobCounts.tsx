"use client";

import { Fragment, useMemo } from "react";
import { jobCounts } from "../../view/job-counts";
import { readJobs } from "../../wire/read-jobs";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { useConversationUi } from "./use-conversation-ui";

/** How many jobs run, failed, or are in a state that nobody knows: apart from the steps. Renders a `<span>` element. */
export function JobCounts({ jobs }: { jobs: unknown }) {
  const { words } = useConversationUi();
  const counts = useMemo(() => jobCounts(readJobs(jobs), words), [jobs, words]);
  return (
    <span
      data-slot="timeline-job-counts"
      className="tl:inline-flex tl:flex-wrap tl:gap-x-3 tl:tabular-nums tl:empty:hidden"
    >
      {counts.map(({ outcome, words }) => (
        <Fragment key={outcome}>
          {" "}
          <span className={OUTCOME_STYLES[outcome].text}>{words}</span>
        </Fragment>
      ))}
    </span>
  );
}
