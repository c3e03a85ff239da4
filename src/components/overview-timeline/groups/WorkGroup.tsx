"use client";

import { memo, useId, useMemo } from "react";
import { dayChanges } from "../../../view/day-changes";
import type { KeyedEntry } from "../../../view/day-groups";
import type { DrawnGroup, RowGroup } from "../../../view/drawn-items";
import type { GroupWords } from "../../../view/group-name";
import { localDay } from "../../../view/local-day";
import type { GroupSubject } from "../../../view/track-groups";
import type { WorkGroup as Group } from "../../../view/work-groups";
import { RowGap } from "../../long-list/RowGap";
import { useAtTime } from "../../provider/timeline-ui";
import { GroupRows } from "../GroupRows";
import type { ListProps } from "../list-props";
import { useOverviewUi } from "../use-overview-ui";
import { WorkGroupHeader } from "./WorkGroupHeader";

/** A group as the list has it: without its rows where they are folded away. */
export interface ShownGroup extends RowGroup {
  group: Group<GroupSubject>;
  isOpen: boolean;
}

const NO_ROWS: readonly KeyedEntry[] = [];

/** A group as the list is to have it. */
export function shownGroup(group: Group<GroupSubject>, isOpen: boolean): ShownGroup {
  return { key: group.key, rows: isOpen ? group.rows : NO_ROWS, group, isOpen };
}

interface WorkGroupProps extends Pick<ListProps, "names" | "headingLevel" | "asOf"> {
  /** The group, and which of its rows are drawn. */
  part: DrawnGroup<ShownGroup>;
  words: GroupWords;
  onToggle(key: string): void;
}

/** A chat or a track: a line that says what is left of it, and unfolds into its entries, oldest first. */
export const WorkGroup = memo(function WorkGroup({
  part,
  words,
  names,
  headingLevel,
  asOf,
  onToggle,
}: WorkGroupProps) {
  const { group, isOpen } = part.group;
  const [nameId, rowsId] = [useId(), useId()];
  return (
    <section data-slot="overview-group" data-state={isOpen ? "open" : "closed"}>
      <WorkGroupHeader
        group={group}
        isOpen={isOpen}
        nameId={nameId}
        rowsId={rowsId}
        words={words}
        names={names}
        headingLevel={headingLevel}
        live={asOf === undefined}
        onToggle={onToggle}
      />
      {isOpen ? (
        <OpenRows part={part} names={names} asOf={asOf} id={rowsId} labelledBy={nameId} />
      ) : (
        part.after > 0 && <RowGap as="div" height={part.after} />
      )}
    </section>
  );
});

interface OpenRowsProps extends Pick<ListProps, "names" | "asOf"> {
  part: DrawnGroup<ShownGroup>;
  id: string;
  labelledBy: string;
}

/** Rows that go through the days: each new one is said beside the hour. */
function OpenRows({ part, ...rest }: OpenRowsProps) {
  const { times, timeZone, clock } = useOverviewUi();
  const { group } = part.group;
  const today = useAtTime((now) => localDay(now, timeZone), 60_000);
  const days = useMemo(() => {
    const entries = group.rows.map(({ entry }) => entry);
    const drawn = part.rows.map((row) => row.at);
    const said = dayChanges(entries, drawn, timeZone, today);
    return new Map([...said].map(([at, day]) => [at, times.shortDay(day, clock.now())]));
  }, [group.rows, part.rows, timeZone, today, times, clock]);
  // The header of a chat leads to it; what a track or a channel holds is of several.
  const linked = group.of.kind === "track" || group.of.kind === "channel";
  return <GroupRows part={part} days={days} linked={linked} {...rest} />;
}
