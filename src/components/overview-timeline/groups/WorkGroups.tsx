"use client";

import { memo, useMemo } from "react";
import { conversationMessages } from "../../../messages/conversation-messages";
import { groupsMessages } from "../../../messages/groups-messages";
import type { TimelineEntry } from "../../../model/types";
import type { ChatTitle } from "../../../query/other-chats/use-other-chats";
import { groupByChat } from "../../../view/chat-groups";
import type { OverviewFilter } from "../../../view/filter";
import { type GroupSubject, groupEntriesByTrack } from "../../../view/track-groups";
import type { WorkGroup as Group } from "../../../view/work-groups";
import { usePrinting } from "../../long-list/use-printing";
import { useTimelineUi } from "../../provider/timeline-ui";
import { chatTitle } from "../chat-title";
import { GroupList } from "../GroupList";
import type { ListProps } from "../list-props";
import { useOpenGroups } from "./use-open-groups";
import { shownGroup, WorkGroup } from "./WorkGroup";

export interface WorkGroupsProps extends ListProps {
  shown: readonly TimelineEntry[];
  /** What they stand under, and which tracks were asked for. */
  filter: OverviewFilter;
  /** What people call the project's chats, as far as that is known. */
  titles: readonly ChatTitle[] | undefined;
}

/** The chats or the tracks of the overview, each a line that unfolds into its rows. On paper all are unfolded. */
export const WorkGroups = memo(function WorkGroups({
  shown,
  filter: { groupBy, tracks, oldestFirst, text },
  titles,
  subject,
  arrived,
  ...drawing
}: WorkGroupsProps) {
  const { wordsOf } = useTimelineUi();
  const words = useMemo(() => ({ ...wordsOf(conversationMessages), ...wordsOf(groupsMessages) }), [wordsOf]);
  const titleOf = useMemo(() => chatTitle(titles), [titles]);
  const groups: readonly Group<GroupSubject>[] = useMemo(
    () =>
      groupBy === "track"
        ? groupEntriesByTrack(shown, { only: tracks, oldestFirst })
        : groupByChat(shown, { titleOf, oldestFirst }),
    [shown, groupBy, tracks, oldestFirst, titleOf],
  );
  const { open, onToggle, onUnfold } = useOpenGroups(groups, text.trim() !== "");
  const printing = usePrinting();
  const foldable = useMemo(
    () => groups.map((group) => shownGroup(group, printing || open.has(group.key))),
    [groups, open, printing],
  );
  // Whoever unfolds a line asks for what comes below it to move.
  const asked = useMemo(() => ({ subject, open }), [subject, open]);
  return (
    <GroupList
      groups={foldable}
      unfolded={groups}
      onUnfold={onUnfold}
      subject={asked}
      arrived={arrived}
      draw={(part) => (
        <WorkGroup key={part.group.key} part={part} words={words} onToggle={onToggle} {...drawing} />
      )}
    />
  );
});
