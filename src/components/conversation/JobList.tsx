"use client";

import { Fragment, memo, useMemo, useRef } from "react";
import { idKeys } from "../../model/entry-key";
import { JOB_KINDS, JOB_STATES, type Job, jobOutcome } from "../../model/job";
import { plainItems } from "../../view/drawn-items";
import { durationMs, timeAmount } from "../../view/durations";
import { quotedText } from "../../view/shown-text";
import { rawText } from "../../view/step-status";
import { readJobs } from "../../wire/read-jobs";
import { RowGap } from "../long-list/RowGap";
import { useDrawnRows } from "../long-list/use-drawn-rows";
import { innerFocus } from "../shared/button-styles";
import { KeptPlace } from "../shared/KeptPlace";
import { MiddotList } from "../shared/MiddotList";
import { MoreRows } from "../shared/MoreRows";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { UserText } from "../shared/UserText";
import { useAge } from "../shared/use-amount";
import { JobKindIcon } from "./JobKindIcon";
import { useConversationUi } from "./use-conversation-ui";

interface JobListProps {
  /** Jobs, or any JSON in their place. */
  jobs: unknown;
  /** While updates fail nothing moves. */
  still: boolean;
}

/** Work in the background of a chat, in the order given: of a long list what is in sight. Renders a `<div>` element. */
export const JobList = memo(function JobList({ jobs, still }: JobListProps) {
  const { words } = useConversationUi();
  const read = useMemo(() => readJobs(jobs), [jobs]);
  const keys = useMemo(() => idKeys(read), [read]);
  const items = useMemo(() => plainItems(keys), [keys]);
  const list = useRef<HTMLUListElement>(null);
  const { drawn, after, windowed, undrawn, drawMore } = useDrawnRows(list, items);
  if (read.length === 0) return null;
  return (
    <div data-slot="timeline-jobs" className="tl:border-t tl:border-border tl:px-3 tl:py-2">
      <p aria-hidden="true" className="tl:font-semibold tl:text-muted">
        {words.jobs}
      </p>
      <KeptPlace list={list} subject={null}>
        {/* Safari forgets that a list without markers is one, unless told. */}
        <ul
          ref={list}
          role="list"
          aria-label={words.jobs}
          className={`tl:list-none ${windowed ? "tl:[overflow-anchor:none]" : ""}`}
        >
          {windowed && <RowGap as="li" height={drawn[0]?.gap ?? 0} />}
          {drawn.map(({ position, gap }, at) => {
            const job = read[position];
            return (
              job && (
                <Fragment key={keys[position]}>
                  {gap > 0 && at > 0 && <RowGap as="li" height={gap} />}
                  <JobRow job={job} still={still} />
                </Fragment>
              )
            );
          })}
          {windowed && <RowGap as="li" height={after} />}
        </ul>
        <MoreRows count={undrawn} label={words.moreJobs(undrawn)} drawMore={drawMore} />
      </KeptPlace>
    </div>
  );
});

const JobRow = memo(function JobRow({ job, still }: { job: Job; still: boolean }) {
  const { messages, words } = useConversationUi();
  const outcome = jobOutcome(job);
  const kind = JOB_KINDS.find((name) => name === job.kind);
  const state = JOB_STATES.find((name) => name === job.state);
  const age = useAge(state === "working" && !still ? (job.started_at ?? null) : null);
  const took = durationMs(job.started_at ?? null, job.ended_at ?? null);
  return (
    <li
      data-slot="timeline-job"
      data-outcome={outcome}
      tabIndex={-1}
      className={`${innerFocus} tl:flex tl:gap-2.5 tl:py-1.5`}
    >
      <OutcomeIcon outcome={outcome} still={still} className="tl:mt-0.5 tl:size-4" />
      <div className="tl:min-w-0">
        <UserText>{job.title.trim() || words.unnamedJob}</UserText>
        <p className="tl:text-small tl:text-muted">
          <MiddotList>
            <span key="kind" className="tl:inline-flex tl:items-center tl:gap-1 tl:align-bottom">
              <JobKindIcon kind={job.kind} />
              {kind ? words.jobKind[kind] : quotedText(rawText(job.kind))}
            </span>
            <span key="state" className={OUTCOME_STYLES[outcome].text}>
              {state ? words.jobState[state] : messages.unknownOutcome(quotedText(rawText(job.state)))}
            </span>
            {typeof job.exit_code === "number" && words.exitCode(job.exit_code)}
            {age ?? (took === null ? "" : messages.amount(timeAmount(took)))}
            {job.id !== "" && <UserText key="id">{job.id}</UserText>}
          </MiddotList>
        </p>
      </div>
    </li>
  );
});
