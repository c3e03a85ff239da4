"use client";

import { type ForwardedRef, forwardRef, useEffect, useMemo } from "react";
import { type AnswerCheck, evaluateMilestones } from "../../checks/evaluate-milestones";
import type { MilestoneCheck } from "../../checks/milestone-check";
import type { RunSource } from "../../query/runs/run-source";
import { useRunEvidence } from "../../query/runs/use-run-evidence";
import { useTimelineUi } from "../provider/timeline-ui";
import { ErrorBoundary } from "../shared/ErrorBoundary";
import { useStandingError } from "../shared/use-standing-error";
import { ChecksUi } from "./ChecksUi";
import { Checks, type MilestoneChecksViewProps } from "./MilestoneChecksView";

/** Props of `MilestoneChecks`. Others go to its root element. */
export interface MilestoneChecksProps
  extends Omit<
    MilestoneChecksViewProps,
    "report" | "error" | "updatedAt" | "onRetry" | "retrying" | "updatesPaused" | "eventsError" | "eventsCut"
  > {
  /** The run's id. */
  run: string;
  /** The id of the turn in it. */
  turn: string;
  /** What the agent should reach, in order; at least one, each with an id of its own. Keep its identity between renders. */
  checks: readonly MilestoneCheck[];
  /** What was asked of the agent, in a word or two. @default the turn's id */
  name?: string | undefined;
  /** Whether the answer met its case, as the host judged it. @default "unchecked" */
  answer?: AnswerCheck | undefined;
  /**
   * Where turns and events come from, if not from the client's daemon. Give it an `id`, or keep its identity between
   * renders.
   * @default the client's daemon
   */
  source?: RunSource | undefined;
}

/**
 * How far a turn got, fed by its run: reads how the turn stands and then all of its events, again every few seconds while it
 * goes on, and says what it could not read. Renders what `MilestoneChecksView` renders. Needs a `TimelineProvider` above it.
 */
export const MilestoneChecks = forwardRef<HTMLElement, MilestoneChecksProps>(
  function MilestoneChecks(props, ref) {
    const { run, turn, checks } = props;
    return (
      <ChecksUi>
        <ErrorBoundary key={JSON.stringify([run, turn].map(String))} of={checks}>
          <FetchingChecks {...props} forwardedRef={ref} />
        </ErrorBoundary>
      </ChecksUi>
    );
  },
);

type FetchingChecksProps = MilestoneChecksProps & { forwardedRef: ForwardedRef<HTMLElement> };

function FetchingChecks({ run, turn, checks, name = turn, answer, source, ...view }: FetchingChecksProps) {
  const { query, subject, updatesPaused } = useRunEvidence(run, turn, source);
  const { data, dataUpdatedAt, isFetching, refetch } = query;
  const error = useStandingError(query, subject);
  const report = useMemo(
    () => data && evaluateMilestones({ name, turn: data.turn, pages: data.pages, checks, answer }),
    [name, data, checks, answer],
  );
  useFaultsTold(report);
  return (
    <Checks
      {...view}
      report={report}
      error={error}
      updatedAt={data ? dataUpdatedAt : undefined}
      retrying={isFetching}
      updatesPaused={updatesPaused}
      onRetry={() => void refetch()}
      eventsError={data?.eventsError}
      eventsCut={data?.cut}
    />
  );
}

/** A check that fails is the host's: its log hears of each once. */
function useFaultsTold(report: ReturnType<typeof evaluateMilestones> | undefined) {
  const { faults } = useTimelineUi();
  useEffect(() => {
    for (const { id, error } of report?.milestones ?? []) {
      if (error !== undefined)
        faults.tellOnce(`checks.${id}`, new Error(`The check "${id}" failed: ${error}`));
    }
  }, [report, faults]);
}
