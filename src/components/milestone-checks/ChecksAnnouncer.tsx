"use client";

import type { MilestoneReport } from "../../checks/evaluate-milestones";
import { checkCounts, countText, turnFact } from "../../view/checks-view";
import { LiveRegion } from "../shared/LiveRegion";
import { useChecksUi } from "./ChecksUi";

/** Tells a screen reader once when the turn stands otherwise, or other milestones are reached. */
export function ChecksAnnouncer({ report }: { report: MilestoneReport | undefined }) {
  const { words } = useChecksUi();
  const facts = report && [
    turnFact(report.turn, words).words,
    ...checkCounts(report).map(([outcome, count]) => countText(outcome, count, words)),
  ];
  return <LiveRegion news={[{ words: facts ? words.checksOf(facts.join(", ")) : null }]} />;
}
