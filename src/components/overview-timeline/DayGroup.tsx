"use client";

import { memo, useId } from "react";
import type { DayGroup as Group } from "../../view/day-groups";
import type { DrawnGroup } from "../../view/drawn-items";
import { dayAfter, localDay } from "../../view/local-day";
import { useAtTime } from "../provider/timeline-ui";
import { OutcomeCountsLine } from "../shared/OutcomeCountsLine";
import { GroupRows } from "./GroupRows";
import type { ListProps } from "./list-props";
import { useOverviewUi } from "./use-overview-ui";

interface DayGroupProps extends Pick<ListProps, "names" | "headingLevel" | "asOf"> {
  /** The day, and which of its rows are drawn. */
  part: DrawnGroup<Group>;
}

// A landmark a day would be too many, and two overviews on a page would have the same ones.
const GROUP = "group";

/** The entries of one day of the reader, newest first, under a heading that sticks and counts them. */
export const DayGroup = memo(function DayGroup({ part, names, headingLevel, asOf }: DayGroupProps) {
  const { group } = part;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section role={GROUP} data-slot="overview-group" aria-labelledby={headingId}>
      <div
        data-slot="overview-day"
        data-heading=""
        className="tl:sticky tl:top-(--tl-triage,0px) tl:z-1 tl:print:static tl:flex tl:flex-wrap tl:items-center tl:justify-between tl:gap-x-4 tl:border-y tl:border-border tl:bg-soft tl:px-3 tl:py-1.5 tl:in-first:border-t-0"
      >
        <Heading id={headingId} className="tl:text-base tl:font-normal">
          <DayName day={group.day} />
        </Heading>
        <span className="tl:text-small">
          <OutcomeCountsLine
            counts={group.header.counts}
            queued={group.header.queued}
            icons={false}
            live={asOf === undefined}
          />
        </span>
      </div>
      <GroupRows part={part} names={names} asOf={asOf} />
    </section>
  );
});

function DayName({ day }: { day: string | null }) {
  const { messages, times, timeZone, clock } = useOverviewUi();
  const nearness = useAtTime((now) => {
    const today = localDay(now, timeZone);
    if (today === null || day === null) return "earlier";
    if (day === today) return "today";
    return day === dayAfter(today, -1) ? "yesterday" : "earlier";
  }, 60_000);
  if (day === null) return <span className="tl:font-semibold">{messages.undated}</span>;
  const name = times.day(day, clock.now());
  if (nearness === "earlier") return <span className="tl:font-semibold">{name}</span>;
  return (
    <>
      <span className="tl:font-semibold">{nearness === "today" ? messages.today : messages.yesterday}</span>{" "}
      <span className="tl:ms-1 tl:text-muted">{name}</span>
    </>
  );
}
