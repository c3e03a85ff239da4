"use client";

import { type ComponentProps, useState } from "react";
import type { TimelineEntry } from "../../model/types";
import type { OverviewFilter } from "../../view/filter";
import { textButton } from "../shared/button-styles";
import { SearchMarksContext } from "../shared/search-marks";
import { useSearchMarks } from "../shared/use-search-marks";
import type { ChatsReading } from "./ChatsNotice";
import { DayGroups } from "./DayGroups";
import { useOverviewUi } from "./use-overview-ui";
import { useWorkGroups } from "./use-work-groups";

interface OverviewListProps extends Omit<ComponentProps<typeof DayGroups>, "subject" | "arrived"> {
  shown: readonly TimelineEntry[];
  filter: OverviewFilter;
  chats: ChatsReading | undefined;
}

/** The rows of the overview, the words of its search marked in them. */
export function OverviewList(props: OverviewListProps) {
  return (
    <SearchMarksContext.Provider value={useSearchMarks(props.filter.text)}>
      <ArrangedRows {...props} />
    </SearchMarksContext.Provider>
  );
}

/** The rows under what the filter says: their days, their chats or their tracks. */
function ArrangedRows({ shown, filter, groups, chats, ...drawing }: OverviewListProps) {
  const { messages } = useOverviewUi();
  const byDay = filter.groupBy === "day";
  const { WorkGroups, hasFailed, retry } = useWorkGroups(!byDay);
  // Days that are there stay until what was asked for can take their place.
  const [daysShown, setDaysShown] = useState(byDay);
  if (byDay && !daysShown) setDaysShown(true);
  const list = { ...drawing, subject: filter, arrived: chats?.rows ?? 0 };
  if (!byDay && WorkGroups) {
    return <WorkGroups {...list} shown={shown} filter={filter} titles={chats?.titles} />;
  }
  if (!byDay && !hasFailed && !daysShown) {
    return <p className="tl:px-3 tl:py-2.5 tl:text-muted">{messages.loading}</p>;
  }
  return (
    <>
      {hasFailed && (
        <p role="alert" className="tl:px-3 tl:py-2 tl:text-small tl:text-muted">
          {messages.groupsNotLoaded}{" "}
          <button type="button" className={textButton} onClick={retry}>
            {messages.retry}
          </button>
        </p>
      )}
      <DayGroups {...list} groups={groups} />
    </>
  );
}
