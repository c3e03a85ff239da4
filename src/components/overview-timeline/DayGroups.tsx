"use client";

import { memo } from "react";
import type { DayGroup as Group } from "../../view/day-groups";
import { DayGroup } from "./DayGroup";
import { GroupList } from "./GroupList";
import type { ListProps } from "./list-props";

interface DayGroupsProps extends ListProps {
  groups: readonly Group[];
}

/** The days of the overview with their rows. */
export const DayGroups = memo(function DayGroups({ groups, subject, arrived, ...shown }: DayGroupsProps) {
  return (
    <GroupList
      groups={groups}
      subject={subject}
      arrived={arrived}
      draw={(part) => <DayGroup key={part.group.key} part={part} {...shown} />}
    />
  );
});
