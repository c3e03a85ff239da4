"use client";

import type { Milestone } from "../../../model/types";
import { outlinedControl } from "../../shared/button-styles";
import type { MilestoneClosing } from "../closing-context";
import { runReport } from "./run-report";
import type { Run } from "./selection";
import { useTriageUi } from "./use-triage-ui";

interface RunReportProps {
  run: Run;
  /** The open milestones that are loaded, by id. */
  open: ReadonlyMap<string, Milestone>;
  onRetry(milestones: readonly Milestone[], closingOf: (milestone: Milestone) => MilestoneClosing): unknown;
}

/** How far closing several has come, or what came of it. */
export function RunReport({ run: { settled, total, result }, open, onRetry }: RunReportProps) {
  const { messages } = useTriageUi();
  if (result === null) return <p>{messages.closingSeveral(settled, total)}</p>;
  const { counts, sentences } = runReport(result, messages);
  const again = result.failed.filter(({ milestone }) => open.has(milestone.id));
  const closings = new Map(again.map(({ milestone, failure }) => [milestone, failure.closing]));
  return (
    <div data-slot="overview-closed" className="tl:grid tl:justify-items-start tl:gap-1.5">
      <p>{counts}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className="tl:text-small tl:wrap-anywhere tl:text-failed">
          {sentence}
        </p>
      ))}
      {again.length > 0 && (
        <button
          type="button"
          className={outlinedControl}
          onClick={() =>
            onRetry([...closings.keys()], (one) => closings.get(one) ?? { state: "done", note: "" })
          }
        >
          {messages.retryFailed(again.length)}
        </button>
      )}
    </div>
  );
}
