"use client";

import type { OverviewGrouping } from "../../view/filter";
import { Segment } from "./Segment";
import { useOverviewUi } from "./use-overview-ui";

interface GroupingChoiceProps {
  groupBy: OverviewGrouping;
  /** Whether there are tracks. */
  tracked: boolean;
  onChange(groupBy: OverviewGrouping): void;
}

/** What the rows stand under: their day, their chat, or their track where there are any. */
export function GroupingChoice({ groupBy, tracked, onChange }: GroupingChoiceProps) {
  const { messages } = useOverviewUi();
  const choices: [OverviewGrouping, string][] = [
    ["day", messages.groupByDay],
    ["chat", messages.groupByChat],
    ["track", messages.groupByTrack],
  ];
  return (
    <fieldset
      data-slot="overview-grouping"
      className="tl:flex tl:min-w-0 tl:flex-wrap tl:rounded-control tl:bg-soft tl:p-0.5"
    >
      <legend className="tl:sr-only">{messages.groupBy}</legend>
      {choices
        .filter(([grouping]) => grouping !== "track" || tracked || groupBy === "track")
        .map(([grouping, name]) => (
          <Segment
            key={grouping}
            name={name}
            chosen={grouping === groupBy}
            onChoose={() => onChange(grouping)}
          />
        ))}
    </fieldset>
  );
}
