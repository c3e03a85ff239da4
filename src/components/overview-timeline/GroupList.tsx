"use client";

import { type ReactNode, useInsertionEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { type DrawnGroup, drawnGroups, groupItems, type RowGroup, rowIndex } from "../../view/drawn-items";
import { RowGap } from "../long-list/RowGap";
import { useDrawnRows } from "../long-list/use-drawn-rows";
import { KeptPlace } from "../shared/KeptPlace";
import { MoreRows } from "../shared/MoreRows";
import { useListReach } from "./triage/list-reach";
import { useOverviewUi } from "./use-overview-ui";

interface GroupListProps<Group extends RowGroup> {
  groups: readonly Group[];
  /** The same groups, none of them folded. @default groups */
  unfolded?: readonly RowGroup[];
  /** Unfolds the group of a row that somebody is led to. */
  onUnfold?: (key: string) => void;
  /** What the reader asked to see. */
  subject: unknown;
  /** How many of the rows have come in between the others. */
  arrived: number;
  /** Draws a group, or the part of it that is in sight, under the group's key. */
  draw(part: DrawnGroup<Group>): ReactNode;
}

/** Groups of rows under headings, or as much of a long list of them as is in sight. */
export function GroupList<Group extends RowGroup>({
  groups,
  unfolded = groups,
  onUnfold,
  subject,
  arrived,
  draw,
}: GroupListProps<Group>) {
  const list = useRef<HTMLDivElement>(null);
  const { messages } = useOverviewUi();
  const items = useMemo(() => groupItems(groups), [groups]);
  const { drawn, after, windowed, undrawn, undrawnItems, drawMore } = useDrawnRows(list, items, arrived);
  const latest = useRef(items);
  useInsertionEffect(() => {
    latest.current = items;
  }, [items]);
  useListReach({
    list,
    items,
    rows: () => unfolded.flatMap(({ rows }) => rows),
    indexOf: (key) => rowIndex(unfolded, key),
    unfold(key) {
      const group = unfolded.find(({ rows }) => rows.some((row) => row.key === key));
      if (group) flushSync(() => onUnfold?.(group.key));
      return latest.current;
    },
    drawMore,
  });
  const parts = useMemo(() => drawnGroups(groups, drawn), [groups, drawn]);
  return (
    <KeptPlace list={list} subject={subject}>
      <div ref={list} className={windowed ? "tl:[overflow-anchor:none]" : ""}>
        {windowed && <RowGap as="div" height={drawn[0]?.gap ?? 0} />}
        {parts.map(draw)}
        {windowed && <RowGap as="div" height={after} />}
      </div>
      {/* Where groups are folded, headings may be all that is left to draw. */}
      <MoreRows
        count={undrawn || undrawnItems}
        label={undrawn > 0 ? undefined : messages.showMore}
        drawMore={drawMore}
      />
    </KeptPlace>
  );
}
