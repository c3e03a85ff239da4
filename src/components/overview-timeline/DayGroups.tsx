"use client";

import { memo, useMemo, useRef } from "react";
import type { DayGroup as Group } from "../../view/day-groups";
import { drawnGroups, groupItems } from "../../view/drawn-items";
import { RowGap } from "../long-list/RowGap";
import { useDrawnRows } from "../long-list/use-drawn-rows";
import { KeptPlace } from "../shared/KeptPlace";
import { MoreRows } from "../shared/MoreRows";
import { SearchMarksContext } from "../shared/search-marks";
import { useSearchMarks } from "../shared/use-search-marks";
import { DayGroup, type HeadingLevel } from "./DayGroup";
import { useListReach } from "./triage/list-reach";

interface DayGroupsProps {
  groups: readonly Group[];
  /** What the reader asked to see. */
  subject: unknown;
  /** The words of it, to be marked. */
  search: string;
  /** How many of the rows have come in between the others. */
  arrived: number;
  names: ReadonlyMap<string, string>;
  headingLevel: HeadingLevel;
  asOf: number | undefined;
}

/** The days of the overview with their rows, or as much of a long list as is in sight. */
export const DayGroups = memo(function DayGroups({
  groups,
  subject,
  search,
  arrived,
  names,
  headingLevel,
  asOf,
}: DayGroupsProps) {
  const list = useRef<HTMLDivElement>(null);
  const items = useMemo(() => groupItems(groups), [groups]);
  const { drawn, after, windowed, undrawn, drawMore } = useDrawnRows(list, items, arrived);
  useListReach({ list, items, rows: () => groups.flatMap(({ rows }) => rows), drawMore });
  const parts = useMemo(() => drawnGroups(groups, drawn), [groups, drawn]);
  return (
    <SearchMarksContext.Provider value={useSearchMarks(search)}>
      <KeptPlace list={list} subject={subject}>
        <div ref={list} className={windowed ? "tl:[overflow-anchor:none]" : ""}>
          {windowed && <RowGap as="div" height={drawn[0]?.gap ?? 0} />}
          {parts.map((part) => (
            <DayGroup
              key={part.group.day ?? "undated"}
              part={part}
              names={names}
              headingLevel={headingLevel}
              asOf={asOf}
            />
          ))}
          {windowed && <RowGap as="div" height={after} />}
        </div>
        <MoreRows count={undrawn} drawMore={drawMore} />
      </KeptPlace>
    </SearchMarksContext.Provider>
  );
});
