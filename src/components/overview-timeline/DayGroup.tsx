"use client";

import { Fragment, memo, useId } from "react";
import type { TimelineEntry } from "../../model/types";
import { agentsOf } from "../../view/agent-pair";
import type { DrawnGroup } from "../../view/drawn-items";
import { dayAfter, localDay } from "../../view/local-day";
import { RowGap } from "../long-list/RowGap";
import { useAtTime } from "../provider/timeline-ui";
import { OutcomeCountsLine } from "../shared/OutcomeCountsLine";
import { OverviewRow } from "./OverviewRow";
import { useOverviewUi } from "./use-overview-ui";

/** How deep the days' headings stand in the host's page. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface DayGroupProps {
  /** The day, and which of its rows are drawn. */
  part: DrawnGroup;
  /** Display names of agents by slug. */
  names: ReadonlyMap<string, string>;
  headingLevel: HeadingLevel;
  asOf: number | undefined;
}

/** The entries of one day of the reader, newest first, under a heading that sticks and counts them. */
export const DayGroup = memo(function DayGroup({ part, names, headingLevel, asOf }: DayGroupProps) {
  const { group, rows, after } = part;
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-slot="overview-group" aria-labelledby={headingId}>
      <div
        data-slot="overview-day"
        className="tl:sticky tl:top-0 tl:z-1 tl:print:static tl:flex tl:flex-wrap tl:items-center tl:justify-between tl:gap-x-4 tl:border-y tl:border-border tl:bg-soft tl:px-3 tl:py-1.5 tl:in-first:border-t-0"
      >
        <Heading id={headingId} className="tl:text-base tl:font-normal">
          <DayName day={group.day} />
        </Heading>
        <span className="tl:text-small">
          <OutcomeCountsLine counts={group.counts} icons={false} live={asOf === undefined} />
        </span>
      </div>
      <ol role="list" className="tl:list-none tl:py-1">
        {rows.map(({ key, entry, gap }) => (
          <Fragment key={key}>
            {gap > 0 && <RowGap as="li" height={gap} />}
            <OverviewRow entry={entry} agent={agentLabel(entry, names)} asOf={asOf} />
          </Fragment>
        ))}
        {after > 0 && <RowGap as="li" height={after} />}
      </ol>
    </section>
  );
});

function agentLabel(entry: TimelineEntry, names: ReadonlyMap<string, string>): string {
  return agentsOf(entry)
    .map(({ value, label }) => names.get(value) ?? label)
    .join(", ");
}

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
