"use client";

import type { MilestoneReport } from "../../checks/evaluate-milestones";
import { answerFact, eventsText, type TurnFact, turnFact } from "../../view/checks-view";
import { OutcomeIcon } from "../shared/OutcomeIcon";
import { OUTCOME_STYLES } from "../shared/outcome-styles";
import { useChecksUi } from "./ChecksUi";

interface ChecksFactsProps {
  report: MilestoneReport;
  /** No motion, though the turn goes on: updates fail, so nobody knows whether it still does. */
  still: boolean;
}

/**
 * What is known besides the milestones, each for itself: how the turn stands, whether the answer met its case, and how
 * complete the events were. A milestone is not the outcome: neither follows from the other.
 * Renders a `<ul>` element.
 */
export function ChecksFacts({ report, still }: ChecksFactsProps) {
  const { words } = useChecksUi();
  return (
    // Safari forgets that a list without markers is one, unless told.
    <ul
      role="list"
      data-slot="milestone-checks-facts"
      className="tl:flex tl:list-none tl:flex-wrap tl:gap-x-4 tl:gap-y-0.5 tl:px-3 tl:ps-9 tl:pb-2.5 tl:text-small"
    >
      <Fact {...turnFact(report.turn, words)} still={still} />
      <Fact {...answerFact(report.answer, words)} />
      <Fact words={eventsText(report, words)} outcome={null} />
    </ul>
  );
}

function Fact({ words, outcome, still = false }: TurnFact & { still?: boolean }) {
  const color = outcome === null ? "tl:text-muted" : OUTCOME_STYLES[outcome].text;
  return (
    <li className={`tl:inline-flex tl:items-start tl:gap-1.5 ${color}`}>
      {outcome !== null && <OutcomeIcon outcome={outcome} still={still} className="tl:mt-0.5 tl:size-3.5" />}
      {words}
    </li>
  );
}
