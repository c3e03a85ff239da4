"use client";

import { memo } from "react";
import type { ReportedMilestone } from "../../checks/evaluate-milestones";
import { checkOutcome } from "../../view/checks-view";
import { quotedText } from "../../view/shown-text";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { UserText } from "../shared/UserText";
import { useChecksUi } from "./ChecksUi";
import { CHECK_OUTCOMES } from "./check-outcomes";

interface CheckRowProps {
  milestone: ReportedMilestone;
  /** How the turn stands. */
  turn: string;
  /** Whether it is the last one in order that was reached. */
  furthest: boolean;
}

/** How much of what a check said when it failed is shown. Characters. */
const LONGEST_FAULT = 240;

/** A milestone of a report: what reaching it means, and whether it was. Renders an `<li>` element. */
export const CheckRow = memo(function CheckRow({ milestone, turn, furthest }: CheckRowProps) {
  const { words } = useChecksUi();
  const { id, description, error } = milestone;
  const outcome = checkOutcome(milestone, turn);
  const sign = CHECK_OUTCOMES[outcome];
  return (
    <li
      data-slot="milestone-check"
      data-outcome={outcome}
      className="tl:group/check tl:relative tl:grid tl:grid-cols-[1rem_minmax(0,1fr)] tl:gap-x-2.5 tl:px-3"
    >
      <div className="tl:flex tl:flex-col tl:items-center tl:pt-2">
        <OutcomeIcon outcome={sign} className="tl:mt-0.5 tl:size-4" />
        <span
          aria-hidden="true"
          className="tl:mt-1 tl:w-px tl:flex-1 tl:bg-border tl:group-last/check:hidden"
        />
      </div>
      <div className="tl:min-w-0 tl:py-2">
        <p className="tl:flex tl:flex-wrap tl:items-baseline tl:justify-between tl:gap-x-3">
          <UserText data-slot="timeline-title">{description.trim() === "" ? id : description}</UserText>
          <span
            data-slot="milestone-check-status"
            className={`tl:text-small ${outcome === "missed" ? "tl:font-semibold" : ""} ${OUTCOME_STYLES[sign].text}`}
          >
            {words.checkOutcome[outcome]}
          </span>
        </p>
        <p className="tl:flex tl:flex-wrap tl:items-baseline tl:gap-x-3 tl:text-small tl:text-muted">
          <UserText data-slot="milestone-check-id">{id}</UserText>
          {furthest && (
            <span data-slot="milestone-check-furthest" className="tl:font-semibold tl:text-text">
              {words.checksFurthest}
            </span>
          )}
        </p>
        {error !== undefined && (
          <p data-slot="timeline-note" className="tl:text-small tl:text-muted tl:wrap-anywhere">
            {words.checkFailed(quotedText(error, LONGEST_FAULT))}
          </p>
        )}
      </div>
    </li>
  );
});
